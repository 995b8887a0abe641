/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Marks a text with its plural form in a table of FavorKind; a keyword of xgettext. */
#define NP_(one, many) .text = (one), .plural = (many)
