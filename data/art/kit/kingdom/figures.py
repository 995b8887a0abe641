# SPDX-License-Identifier: GPL-3.0-or-later
"""What the busts of the court have in common.

240 x 240: the axis is x = 120, the brow lies at 88, the shoulders meet the ring at (43.6, 192).
"""

from palette import *
from shapes import *

ARC = 'A105 105 0 0 1 '
# What a character gives: shade, mid and rim of its ground.
GROUND = {
    'triangle': (JADE_D, JADE, JADE_X),
    'token': (EMBER_D, EMBER, EMBER_X),
    'action': (PLUM_D, PLUM, PLUM_X),
    'victory': (RED_D, RED, RED_X),
}
SHAPE = {
    'jester': 'token',
    'charlatan': 'action',
    'farmer': 'triangle',
    'laborer': 'triangle',
    'philosopher': 'token',
    'handmaiden': 'action',
    'guard': 'triangle',
    'hunter': 'token',
    'astronomer': 'triangle',
    'merchant': 'action',
    'magician': 'action',
    'knight': 'triangle',
    'pawnbroker': 'action',
    'noblewoman': 'token',
    'nobleman': 'action',
    'alchemist': 'action',
    'bishop': 'action',
    'general': 'action',
    'queen': 'action',
    'king': 'victory',
}
# Height and tilt of eyes.
EYES = {
    'calm': (1, 0),
    'stern': (0.86, 6),
    'kind': (1, -6),
    'old': (0.74, -4),
    'sly': (0.66, 8),
    'wide': (1.18, -2),
    'proud': (0.78, 0),
}


def ring(name, rays_=28, share=.36):
    """The medallion of a character: a gold ring around a sunburst."""
    d, m, _ = GROUND[SHAPE[name]]
    return (
        C(120, 120, 116, INK) + C(120, 120, 114, GOLD) + C(120, 120, 108, GOLD_D)
        + C(120, 120, 105, d) + (rays(120, 120, 0, 105, rays_, mix(d, m, share)) if rays_ else '')
    )


def plain(name, *_):
    """The ground alone, for a bust that something else frames."""
    return R(0, 0, 240, 240, GROUND[SHAPE[name]][0])


def halo(c, r=58, line=None, y=96):
    """A disc behind the head."""
    return C(120, y, r, c) + (O(120, y, r - 4.5, line, 1.8) if line else '')


def shoulders(l, m, d, top=152, slope=164):
    """Shoulders to the rim: lit plane, middle, shade."""
    h = f'M43.6 192C54 {slope + 4} 78 {slope} 100 {top}L120 {top + 3}V225{ARC}43.6 192Z'
    o = half(h, m, d, 120)
    return (
        o
        + P(
            (
                f'M43.6 192C54 {slope + 4} 78 {slope} 100 {top}C84 {top + 26} 72 192 68 '
                f'{n(211)}{ARC}43.6 192Z'
            ), l,
        )
    )


def neck(skin, w=15, low=160):
    """Neck, in the shade of the chin."""
    a, b = SKINS[skin]
    return (
        P(f'M{120 - w} 122H{120 + w}V{low - 6}Q120 {low + 12} {120 - w} {low - 6}Z', b)
        + P(f'M{120 - w} 136Q120 154 {120 + w} 136V130H{120 - w}Z', b)
    )


def face(
    skin=0, w=29, jaw=15, chin=145, brow=(INK, 4, 0), eye='calm', nose=(5.2, 110), lips=None, old=0,
    ears=True, top=57, mouth=127,
):
    """One face: half width at the eyes, half width of the jaw, chin; brow as colour, thickness and
    tilt; nose as width and tip."""
    a, b = SKINS[skin]
    x0, x1 = 120 - w, 120 + w
    nw, ny = nose
    o = ''
    if ears:
        o += both(P(f'M{x0 + 1} 93c-8-3-10 6-7 13 1 4 6 8 9 7Z', b), 120)
    cheeks = f'{n(120 + jaw + 7)} {chin - 16} {x1} 113 {x1} 93C{x1}'
    foot = f'Q{n(120 + jaw * .5)} {chin + 1} {120 + jaw} {chin - 6}C{cheeks}'
    o += P(
        f'M120 {top}C{n(120 - w * .74)} {top} {x0} 74 {x0} 93C{x0} 113 {n(120 - jaw - 7)} '
        f'{chin - 16} {120 - jaw} {chin - 6}Q{n(120 - jaw * .5)} {chin + 1} 120 {chin + 1}{foot} '
        f'74 {n(120 + w * .74)} {top} 120 {top}Z',
        a,
    )
    o += P(
        f'M128 {top + 1}C126 70 124 80 120.6 87L{n(120 - nw)} {ny - 2}Q{n(120 - nw)} {ny + 3} 121 '
        f'{ny + 3.5}L119.4 {mouth - 7}Q123 {mouth - 4} 120 {mouth - .5}L122 {mouth + 4.5}'
        f'Q119 {chin - 6} 124 {chin + .6}Q{n(120 + jaw * .6)} {chin} {120 + jaw} {chin - 6}'
        f'C{cheeks} 76 {n(120 + w * .7)} {top + 2} 128 {top + 1}Z',
        b,
    )
    bc, bt, tilt = brow
    if bt:
        o += cuts(
            bc, (97, 88 - tilt, 115, 89 + tilt, bt / 2, -2.2),
            (125, 89 + tilt, 143, 88 - tilt, bt / 2, -2.2),
        )
    hgt, rot = EYES[eye]
    for s in (0, 1):
        e = (
            P('M97 98Q105 90 114.5 98.5Q105 103.4 97 98Z', PAPER_L if not s else PAPER_D)
            + C(106.2, 97.2, 3.5, INK)
            + P('M96 98.6Q104.5 88.4 115.2 99.2Q105.5 93.8 96 98.6Z', INK)
        )
        e = (
            G(e, f'translate(106 98) rotate({rot}) scale(1 {hgt}) translate(-106 -98)')
            if eye != 'calm'
            else e
        )
        o += flip(e, 120) if s else e
    lp = lips or (FLESH, FLESH_D, FLESH, FLESH_D)[skin]
    o += P(
        (
            f'M110.5 {mouth}Q116 {mouth - 3.4} 120 {mouth - 1.4}Q124 {mouth - 3.4} 129.5 {mouth}'
            f'Q120 {mouth + 2.6} 110.5 {mouth}Z'
        ), lp,
    )
    if lips:
        o += P(
            (
                f'M112.5 {mouth + 1.2}Q120 {mouth + 3} 127.5 {mouth + 1.2}Q120 {mouth + 7} 112.5 '
                f'{mouth + 1.2}Z'
            ), (RED_L if lips != RED_D else FLESH),
        )
    if old:
        o += cuts(
            b, (96, 106, 108, 107, .8, 2), (99, 71, 116, 71, .8, -1.4), (104, 77, 117, 77, .7, -1)
        )
        o += cuts(b, (103, 118, 99, 128, .9, 1.6))
    return o
