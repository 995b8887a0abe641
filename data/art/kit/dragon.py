# SPDX-License-Identifier: GPL-3.0-or-later
"""All pictures of The Dragon's Favour by name."""

import backs
import beasts
import cover
import ending
import faces
import markers
import pictograms
import small
import table

ALL = (cover.ALL | beasts.ALL | faces.ALL | backs.ALL | markers.ALL | table.ALL | small.ALL
       | pictograms.ALL | ending.ALL)
