#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sounds of the application; nobody needs it to build.

make.py          writes all files
make.py --check  tells which files are not what would be written
make.py --list   names the files

All sounds are struck wood: a short burst of noise sets a few modes ringing, each with a frequency
and the time in which it dies away. To be the same files on every machine, what depends on the
mathematics library is rounded, and all the rest is adding and multiplying.
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


def laid():
    """A card is laid on the table."""
    table = strike([(186.0, 0.16, 1.0), (437.0, 0.09, 0.5), (811.0, 0.05, 0.22)], 0.006, 0.72, 7)
    return 0.5, mix((0.0, 0.16, swish(0.045, 0.55, 3)), (0.03, 1.0, table))


def turned():
    """A card is turned: it comes off the table, and lies down again."""
    snap = strike([(1240.0, 0.03, 1.0), (2310.0, 0.02, 0.5)], 0.002, 0.3, 11)
    table = strike([(248.0, 0.12, 1.0), (590.0, 0.07, 0.45), (1130.0, 0.04, 0.2)], 0.004, 0.65, 5)
    return 0.45, mix((0.0, 0.4, snap), (0.01, 0.2, swish(0.09, 0.5, 13)), (0.1, 1.0, table))


def won():
    """Somebody scores: three bars, upwards."""
    return 0.42, mix((0.0, 0.8, bar(392.0, 0.5, 17)), (0.1, 0.85, bar(493.9, 0.5, 19)),
                     (0.2, 1.0, bar(587.3, 0.62, 23)))


def turn():
    """Your turn: two bars, the second one higher."""
    return 0.38, mix((0.0, 0.8, bar(440.0, 0.4, 29)), (0.13, 1.0, bar(659.3, 0.55, 31)))


def refused():
    """Not possible: a dull double knock."""
    knock = strike([(131.0, 0.13, 1.0), (274.0, 0.07, 0.35)], 0.009, 0.85, 37)
    return 0.5, mix((0.0, 1.0, knock), (0.11, 0.75, knock))


def over():
    """The game is over: a chord laid out, then its lowest bar."""
    return 0.45, mix((0.0, 0.75, bar(329.6, 0.7, 41)), (0.15, 0.75, bar(392.0, 0.7, 43)),
                     (0.3, 0.8, bar(493.9, 0.7, 47)), (0.45, 1.0, bar(659.3, 0.9, 53)),
                     (0.45, 0.7, bar(164.8, 0.9, 59)))


SOUNDS = {'laid': laid, 'over': over, 'refused': refused, 'turn': turn, 'turned': turned,
          'won': won}


def to_wave(loudness, samples):
    """The bytes of a file whose loudest sample has that share of the range."""
    scale = 32767.0 * loudness / peak(samples)
    end = RATE // 100
    frames = bytearray()
    for i, sample in enumerate(samples):
        # The last hundredth of a second goes to nothing, so that no click is left.
        fade = min(1.0, (len(samples) - i) / end)
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
