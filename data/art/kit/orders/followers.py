# SPDX-License-Identifier: GPL-3.0-or-later
"""Followers on the map: four roles and the reserve, in the colours of the seats.

Standing figures are 96 x 112, the foot at (48, 104); the farmer lies on his field, 120 x 88, his
middle at (60, 44). Thick rims and great signs: made for 24 px, good at 200.
"""

from common import COLOURS, EMBLEMS, INKED
from palette import *
from shapes import *

HAIR = (INK, EARTH_X, INK_D, EARTH_D, INK, EARTH_X, EARTH_D, INK_D)
SKIN_OF = (0, 2, 1, 3, 0, 2, 1, 3)


def sign(index, x, y, s):
    """The sign of a colour on paper, in the dark tone where the mid tone is pale."""
    name, m, _, d = COLOURS[index]
    tone = INK if name == 'white' else d if name in INKED else m
    return at(x, y, G(P(EMBLEMS[index], tone), 'translate(-12 -12)'), s)


def edge(d, w=4):
    """The ink rim of a part."""
    return P(d, INK, f'stroke="{INK}" stroke-width="{w}" stroke-linejoin="round"')


def both_rims(*parts):
    """The rims around all parts: ink, and paper so broad that it stands out from a town."""
    d = ' '.join(parts)
    return rims(d, 7, PAPER, INK, 12)


def cloak(i, top):
    """A cloak in the colours of a seat: its outline, its drawing."""
    _, m, l, d = COLOURS[i]
    b = (
        f'M48 {top}C34 {top} 26 {top + 8} 23 {top + 20}L11 99Q48 111 85 99L73 {top + 20}C70'
        f' {top + 8} 62 {top} 48 {top}Z'
    )
    o = P(b, d) + P(
        f'M48 {top}C34 {top} 26 {top + 8} 23 {top + 20}L11 99Q30 105 50 105C57 90 58 70 48 {top}Z',
        m,
    )
    o += P(
        (
            f'M40 {top + 1}C31 {top + 4} 25 {top + 11} 23 {top + 20}L11 99Q17 101 24 102.6C25 86 29'
            f' 66 40 {top + 1}Z'
        ),
        l,
    )
    return b, o


def badge(i, x, y, r, s):
    """The sign on a disc."""
    return C(x, y, r + 2.5, INK) + C(x, y, r, PAPER) + sign(i, x, y, s)


def face(i, y=0, brow=True):
    """Face 30 wide, axis 48, eyes at 34."""
    a, b = SKINS[SKIN_OF[i]]
    o = P('M48 16C37 16 33 24 33 33C33 44 40 52 48 52C56 52 63 44 63 33C63 24 59 16 48 16Z', a)
    o += P(
        (
            'M51 16.2C51 24 50 28 48.4 31L45 40Q45 42 48 42L47.4 45Q48.6 47 48 52C56 52 63 44 63'
            ' 33C63 24 59 17 51 16.2Z'
        ),
        b,
    )
    o += P(
        'M35.5 34Q40 29.6 45 34.6Q40 37.6 35.5 34ZM60.5 34Q56 29.6 51 34.6Q56 37.6 60.5 34Z',
        PAPER_L,
    ) + P(
        (
            'M38.4 31.6a2.6 2.6 0 0 1 4.4 1.6a2.4 2.4 0 0 1-4.6.4ZM57.6 31.6a2.6 2.6 0 0 0-4.4'
            ' 1.6a2.4 2.4 0 0 0 4.6.4Z'
        ),
        INK,
    )
    if brow:
        o += P(
            (
                'M34.6 30.4Q40 26 45.6 30.6Q40 28.8 34.6 30.4ZM61.4 30.4Q56 26 50.4 30.6Q56 28.8'
                ' 61.4 30.4Z'
            ),
            HAIR[i],
        )
    o += P('M44.2 46.6Q48 45 51.8 46.6Q48 49 44.2 46.6Z', mix(RED, RED_D, 0.5))
    return at(0, y, o)


