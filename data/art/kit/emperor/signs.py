# SPDX-License-Identifier: GPL-3.0-or-later
"""Small signs, 32 x 32, seen at 16 px: facts of a seat, kinds of cards, what a turn offers."""

from palette import *
from shapes import *
from emperor.parts import coin_face, star, star_outline


def sign(outline, body):
    """Both rims around an outline, then what is in it."""
    return svg(
        32,
        32,
        ''.join(
            P(outline, tone, f'stroke="{tone}" stroke-width="{width}" stroke-linejoin="round"')
            for tone, width in ((PAPER, 5), (INK, 3))
        )
        + body,
    )


def disc(x, y, r):
    """Path data of a disc."""
    return f'M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0-{n(2 * r)} 0Z'


def gold():
    """Gold of a seat."""
    return sign(disc(16, 16, 13), coin_face(16, 16, 13) + R(11, 11, 10, 10, INK, 1.5))


def stars():
    """Stars that a seat has left."""
    return sign(star_outline(16, 17.4, 14.4, 0.5), star(16, 17.4, 14.4, k=0.5))


def card(x, y, turn, tone, more=''):
    """A small card, 15 x 21, and its outline at the same place."""
    return at(
        x, y, R(-8.5, -11.5, 17, 23, INK, 3.5) + R(-6.5, -9.5, 13, 19, tone, 2) + more, 1, turn
    )


def hand():
    """Cards in the hand."""
    lozenge = P('M0-5.5L4 0L0 5.5L-4 0Z', RED)
    rim = at(11, 16, R(-9.5, -12.5, 19, 25, PAPER, 4), 1, -14)
    rim += at(20, 16.5, R(-9.5, -12.5, 19, 25, PAPER, 4), 1, 10)
    return svg(32, 32, rim + card(11, 16, -14, RED) + card(20, 16.5, 10, PAPER, lozenge))


def upright(rim, ground, body):
    """A card that stands straight."""
    return sign(
        rounded(6, 3, 20, 26, 3), R(6, 3, 20, 26, rim, 3) + R(8.5, 5.5, 15, 21, ground, 1.5) + body
    )


def market():
    """Black Market cards."""
    return upright(
        GOLD, NIGHT, P('M16 8L22 16L16 24L10 16Z', GOLD_L) + R(13.7, 13.7, 4.6, 4.6, NIGHT_D)
    )


def event():
    """Events."""
    return upright(BLUE_L, BLUE, C(16, 16, 7, PAPER) + C(16, 16, 5.2, RED))


def event_once():
    """The Event that may be completed in a turn."""
    return upright(BLUE_L, BLUE, star(16, 16.6, 8.6, PAPER_L, GOLD, GOLD_L, 0.5))


def move():
    """The move of the Meeple."""
    cloak = 'M11 13C6 13 5 18 3.5 28Q11 31 18.5 28C17 18 16 13 11 13Z'
    arrow = 'M18 12H22V7L30 14.5L22 22V17H19Z'
    o = P(cloak, RED) + P('M11 13C6 13 5 18 3.5 28Q6 29 8 29.2C8 22 8.5 17 11 13Z', RED_L)
    o += C(11, 8, 5, SKINS[0][0]) + P('M11 3A5 5 0 0 1 11 13Z', SKINS[0][1])
    o += P('M6 7.5L5.5 2L8.5 4L11 1.5L13.5 4L16.5 2L16 7.5Z', GOLD)
    return sign(
        cloak + disc(11, 8, 5) + arrow, o + P(arrow, GOLD_L) + P('M18 14.5H30L22 22V17H19Z', GOLD)
    )


def book():
    """The Book of Strategies."""
    slips = ''.join(f'M{x} 4h4.6v24h-4.6Z' for x in (3.5, 9.4, 15.3, 21.2))
    lit = ''.join(f'M{x} 4h2v24h-2Z' for x in (3.5, 9.4, 15.3, 21.2))
    o = R(3, 3, 26, 26, EARTH_D, 2) + P(slips, PAPER_D) + P(lit, PAPER)
    o += R(3, 8.5, 26, 3.4, RED) + R(3, 20.5, 26, 3.4, RED)
    return sign(rounded(3, 3, 26, 26, 2), o)


