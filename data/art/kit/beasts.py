# SPDX-License-Identifier: GPL-3.0-or-later
"""The seven clans: a beast each, frontal, and its crest, 240 x 240."""

from palette import *
from shapes import *

# Ground of each clan and the rim of the ground.
GROUNDS = {
    'dragon': (RED_D, RED_X),
    'ox': (JADE_D, JADE_X),
    'crane': (mix(BLUE_L, BLUE, 0.5), BLUE_D),
    'tiger': (mix(EMBER_X, EMBER_D, 0.5), EMBER_X),
    'boar': (OLIVE, OLIVE_X),
    'fox': (PLUM_D, PLUM_X),
    'rat': (IRON_D, IRON_X),
}


def dragon_head(pearl=True):
    """Frontal mask with antlers, mane of flames, whiskers; the pearl lies in the jaws."""
    o = ''
    # mane: two layers of tongues, tips on the circle
    outer = (
        'M120 62C96 62 84 66 76 74C66 70 52 70 42 80C52 80 56 86 54 92C44 92 34 98 27 112C38 106 46'
        ' 108 50 114C42 120 34 132 33 148C41 138 50 136 56 140C52 150 50 164 56 180C60 168 68 162'
        ' 74 164C74 176 80 192 92 203C90 192 96 184 104 182L120 190Z'
    )
    inner = (
        'M120 74C100 72 88 78 82 88C74 84 66 86 58 94C68 94 70 100 68 106C60 108 52 116 48 128C58'
        ' 122 66 122 70 128C64 136 62 146 64 158C70 148 78 146 82 150C82 162 86 172 94 180C94 168'
        ' 100 162 106 162L120 166Z'
    )
    o += half(outer, EMBER, EMBER_D, 120) + half(inner, EMBER_L, EMBER, 120)
    m = (
        (46, 84, 66, 96, 2.2, -3),
        (32, 108, 54, 112, 2.2, -3),
        (37, 138, 58, 130, 2.2, -3),
        (55, 170, 68, 146, 2.2, -3),
        (88, 196, 84, 168, 2.2, -2),
    )
    o += cuts(EMBER_D, *m) + flip(cuts(EMBER_X, *m), 120)
    # antlers
    antler = (
        'M106 80C98 72 92 65 85 62C75 66 62 65 52 54C62 57 71 56 77 52C71 46 67 39 68 30C75 39 81'
        ' 44 88 49C90 43 91 37 90 29C98 37 100 47 97 56C104 62 110 69 114 76Z'
    )
    o += P(antler, GOLD_L) + flip(P(antler, GOLD), 120)
    o += both(P('M106 80C98 72 92 65 85 62C90 62 94 60 97 56C104 62 110 69 114 76Z', GOLD_D), 120)
    # ears
    ear = 'M86 96C72 92 58 86 50 74C66 74 84 78 94 88Z'
    o += (
        P(ear, JADE_L)
        + flip(P(ear, JADE), 120)
        + both(P('M82 91C72 88 64 84 58 78C70 79 80 82 87 87Z', JADE_D), 120)
    )
    # lower jaw, mouth, pearl
    o += half('M120 214C98 212 84 190 84 160L120 160Z', JADE, JADE_D, 120)
    o += P('M90 160C88 184 100 206 120 206C140 206 152 184 150 160Z', INK_D)
    o += both(P('M96 192L94 176L103 187Z', PAPER_D), 120)
    o += P('M98 190Q120 214 142 190Q136 205 120 205Q104 205 98 190Z', RED)
    if pearl:
        o += C(120, 186, 15.5, PEARL) + C(118.5, 184.5, 13.6, PAPER) + C(115, 181, 7, PAPER_L)
    else:
        o += half('M120 192C111 190 105 195 105 201Q112 207 120 207Z', RED_L, RED, 120)
    beard = (
        'M120 220C114 218 110 213 108 208C104 210 100 210 96 206C100 204 102 200 102 196Q110 206'
        ' 120 206Z'
    )
    o += P(beard, PAPER) + flip(P(beard, PAPER_D), 120)
    # face
    face = (
        'M120 70C104 68 92 74 86 84C78 94 72 106 76 120C78 130 86 134 92 138C82 144 78 156 84 166'
        'C92 176 106 172 120 172Z'
    )
    o += half(face, JADE_L, JADE, 120)
    o += both(
        P(
            (
                'M76 120C78 130 86 134 92 138C88 140 84.5 144 82.5 149C74 146 69 138 66 128Q72 126'
                ' 76 120Z'
            ),
            GOLD,
        ),
        120,
    )
    c = (
        (80, 104, 82, 122, 2.2, 2),
        (88, 132, 97, 136, 2, -2),
        (90, 126, 101, 130, 2, -2),
        (96, 78, 106, 84, 2, -1.5),
    )
    o += cuts(JADE, *c) + flip(cuts(JADE_D, *c), 120)
    # bridge and nose
    o += half(
        'M120 86C113 96 111 116 109 132C98 138 92 148 96 158C103 164 112 162 120 160Z',
        JADE_H,
        JADE_D,
        120,
    )
    o += both(P('M99 154C98 145 108 143 110 151C108 157 102 158 99 154Z', INK_D), 120)
    o += cuts(
        JADE,
        (108, 118, 117, 114, 2, -1.5),
        (107, 127, 117, 123, 2, -1.5),
        (106, 136, 116, 132, 2, -1.5),
    )
    # upper fangs
    o += P('M87 166L93 188L103 171Z', PAPER) + flip(P('M87 166L93 188L103 171Z', PAPER_D), 120)
    if not pearl:
        o += both(P('M106 172L110 180L115 172Z', PAPER), 120)
    # eyes and flame brows
    o += both(
        P('M80 113Q94 103 110 121Q94 127 80 113Z', INK_D)
        + C(96, 116, 4.8, GOLD_L)
        + C(96.5, 116, 2, INK_D),
        120,
    )
    brow = (
        'M114 114C106 99 97 96 88 101C81 105 71 104 65 98C72 98 76 96 78 92C69 94 61 89 57 80C65 85'
        ' 72 85 77 81C71 79 67 75 65 68C72 75 82 77 90 80C102 85 112 94 114 114Z'
    )
    o += P(brow, PAPER) + flip(P(brow, PAPER_D), 120)
    # jewel on the brow
    o += (
        P('M120 64L130 82L120 102L110 82Z', GOLD_D)
        + P('M120 69L127 82L120 97L113 82Z', RED)
        + P('M120 69L113 82L120 97Z', RED_L)
    )
    # whiskers
    w = (
        'M97 158C80 170 68 162 60 156C48 148 36 156 36 168C37 178 47 181 52 174C48 176 43 173 43'
        ' 167C44 160 52 159 59 164C70 172 84 174 97 158Z'
    )
    o += P(w, PAPER) + flip(P(w, PAPER_D), 120)
    return o