def standing(body, foot, scale):
    """A whole figure whose foot is drawn at (48, `foot`)."""
    return svg(96, 112, at(48, 104, G(body, f'translate(-48 -{foot})'), scale))


def knight(i):
    """Helmet, and the sign on a shield."""
    m = COLOURS[i][1]
    b, body = cloak(i, 48)
    helm = 'M48 10C33 10 27 20 27 32V46Q30 56 48 58Q66 56 69 46V32C69 20 63 10 48 10Z'
    plume = 'M46 13C40 0 52-4 66-2C80 0 84 10 80 20C76 14 70 12 64 13C60 10 54 10 46 13Z'
    shield = 'M24 62Q48 54 72 62V78C72 94 60 102 48 107C36 102 24 94 24 78Z'
    o = both_rims(b, helm, plume, shield) + body + edge(plume, 3)
    pl, pd = (RED_L, RED_D) if i else (GOLD_L, GOLD_D)
    o += P(plume, pl) + P('M80 20C76 14 70 12 64 13C60 10 54 10 46 13Q60 2 70 5Q78 8 80 20Z', pd)
    o += (
        edge(helm, 3)
        + P(helm, IRON)
        + P('M48 10C33 10 27 20 27 32V46Q29 54 42 57.2L46 40V10Z', IRON_L)
        + P('M40 11.4C31 14 27 22 27 32V46Q27.6 49 30 51.4C32 36 32 22 40 11.4Z', IRON_H)
    )
    o += P('M60 13.4Q69 20 69 32V46Q66 55 54 57.4Q62 40 60 13.4Z', IRON_D)
    o += P('M30 31.5H45L48 35L51 31.5H66V38H51.5L50 52H46L44.5 38H30Z', INK) + P(
        'M34 33.2H42V36.4H34ZM54 33.2H62V36.4H54Z', PAPER
    )
    o += P('M27.4 27Q48 22 68.6 27V30.6Q48 25.6 27.4 30.6Z', GOLD) + P(
        'M27.4 27Q38 24.4 48 24.4V28Q38 28 27.4 30.6Z', GOLD_L
    )
    o += edge(shield, 3) + P(shield, m)
    o += P('M28 65Q48 58.6 68 65V78C68 91 58 98 48 102.4C38 98 28 91 28 78Z', PAPER) + P(
        'M48 61.4Q58 61.8 68 65V78C68 91 58 98 48 102.4Z', PAPER_D
    )
    return standing(o + sign(i, 48, 80.5, 1.42), 107, 0.86)


def broad_hat(i):
    """The hat of a highwayman with its feather, and the outlines of both."""
    hat = (
        'M4 18C2 11 9 9 17 12C24 14 27 11 29 3Q48-7 67 3C69 11 72 14 79 12C87 9 94 11 92 18Q74 29'
        ' 48 29Q22 29 4 18Z'
    )
    feather = 'M62 5C66-7 78-12 91-8C89-5 90-2 86 0C87 3 84 5 80 6C78 10 71 11 64 10Z'
    light, dark = (RED_L, RED_D) if i else (GOLD_L, GOLD_D)
    o = edge(hat, 3) + edge(feather, 2) + P(feather, light)
    o += P('M64 10C71 11 78 10 80 6C84 5 87 3 86 0Q74 0 64 10Z', dark)
    o += P(hat, mix(INK, INK_L, 0.3))
    o += P('M4 18C2 11 9 9 17 12C24 14 27 11 29 3Q38-2 48-2V29Q22 29 4 18Z', INK_L)
    o += P('M27 9Q48 18 69 9L71 14Q48 24 25 14Z', GOLD_D)
    return o + P('M27 9Q38 13.6 48 13.6V20Q36 19.4 25 14Z', GOLD_L), (hat, feather)