def elixir():
    """The Elixir of Long Life."""
    gourd = (
        'M13 6H19C19.5 8 22 9 22 12.5C22 15 20.5 16 19.5 17C24 18.5 26 21 26 24'
        'C26 28 22 29.3 16 29.3C10 29.3 6 28 6 24C6 21 8 18.5 12.5 17C11.5 16 10 15 10 12.5'
        'C10 9 12.5 8 13 6Z'
    )
    o = P(gourd, RED) + P(
        'M13 6H15C14 12 14 15 14.5 17C11 20 10 25 12 29.5C8 28.5 6 26.5 6 24'
        'C6 21 8 18.5 12.5 17C11.5 16 10 15 10 12.5C10 9 12.5 8 13 6Z',
        RED_L,
    )
    o += P(
        'M19 6C19.5 8 22 9 22 12.5C22 15 20.5 16 19.5 17C24 18.5 26 21 26 24'
        'C26 26.5 24.5 28.2 22 29C23.5 24 22 20 18.5 17C19.5 13 19 9 18 6Z',
        RED_D,
    )
    o += R(11.5, 15.3, 9, 3.4, GOLD_L, 1.5) + R(12.5, 2.5, 7, 4, JADE_L, 1.5)
    return sign(gourd + rounded(12.5, 2.5, 7, 5, 1.5), o)


def action():
    """A card that is played in the own turn."""
    arrow = 'M16 7L24.5 16H19.5V24.5H12.5V16H7.5Z'
    return sign(disc(16, 16, 13), C(16, 16, 13, JADE_D) + C(15.5, 15.5, 12, JADE) + P(arrow, PAPER))


def reaction():
    """A card that answers."""
    shield = 'M4 5.5Q16 2 28 5.5V15C28 22.5 22 27 16 29.5C10 27 4 22.5 4 15Z'
    o = P(shield, BLUE) + P('M16 3.8Q22 3.8 28 5.5V15C28 22.5 22 27 16 29.5Z', BLUE_D)
    return sign(
        shield,
        o
        + P(
            'M8 12L16 8L24 12V17.5L16 13.5L8 17.5ZM8 20L16 16L24 20' 'L21.5 23L16 20.5L10.5 23Z',
            PAPER,
        ),
    )


def intrigue():
    """A plot."""
    lozenge = 'M16 3L29 16L16 29L3 16Z'
    blade = P('M16 26L12.8 21V13H19.2V21Z', PAPER) + P('M16 26V13H19.2V21Z', PAPER_X)
    return sign(
        lozenge,
        P(lozenge, PLUM)
        + P('M16 3L29 16L16 29Z', PLUM_D)
        + blade
        + R(9.5, 10.6, 13, 3.4, GOLD_L, 1.5)
        + R(14.2, 5.5, 3.6, 6, GOLD, 1.5),
    )


def poison():
    """A seat is poisoned: a vial."""
    vial = (
        'M12.5 5H19.5V12C25 14.5 27.5 18.5 26.5 23.5C25.5 27.5 22 29 16 29'
        'C10 29 6.5 27.5 5.5 23.5C4.5 18.5 7 14.5 12.5 12Z'
    )
    right = 'M16 5H19.5V12C25 14.5 27.5 18.5 26.5 23.5C25.5 27.5 22 29 16 29Z'
    liquid = 'M5.3 20Q10 16.5 16 19.5T26.7 20Q27.2 25 24 27.3Q21 29 16 29T8 27.3Q4.8 25 5.3 20Z'
    o = P(vial, IRON_L) + P(right, IRON) + P(liquid, PLUM)
    o += P('M16 19.5Q21.5 22.5 26.7 20Q27.2 25 24 27.3Q21 29 16 29Z', PLUM_D)
    o += C(11.5, 23.8, 2, PLUM_H) + R(11, 3, 10, 4.5, EARTH_L, 1.5)
    return sign(vial + rounded(11, 3, 10, 4.5, 1.5), o)


def guest():
    """A guest of the Empress: her crown on lacquer."""
    crown = 'M6.5 22L5 11L11 15L16 6.5L21 15L27 11L25.5 22Q16 26 6.5 22Z'
    o = C(16, 16, 13, RED_D) + C(15.5, 15.5, 12, RED)
    o += P(crown, GOLD) + P('M6.5 22L5 11L11 15L16 6.5V24Q11 24 6.5 22Z', GOLD_L)
    return sign(disc(16, 16, 13), o + C(16, 19, 2.2, JADE))


ALL = {
    'sign-gold': gold,
    'sign-star': stars,
    'sign-hand': hand,
    'sign-market': market,
    'sign-event': event,
    'sign-action': action,
    'sign-reaction': reaction,
    'sign-intrigue': intrigue,
    'sign-move': move,
    'sign-book': book,
    'sign-elixir': elixir,
    'sign-event-once': event_once,
    'poison': poison,
    'guest': guest,
}