def ox_head():
    """Crescent horns with gold bands, a ring in the nose."""
    horn = 'M104 84C78 98 44 90 31 50C29 42 35 38 38 44C49 64 66 67 87 61C103 58 114 63 120 72Z'
    tip = 'M31 50C29 42 35 38 38 44C42.5 52 47.5 57 53 61L47 75C40 69 34.5 60 31 50Z'
    o = mirror(horn, PAPER_L, PAPER_D, 120) + mirror(tip, RED_L, RED, 120)
    o += mirror('M51.5 60L45.5 73.5L52.5 78.5L58.5 63.5Z', GOLD_L, GOLD, 120)
    o += pair(
        PAPER_X,
        PAPER_X,
        120,
        (67, 67, 63, 84, 2, 2),
        (79, 66, 77, 88, 2, 2),
        (91, 64, 92, 87, 2, 2),
    )
    ear = 'M80 104C60 90 42 94 32 107C46 124 68 126 82 119Z'
    o += mirror(ear, EARTH, EARTH_D, 120)
    o += mirror('M76 108C62 101 51 102 43 108C52 117 66 119 76 115Z', FLESH_L, FLESH, 120)
    # head, cheeks, brow and bridge of the nose
    o += half(
        'M120 68C88 68 70 84 68 104C68 128 80 148 84 166C86 190 102 207 120 207Z',
        EARTH_L,
        EARTH,
        120,
    )
    o += mirror(
        'M68 104C68 128 80 148 84 166C91 158 93 146 89 134C80 126 73 116 68 104Z',
        EARTH,
        EARTH_D,
        120,
    )
    o += half('M120 96C109 104 104 120 104 136L102 162H120Z', EARTH_H, EARTH_D, 120)
    o += P(
        (
            'M120 60C100 61 88 71 87 87C92 84 96 91 97 102C102 92 107 97 109 110C112 98 118 104'
            ' 120 128C122 104 128 98 131 110C133 97 138 92 143 102C144 91 148 84 153 87'
            'C152 71 140 61 120 60Z'
        ),
        EARTH_D,
    )
    o += cuts(EARTH, (99, 72, 104, 94, 2.2, 1.5), (110, 66, 112, 96, 2.2, 1))
    o += cuts(EARTH_X, (130, 66, 128, 96, 2.2, -1), (141, 72, 136, 94, 2.2, -1.5))
    o += both(
        P('M76 118Q90 105 106 124Q90 133 76 118Z', INK_D)
        + C(92, 119.8, 4.2, GOLD_L)
        + C(92.4, 120, 1.8, INK_D)
        + cuts(EARTH_D, (73, 110, 102, 111, 3.2, -4)),
        120,
    )
    # muzzle
    o += half('M120 158C96 153 78 163 78 184C82 204 102 214 120 214Z', PAPER, PAPER_X, 120)
    o += half(
        'M120 158C106 155 92 158 86 165Q103 163 110 172Q115 177 120 177Z', PAPER_L, PAPER_D, 120
    )
    o += both(P('M94 181Q104 169 112 181Q103 192 94 181Z', INK_D), 120)
    o += pair(PAPER_X, EARTH, 120, (90, 197, 108, 205, 2.4, 3))
    return (
        o
        + L('M110.5 187C103 222 137 222 129.5 187', GOLD_D, 8)
        + L('M110.5 186C103 220 137 220 129.5 186', GOLD_L, 4)
    )