def highwayman(i):
    """Broad hat, a cloth over the mouth, a club."""
    _, m, l, d = COLOURS[i]
    b, body = cloak(i, 48)
    hat, outlines = broad_hat(i)
    club = 'M78 104L72 101L80 66Q76 50 86 46Q98 49 92 66Z'
    head = 'M32 26H64V48Q58 58 48 58Q38 58 32 48Z'
    mask = 'M28 44Q48 38 68 44L73 60Q62 72 48 74Q34 72 23 60Z'
    o = both_rims(b, club, head, *outlines) + body + edge(club, 3) + P(club, EARTH_D)
    o += P('M78 104L72 101L80 66Q76 50 86 46Q84 56 86 66Z', EARTH_L)
    o += P(head, INK) + face(i, 3, False) + edge(mask, 3) + P(mask, d)
    o += P('M28 44Q38 41 48 41V74Q34 72 23 60Z', l) + P('M40 41.6Q44 41 48 41V74Q42 62 40 41.6Z', m)
    o += cuts(d, (30, 50, 42, 55, 1.4, -2), (30, 58, 44, 64, 1.4, -2)) + hat
    return standing(o + badge(i, 48, 87, 15.5, 1.06), 106, 0.81)


def monk(i):
    """A cowl."""
    _, m, l, d = COLOURS[i]
    body = (
        'M48 4C30 8 25 24 25 38C21 54 14 80 11 99Q48 111 85 99C82 80 75 54 71 38C71 24 66 8 48 4Z'
    )
    o = (
        both_rims(body)
        + P(body, d)
        + P('M48 4C30 8 25 24 25 38C21 54 14 80 11 99Q30 105 50 105V60Z', m)
        + P(
            (
                'M42 6.4C29 11 25 25 25 38C21 54 14 80 11 99Q17 101 24 102.6C26 80 30 56 32 40C32'
                ' 26 36 14 42 6.4Z'
            ),
            l,
        )
    )
    o += P('M48 14C35 15 31 26 31 36C31 50 39 58 48 58C57 58 65 50 65 36C65 26 61 15 48 14Z', INK)
    o += at(48, 36, G(face(i, 0), 'translate(-48 -34)'), 0.9)
    o += (
        P('M48 45C41 44 37 44 34.6 39C33 50 38 60 48 65V50Q44.6 50 44 48Z', PAPER)
        + P('M48 45C55 44 59 44 61.4 39C63 50 58 60 48 65V50Q51.4 50 52 48Z', PAPER_D)
        + P('M44.6 48Q48 46.8 51.4 48Q48 50 44.6 48Z', RED_D)
    )
    o += (
        edge('M24 73C30 64 40 64 48 69C56 64 66 64 72 73L69 86Q48 78 27 86Z', 2)
        + P('M25 74C31 66 41 66 48 71V79Q36 79 28 84.5Z', l)
        + P('M71 74C65 66 55 66 48 71V79Q60 79 68 84.5Z', m)
    )
    return standing(o + badge(i, 48, 87, 15.5, 1.06), 106, 0.93)


def fork():
    """The fork of a farmer; its outline, its drawing."""
    tines = (
        'M5.6 {}V56Q-2 54-2 46V32H2V46Q2 50 5.6 51V30H9.6V51Q13.2 50 13.2 46V32H17.2V46Q17.2 54 9.6'
        ' 56V{}Z'
    )
    outline = tines.format(112, 112)
    o = P(outline, EARTH_D) + P('M7.6 112V56H9.6V112Z', EARTH_L) + P(tines.format(58, 58), IRON)
    return outline, o + P('M7.6 30H9.6V51Q13.2 50 13.2 46V32H17.2V46Q17.2 54 9.6 56H7.6Z', IRON_H)


def straw_hat(i):
    """The hat of a farmer, its light from the right; its outline, its drawing."""
    hat = 'M10 22C22 18 29 11 33 0Q48-9 63 0C67 11 74 18 86 22Q68 30 48 30Q28 30 10 22Z'
    dark, light = (RED_D, RED) if i else (BLUE_D, BLUE)
    o = edge(hat, 3) + P(hat, GOLD_D)
    o += P('M86 22C74 18 67 11 63 0Q56-4.6 48-4.6V30Q68 30 86 22Z', GOLD)
    o += P('M86 22C74 18 67 11 63 0Q60-2 56-3C58 10 62 20 70 27.6Q79 25.4 86 22Z', GOLD_L)
    o += P('M29 9Q48 18 67 9L71 15Q48 25 25 15Z', dark)
    return hat, o + P('M67 9Q58 13.4 48 13.4V20Q60 19.6 71 15Z', light)


