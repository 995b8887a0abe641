# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of Kingdom of Favors by their names."""

from kingdom import cards, court, cover, ending, marks, parts, pieces, strips, upright, wishes

ALL = cards.ALL | court.ALL | marks.ALL | parts.ALL | pieces.ALL | strips.ALL | upright.ALL
ALL |= wishes.ALL | cover.ALL | ending.ALL