def tiger_head():
    """Round ears, a jagged ruff, stripes as wedges that all run to the nose."""
    o = C(69, 68, 25, EMBER) + C(171, 68, 25, EMBER_D) + both(C(71, 70, 17, INK_D), 120)
    o += mirror('M58 73Q68 59 83 60L68 86Z', PAPER, PAPER_D, 120)
    ruff = (
        'M120 42C92 40 66 54 56 82C52 92 46 100 36 106L48 114L26 128L46 134L28 154L52 156'
        'L44 180L72 174C82 196 100 206 120 206Z'
    )
    o += half(ruff, EMBER_L, EMBER, 120)
    cheek = (
        'M120 206C100 206 82 196 72 174L44 180L52 156L28 154L46 134L26 128L48 114'
        'C62 126 80 136 90 148C100 158 110 162 120 162Z'
    )
    o += half(cheek, PAPER, PAPER_D, 120)
    o += mirror('M72 174L44 180L52 156L28 154L46 134C56 144 66 156 72 174Z', PAPER_D, PAPER_X, 120)
    o += mirror('M66 106C72 88 96 84 111 106C98 98 82 97 66 106Z', PAPER_L, PAPER_D, 120)
    o += half(
        'M120 84C111 92 108 112 107 132L100 156C106 164 114 166 120 166Z', EMBER_H, EMBER_D, 120
    )
    o += mirror('M120 160C106 152 86 160 84 176C86 192 106 198 120 192Z', PAPER_L, PAPER_D, 120)
    o += half('M120 146C112 146 104 148 100 151C101 164 110 173 120 175Z', RED_L, RED_D, 120)
    # a flat mouth: corners that rise would be a smile
    o += P(
        (
            'M118.5 172H121.5V181Q131 188 145 185.5Q132 193 120 187Q108 193 95 185.5'
            'Q109 188 118.5 181Z'
        ),
        INK_D,
    )
    o += half('M120 192C113 192 107 194 104 198Q112 205 120 205Z', PAPER, PAPER_X, 120)
    o += pair(PAPER_X, PAPER_X, 120, (91, 172, 101, 174, 2), (92, 179, 101, 179.5, 2))
    o += both(
        P('M70 116Q88 100 110 122Q90 130 70 116Z', INK_D)
        + C(91, 116.5, 6, GOLD_L)
        + C(91.5, 116.5, 2.6, INK_D),
        120,
    )
    # stripes: wedges from the edge towards the nose
    s = (
        'M96 44.5Q104 62 115 68Q104 68 88 48ZM80 57Q92 74 110 80Q89 81 73 63ZM63 74Q78 85 98 88Q77'
        ' 94 58 84ZM48 114Q62 113 72 122Q58 122 44 116ZM38 139Q58 134 74 140Q58 146 46 146ZM47.5'
        ' 170Q60 156 76 152Q66 164 58 177Z'
    )
    o += both(P(s, INK_D), 120) + P('M120 42Q123.5 58 120 78Q116.5 58 120 42Z', INK_D)
    return o