def asleep(i):
    """A head that sleeps, its light from the right; its outline, its drawing."""
    lit, shade = SKINS[SKIN_OF[i]]
    head = 'M32 26H64V42C64 51 57 56 48 56C39 56 32 51 32 42Z'
    o = edge(head, 3) + P(head, shade)
    o += P(
        'M45 26C46 33 47 36 48.4 38L51 45Q51 47 48 47L48.6 49Q47.4 51 48 56C57 56 64 51 64 42V26Z',
        lit,
    )
    o += L('M36.5 41Q40 44 44 41.4M52 41.4Q56 44 59.5 41', INK, 2.4)
    o += P('M44.4 51.4Q48 53.4 51.6 51.4Q48 50 44.4 51.4Z', RED_D)
    if i % 2 == 0:
        beard = 'M48 48C42 46 37 48 35.5 53C41 53 45 52.6 48 51Z'
        o += P(beard + 'M48 48C54 46 59 48 60.5 53C55 53 51 52.6 48 51Z', HAIR[i])
    return head, o


def farmer(i):
    """Lies on his field and sleeps, straw hat and face to the left, the fork beside him.

    Drawn standing with the light from the right, then laid down: so the light comes from above.
    """
    _, m, l, d = COLOURS[i]
    b = 'M48 44C36 44 28 50 25 60L12 106Q48 118 84 106L71 60C68 50 60 44 48 44Z'
    (hat, its_hat), (head, its_head), (tool, its_tool) = straw_hat(i), asleep(i), fork()
    o = both_rims(b, hat, head, tool) + its_tool + edge(b, 3) + P(b, d)
    o += P('M48 44C60 44 68 50 71 60L84 106Q62 112.6 46 112C38 92 38 66 48 44Z', m)
    o += P('M57 45.4C65 48 69 53 71 60L84 106Q76 109 68 110.4C68 90 66 70 57 45.4Z', l)
    o = G(o + its_head + its_hat, 'matrix(0 -.82 .82 0 15 79.5)')
    return svg(120, 88, o + badge(i, 84.6, 40.2, 15, 1.02))


def reserve(i):
    """In reserve: bare head, no attribute."""
    b, body = cloak(i, 46)
    h = HAIR[i]
    hd = 'M48 8C32 8 27 20 28 32C29 42 32 50 37 53Q48 60 59 53C64 50 67 42 68 32C69 20 64 8 48 8Z'
    bun = 'M40 10C36-1 43-5 48-5C53-5 60-1 56 10Z' if i % 2 else ''
    o = both_rims(b, hd, bun) + body + edge(hd, 3) + P(hd + bun, h) + face(i, 0)
    o += P(
        (
            'M48 9C33 9 28 20 29 33C30 38 32 40 33 40C33 30 38 24 45 21Q52 20 55 16Q58 24 63'
            ' 30V40C66 38 67 34 67 31C68 19 62 9 48 9Z'
        ),
        h,
    ) + cuts(INK_L, (33, 27, 44, 14, 1.8, -3), (38, 21, 50, 11, 1.6, -2))
    if bun:
        o += P('M39 8Q48 13 57 8V11.5Q48 16 39 11.5Z', GOLD)
    return standing(o + badge(i, 48, 82, 17, 1.16), 106, 0.92 if i % 2 == 0 else 0.88)


ROLES = {
    'knight': knight,
    'highwayman': highwayman,
    'monk': monk,
    'farmer': farmer,
    'reserve': reserve,
}
ALL = {
    f'follower-{r}-{i + 1}': lambda f=f, i=i: f(i)
    for r, f in ROLES.items()
    for i in range(len(COLOURS))
}
