/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define FAVOR_XML_MAX_BYTES ((gsize) 1024 * 1024)
#define FAVOR_XML_MAX_DEPTH 16

typedef struct _FavorXml FavorXml;

/**
 * FavorXml:
 * @name: of the element
 * @file: name of the file, for messages
 * @line: where the element begins, 1 and up
 * @parent: (nullable): the element around it
 * @children: (element-type FavorXml): in the order of the file
 * @text: the words in it as Pango markup, white space made single; the same string as
 *   translators get
 *
 * An element of a small, strict XML file. An element has either words or elements; among the
 * words only `<b>` may stand.
 */
struct _FavorXml
{
  char       *name;
  const char *file;
  int         line;
  FavorXml   *parent;
  GPtrArray  *children;
  char       *text;

  GString    *words;
  GHashTable *attributes;
};

/**
 * favor_xml_parse:
 * @file: name of the file, for messages; must outlive the result (a literal or interned)
 * @length: in bytes, any
 *
 * Errors: %FAVOR_ERROR_TOO_LARGE, %FAVOR_ERROR_SYNTAX; the message begins with file and line
 *
 * Returns: (transfer full): the outermost element
 */
FavorXml      *
favor_xml_parse (const char *file, const char *data, gsize length, GError **error);
void favor_xml_free (FavorXml *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorXml, favor_xml_free)

/* (nullable) (transfer none): the value of an attribute */
const char *favor_xml_get (FavorXml *self, const char *attribute);
const char *favor_xml_need (FavorXml *self, const char *attribute, GError **error);
GStrv favor_xml_get_words (FavorXml *self, const char *attribute);
const char *favor_xml_get_text (FavorXml *self, const char *child);

/**
 * favor_xml_check:
 * @attributes: names of the attributes it may have, in one string, parted by spaces; "*": any
 * @children: names of the elements that may stand in it, as before; "" for none
 * @words: whether it must have words; otherwise it must have none
 *
 * Errors: %FAVOR_ERROR_FORMAT
 */
gboolean favor_xml_check (FavorXml   *self,
                          const char *attributes,
                          const char *children,
                          gboolean    words,
                          GError    **error);

gboolean favor_xml_refuse (FavorXml *self, const char *what, GError **error);

G_END_DECLS