def boar_head():
    """Bristles, a wedge of a face, tusks that stand outside the ruff."""
    o = ''
    # bristle crest: tongues fanned from the nape, the lit half first
    crestline = (
        'M120 100L66 84Q66 68 60 56Q72 60 78 68Q78 52 74 40Q86 46 92 58Q94 44 92 30Q103 38 107'
        ' 52Q112 38 120 24Z'
    )
    o += half(crestline, EMBER, EMBER_D, 120)
    t = (
        'M74 78Q74 68 68 62Q82 68 88 80ZM90 70Q90 58 82 48Q96 58 100 72ZM105 66Q105 50 99 40Q112 52'
        ' 114 68Z'
    )
    o += both(P(t, EMBER_X), 120) + P('M120 32Q113 48 114 70H126Q127 48 120 32Z', EMBER_X)
    # cheeks: jagged ruff
    ruff = (
        'M120 72C92 68 74 82 70 98L52 104L62 115L46 128L60 137L47 155L66 159L56 178L80 180L120 196Z'
    )
    o += half(ruff, HIDE, HIDE_D, 120)
    o += both(cuts(HIDE_D, (58, 116, 74, 124, 2.6, 2), (56, 130, 74, 137, 2.6, 2)), 120)
    o += flip(cuts(HIDE_X, (58, 116, 74, 124, 2.6, 2), (56, 130, 74, 137, 2.6, 2)), 120)
    # ears
    ear = 'M92 92C74 92 50 78 40 50C64 52 92 62 106 80Z'
    o += (
        P(ear, HIDE_L)
        + flip(P(ear, HIDE), 120)
        + mirror('M88 87C74 85 58 75 51 60C67 63 84 70 96 80Z', FLESH, FLESH_D, 120)
    )
    # wedge of the face
    o += half(
        'M120 70C100 68 86 78 82 94C78 112 84 132 92 146C92 166 100 182 120 186Z', HIDE_L, HIDE, 120
    )
    o += half('M120 88C112 100 110 118 106 140L98 160H120Z', HIDE_H, HIDE_D, 120)
    o += P(
        'M82 93C77 112 83 133 92 147C98 138 98 128 94 118C88 112 84 104 82 93Z',
        HIDE,
        f'stroke="{HIDE}" stroke-width="1"',
    )
    o += flip(
        P('M82 93C77 112 83 133 92 147C98 138 98 128 94 118C88 112 84 104 82 93Z', HIDE_D), 120
    )
    # brows and eyes
    o += both(P('M80 98C92 96 104 102 112 116C100 110 88 108 80 98Z', INK_D), 120)
    o += both(
        P('M84 112Q95 106 108 120Q95 126 84 112Z', INK_D)
        + C(96, 115.5, 4, GOLD_L)
        + C(96.4, 115.7, 1.7, INK_D),
        120,
    )
    o += cuts(HIDE_D, (112, 130, 119, 127, 1.8, -1.5), (110, 139, 119, 136, 1.8, -1.5)) + cuts(
        HIDE_X, (121, 127, 128, 130, 1.8, -1.5), (121, 136, 130, 139, 1.8, -1.5)
    )
    # mouth, snout disc
    o += P('M90 168Q94 204 120 206Q146 204 150 168Z', EARTH_X) + P(
        'M104 196Q112 206 120 206Q128 206 136 196Q120 190 104 196Z', RED_D
    )
    o += half('M120 144C102 142 88 152 88 168C88 184 102 194 120 194Z', FLESH_L, FLESH, 120)
    o += half('M120 144C104 143 92 150 89 162Q100 152 120 153Z', FLESH_H, FLESH_L, 120)
    o += both(P('M99 170C98 159 111 158 113 168C112 181 100 181 99 170Z', INK_D), 120)
    # tusks
    tusk = 'M98 191C70 200 40 184 34 146C33 134 36 122 43 113C45 144 66 166 96 170Q102 180 98 191Z'
    o += P(tusk, PAPER_L) + flip(P(tusk, PAPER_D), 120)
    o += P('M98 191C70 200 40 184 34 146C42 172 70 188 100 182Q100 187 98 191Z', PAPER_D)
    o += flip(P('M98 191C70 200 40 184 34 146C42 172 70 188 100 182Q100 187 98 191Z', PAPER_X), 120)
    return o


