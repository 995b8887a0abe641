#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sounds of the application; nobody needs it to build.

make.py          writes all files
make.py --check  tells which files are not what would be written
make.py --list   names the files

All sounds are struck wood or struck metal, as of one small table with pieces, coins and a handbell: a
short burst of noise sets a few modes ringing, each with a frequency and the time in which it dies away.
What is done is wood, what it is worth is metal. To be the same files on every machine, what depends
on the mathematics library is rounded, and all the rest is adding and multiplying.
"""

import io
import math
import pathlib
import sys
import wave

FOLDER = pathlib.Path(__file__).resolve().parent.parent
RATE = 22050
# Of the pseudo-random numbers of noise.
MULTIPLIER, INCREMENT, MODULUS = 1103515245, 12345, 1 << 31


def noise(seconds, seed):
    """White noise that falls off to nothing, between -1 and 1."""
    n = int(seconds * RATE)
    samples = []
    for i in range(n):
        seed = (seed * MULTIPLIER + INCREMENT) % MODULUS
        samples.append((2.0 * seed / MODULUS - 1.0) * (1.0 - i / n))
    return samples


def soften(samples, share):
    """A low pass: each sample is drawn to the one before it by `share`, 0 to 1."""
    last = 0.0
    result = []
    for sample in samples:
        last = share * last + (1.0 - share) * sample
        result.append(last)
    return result


def ring(burst, frequency, seconds, length):
    """One mode, set ringing by a burst; after `seconds` a thousandth of it is left."""
    radius = 10.0 ** (-3.0 / (seconds * RATE))
    a = round(2.0 * radius * math.cos(2.0 * math.pi * frequency / RATE), 9)
    b = round(radius * radius, 9)
    # A narrow mode gathers more of the burst than a wide one, and a low one more than a high one.
    gain = round((1.0 - radius) * math.sin(2.0 * math.pi * frequency / RATE), 9)
    before = last = 0.0
    result = []
    for i in range(length):
        now = a * last - b * before + (gain * burst[i] if i < len(burst) else 0.0)
        before, last = last, now
        result.append(now)
    return result


def peak(samples):
    return max(abs(sample) for sample in samples)


def strike(modes, hardness=0.004, softness=0.5, seed=1):
    """Wood that is struck: rows of frequency, seconds and loudness; its loudest sample is 1."""
    length = int(max(seconds for _, seconds, _ in modes) * RATE) + 1
    burst = soften(noise(hardness, seed), softness)
    total = [0.0] * length
    for frequency, seconds, loudness in modes:
        mode = ring(burst, frequency, seconds, length)
        scale = loudness / peak(mode)
        total = [x + scale * y for x, y in zip(total, mode)]
    scale = 1.0 / peak(total)
    return [scale * x for x in total]


def bar(frequency, seconds, seed):
    """A bar of a xylophone: its second mode is two octaves up."""
    return strike([(frequency, seconds, 1.0), (4.0 * frequency, 0.28 * seconds, 0.22),
                   (9.2 * frequency, 0.06, 0.05)], 0.003, 0.6, seed)


def swish(seconds, softness, seed):
    """A card through the air."""
    sound = soften(soften(noise(seconds, seed), softness), softness)
    rise = len(sound) // 3
    sound = [x * min(1.0, i / rise) for i, x in enumerate(sound)]
    scale = 1.0 / peak(sound)
    return [scale * x for x in sound]


def mix(*parts):
    """Parts are rows of a start in seconds, a loudness and samples."""
    starts = [int(start * RATE) for start, _, _ in parts]
    total = [0.0] * max(start + len(samples) for start, (_, _, samples) in zip(starts, parts))
    for start, (_, loudness, samples) in zip(starts, parts):
        for i, sample in enumerate(samples):
            total[start + i] += loudness * sample
    return total


def knock(frequency, seconds, seed, hardness=0.005, softness=0.7):
    """A piece of wood on the table: higher, shorter and harder the smaller it is."""
    return strike([(frequency, seconds, 1.0), (2.36 * frequency, 0.55 * seconds, 0.45),
                   (4.4 * frequency, 0.3 * seconds, 0.2)], hardness, softness, seed)


def chime(frequency, seconds, seed):
    """A bar of metal: it rings longer and purer than wood, its second mode is between two keys."""
    return strike([(frequency, seconds, 1.0), (2.756 * frequency, 0.45 * seconds, 0.25),
                   (5.404 * frequency, 0.15 * seconds, 0.08)], 0.002, 0.4, seed)


def bell(frequency, seconds, seed):
    """A handbell: a hum an octave below, a minor third, and what is above it soon gone."""
    return strike([(0.5 * frequency, seconds, 0.35), (frequency, 0.9 * seconds, 1.0),
                   (1.19 * frequency, 0.6 * seconds, 0.3), (1.5 * frequency, 0.5 * seconds, 0.2),
                   (2.0 * frequency, 0.5 * seconds, 0.45), (2.66 * frequency, 0.3 * seconds, 0.2),
                   (4.1 * frequency, 0.12 * seconds, 0.1)], 0.002, 0.45, seed)


def clink(frequency, seed):
    """Thin metal against metal."""
    return strike([(frequency, 0.2, 1.0), (1.37 * frequency, 0.16, 0.7),
                   (1.94 * frequency, 0.1, 0.4), (2.43 * frequency, 0.06, 0.2)], 0.001, 0.2, seed)


# ---- What moves -------------------------------------------------------------------------

def laid():
    """Somebody did something: wood on the table."""
    table = strike([(186.0, 0.16, 1.0), (437.0, 0.09, 0.5), (811.0, 0.05, 0.22)], 0.006, 0.72, 7)
    return 0.5, mix((0.0, 0.16, swish(0.045, 0.55, 3)), (0.03, 1.0, table))


def card():
    """A card goes from one place to another."""
    return 0.42, mix((0.0, 1.0, swish(0.11, 0.45, 61)), (0.085, 0.8, knock(310.0, 0.06, 67)))


def turned():
    """A card is turned: it comes off the table, and lies down again."""
    snap = strike([(1240.0, 0.03, 1.0), (2310.0, 0.02, 0.5)], 0.002, 0.3, 11)
    table = strike([(248.0, 0.12, 1.0), (590.0, 0.07, 0.45), (1130.0, 0.04, 0.2)], 0.004, 0.65, 5)
    return 0.45, mix((0.0, 0.4, snap), (0.01, 0.2, swish(0.09, 0.5, 13)), (0.1, 1.0, table))


def coin():
    """Gold: two coins meet."""
    return 0.34, mix((0.0, 0.7, clink(2950.0, 71)), (0.055, 1.0, clink(3320.0, 73)))


def star():
    """A Star is set: wood, and a high chime over it."""
    return 0.4, mix((0.0, 0.7, knock(420.0, 0.07, 79)), (0.025, 1.0, chime(1568.0, 0.42, 83)))


def tile():
    """A square of the land is laid beside the others: broad, and it slides home."""
    return 0.52, mix((0.0, 0.14, swish(0.07, 0.6, 89)), (0.05, 1.0, knock(128.0, 0.2, 97, 0.008, 0.78)),
                     (0.11, 0.35, knock(340.0, 0.08, 101)))


def follower():
    """A little figure is stood up."""
    return 0.46, mix((0.0, 1.0, knock(620.0, 0.09, 103, 0.003, 0.5)),
                     (0.06, 0.45, knock(705.0, 0.07, 107, 0.003, 0.5)))


def dice():
    """Two dice roll and lie still."""
    rolls = [(0.0, 0.8), (0.05, 0.55), (0.085, 0.9), (0.14, 0.5), (0.17, 0.7), (0.25, 0.6), (0.31, 0.4)]
    return 0.45, mix(*((start, loudness, knock(880.0 + 97.0 * (3 * i % 5), 0.05, 109 + 2 * i, 0.002, 0.4))
                       for i, (start, loudness) in enumerate(rolls)))


# ---- Great moments ----------------------------------------------------------------------

def deal():
    """Two agree: two knocks of one pitch, each with its answer."""
    return 0.44, mix((0.0, 1.0, bar(349.2, 0.22, 113)), (0.11, 0.9, bar(523.3, 0.26, 127)))


def hit():
    """Something is done against somebody: a blade, and a dull knock."""
    blade = strike([(2480.0, 0.2, 1.0), (3710.0, 0.14, 0.6), (5230.0, 0.08, 0.3)], 0.003, 0.1, 131)
    return 0.44, mix((0.0, 0.3, swish(0.08, 0.2, 137)), (0.05, 0.5, blade),
                     (0.07, 1.0, knock(104.0, 0.2, 139, 0.009, 0.8)))


def closed():
    """A wall is closed: three stones, each a little higher, the last one lies firm."""
    return 0.5, mix((0.0, 0.7, knock(165.0, 0.1, 149, 0.007)), (0.08, 0.8, knock(196.0, 0.1, 151, 0.007)),
                    (0.16, 1.0, knock(247.0, 0.2, 157, 0.007)), (0.16, 0.3, chime(988.0, 0.24, 163)))


def seal():
    """A seal is pressed: the stamp comes down, and the bell tells of it."""
    return 0.46, mix((0.0, 1.0, knock(92.0, 0.24, 167, 0.012, 0.85)), (0.03, 0.2, swish(0.06, 0.7, 173)),
                     (0.1, 0.6, bell(784.0, 0.5, 179)))


# ---- Points -----------------------------------------------------------------------------

def gain():
    """A few points: two chimes upwards."""
    return 0.36, mix((0.0, 0.7, chime(784.0, 0.24, 181)), (0.08, 1.0, chime(1046.5, 0.3, 191)))


def gain_large():
    """Many points: a chord of chimes from below, over wood."""
    return 0.42, mix((0.0, 0.6, bar(392.0, 0.3, 17)), (0.0, 0.6, chime(784.0, 0.4, 193)),
                     (0.08, 0.7, chime(987.8, 0.4, 197)), (0.16, 0.8, chime(1174.7, 0.4, 199)),
                     (0.24, 1.0, chime(1568.0, 0.5, 211)))


def loss():
    """Points are lost: two low bars of wood, downwards."""
    return 0.44, mix((0.0, 0.85, bar(233.1, 0.24, 223)), (0.12, 1.0, bar(174.6, 0.26, 227)))


# ---- Calls ------------------------------------------------------------------------------

def turn():
    """Your turn: the handbell, once."""
    return 0.38, mix((0.0, 0.25, bar(659.3, 0.2, 29)), (0.0, 1.0, bell(880.0, 0.75, 31)))


def refused():
    """Not possible: a dull double knock."""
    dull = strike([(131.0, 0.13, 1.0), (274.0, 0.07, 0.35)], 0.009, 0.85, 37)
    return 0.5, mix((0.0, 1.0, dull), (0.11, 0.75, dull))


# ---- The end ----------------------------------------------------------------------------

def won():
    """The game is won: wood climbs a chord, and the bells ring on it."""
    return 0.46, mix((0.0, 0.6, bar(392.0, 0.4, 41)), (0.1, 0.65, bar(493.9, 0.4, 43)),
                     (0.2, 0.7, bar(587.3, 0.4, 47)), (0.3, 0.9, bar(784.0, 0.6, 53)),
                     (0.3, 0.8, bell(784.0, 0.8, 229)), (0.4, 0.6, bell(1174.7, 0.75, 233)))


def over():
    """The game is over: a chord laid out in wood, and its lowest bar."""
    return 0.45, mix((0.0, 0.75, bar(329.6, 0.5, 41)), (0.13, 0.75, bar(392.0, 0.5, 43)),
                     (0.26, 0.8, bar(493.9, 0.55, 47)), (0.39, 0.9, bar(329.6, 0.75, 53)),
                     (0.39, 0.8, bar(164.8, 0.75, 59)))


SOUNDS = {'card': card, 'closed': closed, 'coin': coin, 'deal': deal, 'dice': dice,
          'follower': follower, 'gain': gain, 'gain-large': gain_large, 'hit': hit, 'laid': laid,
          'loss': loss, 'over': over, 'refused': refused, 'seal': seal, 'star': star, 'tile': tile,
          'turn': turn, 'turned': turned, 'won': won}


def centre(samples):
    """Without a constant part: nothing below 20 Hz is left."""
    before = last = 0.0
    result = []
    for sample in samples:
        last = sample - before + 0.995 * last
        before = sample
        result.append(last)
    return result


def to_wave(loudness, samples):
    """The bytes of a file whose loudest sample has that share of the range."""
    samples = centre(samples)
    scale = 32767.0 * loudness / peak(samples)
    begin, end = RATE // 1000, RATE // 100
    frames = bytearray()
    for i, sample in enumerate(samples):
        # The first thousandth of a second comes from nothing and the last hundredth goes to nothing,
        # so that no click is left.
        fade = min(1.0, i / begin, (len(samples) - i) / end)
        frames += int(math.floor(scale * fade * sample + 0.5)).to_bytes(2, 'little', signed=True)
    stream = io.BytesIO()
    with wave.open(stream, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(frames))
    return stream.getvalue()


def main(arguments):
    if arguments not in ([], ['--check'], ['--list']):
        sys.exit(__doc__)
    different = 0
    for name, make in sorted(SOUNDS.items()):
        path = FOLDER / f'{name}.wav'
        if arguments == ['--list']:
            print(path.name)
            continue
        data = to_wave(*make())
        if arguments == ['--check']:
            if not path.exists() or path.read_bytes() != data:
                print(f'{path.name} is not what would be written')
                different += 1
        else:
            path.write_bytes(data)
    return 1 if different else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
