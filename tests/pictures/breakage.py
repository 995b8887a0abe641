# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures broken on purpose, and pictures changed so that nobody minds."""
import random

from pictures import GdkPixbuf, GLib


def with_pixels(picture, pixels):
    """A picture of the same shape with other pixels."""
    return GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(bytes(pixels)), GdkPixbuf.Colorspace.RGB, False, 8,
                                           picture.get_width(), picture.get_height(), picture.get_rowstride())


def ground(picture, x, y):
    """The colour of a pixel, as fill() wants it."""
    at = y * picture.get_rowstride() + x * picture.get_n_channels()
    red, green, blue = picture.get_pixels()[at:at + 3]
    return red << 24 | green << 16 | blue << 8 | 0xff


def erased(picture, x, y, width, height):
    """A place filled with the colour at its corner."""
    result = picture.copy()
    result.new_subpixbuf(x, y, width, height).fill(ground(picture, x, y))
    return result


def moved(picture, x, y, width, height, dx, dy):
    """What is at a place stands elsewhere; where it was is the colour of the corner."""
    result = erased(picture, x, y, width, height)
    picture.copy_area(x, y, width, height, result, x + dx, y + dy)
    return result


def swapped(picture, x, y, width, height):
    """Red and blue have changed places."""
    part = picture.new_subpixbuf(x, y, width, height).copy()
    pixels = bytearray(part.get_pixels())
    stride, channels = part.get_rowstride(), part.get_n_channels()
    for row in range(height):
        start, end = row * stride, row * stride + width * channels
        pixels[start:end:channels], pixels[start + 2:end:channels] = (
            pixels[start + 2:end:channels], pixels[start:end:channels])
    result = picture.copy()
    with_pixels(part, pixels).copy_area(0, 0, width, height, result, x, y)
    return result


def shifted(picture, dx, dy):
    """All lies a little to the end and further down."""
    width, height = picture.get_width(), picture.get_height()
    result = picture.copy()
    picture.copy_area(0, 0, width - dx, height - dy, result, dx, dy)
    return result


def softened(picture):
    """Other smoothing of edges: enlarged and shrunk again."""
    width, height = picture.get_width(), picture.get_height()
    large = picture.scale_simple(width * 3 // 2, height * 3 // 2, GdkPixbuf.InterpType.BILINEAR)
    return large.scale_simple(width, height, GdkPixbuf.InterpType.BILINEAR)


def squeezed(picture):
    """As after a visit to a file that forgets a little, but not the colours of thin lines."""
    width, height = picture.get_width(), picture.get_height()
    large = picture.scale_simple(2 * width, 2 * height, GdkPixbuf.InterpType.NEAREST)
    _, data = large.save_to_bufferv('jpeg', ['quality'], ['75'])
    loader = GdkPixbuf.PixbufLoader.new_with_type('jpeg')
    loader.write(data)
    loader.close()
    return loader.get_pixbuf().scale_simple(width, height, GdkPixbuf.InterpType.BILINEAR)


def noisy(picture, strength):
    """Each byte is off by some."""
    chance = random.Random(7)
    offsets = [chance.randint(-strength, strength) for _ in range(9973)]
    pixels = picture.get_pixels()
    tables = {offset: bytes(min(255, max(0, value + offset)) for value in range(256))
              for offset in range(-strength, strength + 1)}
    # A byte's neighbours of the same offset are translated at once: that is a hundred times
    # faster than one after the other.
    result = bytearray(pixels)
    for start, offset in enumerate(offsets):
        result[start::len(offsets)] = pixels[start::len(offsets)].translate(tables[offset])
    return with_pixels(picture, result)


def count_changed(one, other, least):
    """How many pixels of two pictures of one size differ by at least so much in their green."""
    greens = (picture.get_pixels()[1::picture.get_n_channels()] for picture in (one, other))
    return sum(abs(a - b) >= least for a, b in zip(*greens))