def rat_head():
    """Round ears, one torn, whiskers, a coin held by the teeth."""
    o = (
        C(73, 80, 36, STONE)
        + C(167, 80, 36, STONE_D)
        + C(71, 78.5, 33, STONE_L)
        + C(169, 78.5, 33, STONE)
    )
    o += C(75, 83, 24, FLESH_L) + C(165, 83, 24, FLESH)
    o += P('M75 59A24 24 0 0 1 99 83A24 24 0 0 1 62 103Q84 92 75 59Z', FLESH)
    o += P('M189 88A24 24 0 0 1 150 102Q176 104 183 67A24 24 0 0 1 189 88Z', FLESH_D)
    # the torn ear of the youngest clan
    o += P('M180 45L178 60L187 64L182 78L203 71Q200 54 180 45Z', IRON_D)
    # head
    face = 'M120 66C96 64 78 80 73 102L52 116L67 122L54 140L76 143C84 160 98 176 120 186Z'
    o += half(face, STONE_L, STONE, 120)
    o += half('M120 70C112 74 108 88 110 104C112 122 108 140 104 156L120 168Z', STONE, STONE_D, 120)
    o += half(
        'M120 184C100 176 88 160 82 146C94 140 104 144 110 156Q114 164 120 166Z',
        PAPER,
        PAPER_D,
        120,
    )
    o += both(
        P('M75 112Q92 103 110 122Q88 130 75 112Z', INK_D)
        + C(94, 116.5, 4.6, GOLD_L)
        + C(94.4, 116.7, 1.9, INK_D),
        120,
    )
    o += both(P('M74 103C88 94 104 100 112 116C100 108 88 106 74 103Z', STONE_D), 120)
    o += both(cuts(STONE_D, (58, 119, 74, 121, 2, 1), (60, 137, 76, 134, 2, -1)), 120)
    # coin held by the teeth
    o += C(120, 196, 21, INK_D) + coin(120, 196, 19)
    o += (
        P('M110 178H120V199L112 197Z', PAPER_L)
        + P('M120 178H130L128 197L120 199Z', PAPER_D)
        + R(119.3, 180, 1.4, 18, STONE_D)
    )
    o += half('M120 162C110 160 102 164 104 172Q110 181 120 181Z', FLESH_L, FLESH, 120)
    # whiskers
    w = ((100, 164, 34, 148, 2.6, 4), (100, 170, 36, 172, 2.6, 3), (102, 175, 50, 194, 2.4, 2))
    o += cuts(PAPER, *w) + flip(cuts(PAPER_D, *w), 120)
    return o


def fox_head():
    """Mask with jagged cheeks, great ears and a flame on the brow."""
    o = ''
    cheek = (
        'M120 202C100 196 84 186 74 172L50 172L58 158L34 150L47 138L28 122L46 114'
        'C40 96 36 66 46 34C60 52 78 68 94 76C102 72 110 71 120 71Z'
    )
    o += half(cheek, FUR_L, FUR, 120)
    # ears: dark inside, a tuft of hair before it
    o += mirror('M52 54C49 76 54 94 63 106C67 94 74 86 84 81Q66 70 52 54Z', FUR_D, EMBER_X, 120)
    o += mirror(
        'M58 74C57 88 60 98 66 107C70 98 76 90 86 84C80 86 75 86 70 90C68 84 64 78 58 74Z',
        PAPER,
        PAPER_D,
        120,
    )
    o += mirror('M46 34C44 44 43 53 43 62L53 56L60 51C55 46 50 40 46 34Z', INK, INK_D, 120)
    # cheeks and muzzle
    white = (
        'M120 202C100 196 84 186 74 172L50 172L58 158L34 150L47 138L28 122L46 114'
        'C72 116 94 128 106 148C112 160 118 168 120 170Z'
    )
    o += half(white, PAPER_L, PAPER_D, 120)
    o += mirror('M74 172L50 172L58 158L34 150L47 138C58 150 64 160 74 172Z', PAPER_D, PAPER_X, 120)
    # brow and bridge of the nose
    o += mirror('M48 112C62 96 84 94 104 108L108 126C92 112 72 110 48 112Z', FUR, FUR_D, 120)
    o += half('M120 72C112 80 107 102 109 128L111 160C113 170 117 175 120 176Z', FUR_L, FUR_D, 120)
    o += P('M120 72C112 80 107 102 109 128L111 160C112 165 113.5 169 115 171L117 84Z', EMBER_H)
    o += both(
        P('M66 113Q84 100 104 122Q84 128 66 113Z', INK_D)
        + C(86, 116, 5, GOLD_L)
        + P('M86 110.5Q88.5 116 86 121.5Q83.5 116 86 110.5Z', INK_D),
        120,
    )
    o += pair(FUR_D, FUR_D, 120, (92, 80, 99, 100, 2.6, -2), (103, 76, 106, 94, 2.4, -1))
    o += pair(PAPER_X, PAPER_X, 120, (72, 140, 94, 152, 2, -1), (78, 154, 98, 162, 2, -1))
    # nose and mouth
    o += P('M104 172Q120 164 136 172Q133 187 120 191Q107 187 104 172Z', INK_D)
    o += P('M108 173Q116 168.5 122 169.5Q116 175 108 173Z', INK_L)
    o += both(P('M120 191Q116 199 104 198Q112 194.5 118.5 188Z', INK_D), 120)
    # flame on the brow
    o += half('M120 78C108 92 107 106 120 116Z', RED_L, RED_D, 120)
    return o + P('M120 94C115 100 115 107 120 111C125 107 125 100 120 94Z', GOLD_L)


def crane_head():
    """Displayed before the sun; the neck is ink with a white nape."""
    o = C(120, 88, 62, RED_D) + C(119, 87, 60, RED)
    for s in (0, 1):
        g, t = '', ((PAPER_L, PAPER_D) if not s else (PAPER_D, PAPER_X))
        tip = 'M-12-55C-11-78-5-91 0-98C5-91 11-78 12-55Q0-70-12-55Z'
        for i in range(7):
            k = (0.88, 0.91, 0.94, 0.95, 0.96, 0.95, 0.92)[i]
            a = -126 + i * 13.5
            g += at(
                110,
                142,
                P('M0 0C-15-36-14-76 0-96C14-76 15-36 0 0Z', t[0])
                + P('M0 0C15-36 14-76 0-96Z', t[1])
                + P(tip, INK)
                + P(cut(-2, -74, 0, -92, 1.3, 1), INK_L),
                k,
                round(a, 1),
            )
        for i in range(5):
            a = -114 + i * 17
            g += at(
                112,
                144,
                P('M0 0C-14-20-12-44 0-55C12-44 14-20 0 0Z', t[0])
                + P('M0 0C14-20 12-44 0-55Z', t[1])
                + P(cut(0, -12, 0, -50, 1.4), PAPER_X),
                1,
                a,
            )
        o += flip(g, 120) if s else g
    o += ''.join(
        at(
            120,
            184,
            P('M0-10C-10 4-9 22 0 35C9 22 10 4 0-10Z', INK) + P('M0-6C-6 4-5 18 0 28Z', INK_L),
            1,
            a,
        )
        for a in (36, -36, 18, -18, 0)
    )
    o += half('M120 108C96 126 94 164 120 202Z', PAPER_L, PAPER_D, 120)
    o += both(cuts(PAPER_X, (112, 150, 118, 168, 2, 1), (110, 166, 118, 182, 2, 1)), 120)
    # neck and head
    neck = 'M119 150C96 124 146 108 127 78'
    o += L(neck, INK, 20) + L('M114.5 147C93 121 141 107 122.5 80', PAPER_L, 6.5)
    o += L('M125 143C109 126 150 110 133 82', INK_L, 2.2)
    o += P(
        'M128 54C142 54 148 65 145 77C140 88 126 90 117 81L72 86L115 67C117 58 122 54 128 54Z', INK
    )
    o += P(
        (
            'M128 57.5C140 57.5 144 66 141.5 75.5C137 84 126 85.5 119.5 78L118.5 69C120 61 123 57.5'
            ' 128 57.5Z'
        ),
        PAPER_L,
    )
    o += P('M118.5 70.5L84 83.2L119 78.5Z', GOLD) + P('M118.5 70.5L84 83.2L119 74.5Z', GOLD_L)
    o += P('M128 56C137 56 143 61 143.5 68Q132 60 118 68C119 60 123 56 128 56Z', RED_D) + P(
        'M128 57.5C132 57.5 135 58.5 137.5 60.5Q128 59 119 66.5C120 60.5 123 57.5 128 57.5Z', RED_L
    )
    o += P('M121 71.5Q127 66.5 134 72Q127 76 121 71.5Z', INK) + C(127, 71.3, 1.3, GOLD_L)
    return o


HEADS = {
    'dragon': dragon_head,
    'ox': ox_head,
    'crane': crane_head,
    'tiger': tiger_head,
    'boar': boar_head,
    'fox': fox_head,
    'rat': rat_head,
}


def crest_body(clan):
    """Ground, gold ring with 24 dots, and the beast."""
    ground, rim = GROUNDS[clan]
    dots = ''.join(C(*polar(120, 120, 108.5, i * 15), 2.4, rim) for i in range(24))
    return (
        C(120, 120, 116, INK)
        + C(120, 120, 113, GOLD)
        + C(120, 120, 104, rim)
        + C(120, 120, 100, ground)
        + dots
        + HEADS[clan]()
    )


ALL = {f'crest-{clan}': lambda clan=clan: svg(240, 240, crest_body(clan)) for clan in HEADS}
