/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-xml.h"

#include "favor-error.h"
#include "favor-text.h"

typedef struct
{
  const char          *file;
  GMarkupParseContext *context;
  FavorXml            *root;
  FavorXml            *current;
  guint                depth;
  gboolean             bold;
} Parser;

/**
 * favor_xml_free:
 *
 * Frees an element with all in it.
 */
void
favor_xml_free (FavorXml *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->text);
  g_string_free (self->words, TRUE);
  g_ptr_array_unref (self->children);
  g_hash_table_unref (self->attributes);
  g_free (self);
}

static char *
describe_place (const char *file, int line, const char *what)
{
  g_autofree char *number = g_strdup_printf ("%d", line);

  /* Translators: a defect in a file of the application; {what} is a sentence */
  return favor_text_expand (_ ("{file}, line {line}: {what}"),
                            "file",
                            file,
                            "line",
                            number,
                            "what",
                            what,
                            NULL);
}

static void
complain (Parser *parser, const char *what, GError **error)
{
  g_autofree char *message = NULL;
  int              line;

  g_markup_parse_context_get_position (parser->context, &line, NULL);
  message = describe_place (parser->file, line, what);
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_SYNTAX, message);
}

/**
 * favor_xml_refuse:
 * @what: is wrong, translated
 *
 * Errors: %FAVOR_ERROR_FORMAT with file, line and @what
 * Returns: %FALSE
 */
gboolean
favor_xml_refuse (FavorXml *self, const char *what, GError **error)
{
  g_autofree char *message = describe_place (self->file, self->line, what);

  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT, message);
  return FALSE;
}

/* ---- Parsing -------------------------------------------------------------------------- */

/* Only `<b>` may stand among words, and nothing in it but words. */
static gboolean
begin_bold (Parser *parser, const char **attributes, GError **error)
{
  if (parser->bold || parser->current == NULL || attributes[0] != NULL)
    {
      complain (parser, _ ("An element “b” cannot stand here."), error);
      return FALSE;
    }
  parser->bold = TRUE;
  g_string_append (parser->current->words, "<b>");
  return TRUE;
}

static gboolean
can_begin (Parser *parser, GError **error)
{
  if (!parser->bold && parser->depth < FAVOR_XML_MAX_DEPTH)
    return TRUE;
  complain (parser, _ ("The elements are nested too deeply."), error);
  return FALSE;
}

static void
start_cb (GMarkupParseContext *context,
          const char          *name,
          const char         **attributes,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Parser   *parser = data;
  FavorXml *xml;

  if (g_str_equal (name, "b"))
    {
      begin_bold (parser, attributes, error);
      return;
    }
  if (!can_begin (parser, error))
    return;
  xml = g_new0 (FavorXml, 1);
  xml->name = g_strdup (name);
  xml->file = parser->file;
  g_markup_parse_context_get_position (context, &xml->line, NULL);
  xml->words = g_string_new (NULL);
  xml->children = g_ptr_array_new_with_free_func ((GDestroyNotify) favor_xml_free);
  xml->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  xml->parent = parser->current;
  if (parser->current == NULL)
    parser->root = xml;
  else
    g_ptr_array_add (parser->current->children, xml);
  parser->current = xml;
  parser->depth++;
  for (guint i = 0; attributes[i] != NULL; i++)
    if (!g_hash_table_insert (xml->attributes,
                              g_strdup (attributes[i]),
                              g_strdup (values[i])))
      {
        complain (parser, _ ("An attribute is there twice."), error);
        return;
      }
}

/* Single spaces, none at the ends: as translators' tools write it. */
static char *
make_single_spaced (const char *text)
{
  g_auto (GStrv)           words = g_strsplit_set (text, " \t\n\r", -1);
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv)           result = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (kept, words[i]);
  result = g_strv_builder_end (kept);
  return g_strjoinv (" ", result);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Parser   *parser = data;
  FavorXml *xml = parser->current;

  if (g_str_equal (name, "b"))
    {
      parser->bold = FALSE;
      g_string_append (xml->words, "</b>");
      return;
    }
  xml->text = make_single_spaced (xml->words->str);
  if (*xml->text != '\0' && xml->children->len > 0)
    complain (parser, _ ("Words and elements are mixed."), error);
  parser->current = xml->parent;
  parser->depth--;
}

/* Quotation marks are left as they are: they need no escape outside of attributes. */
static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Parser *parser = data;

  if (parser->current == NULL)
    return;
  for (const char *c = text; c < text + length; c++)
    switch (*c)
      {
      case '&':
        g_string_append (parser->current->words, "&amp;");
        break;
      case '<':
        g_string_append (parser->current->words, "&lt;");
        break;
      case '>':
        g_string_append (parser->current->words, "&gt;");
        break;
      default:
        g_string_append_c (parser->current->words, *c);
      }
}

/* GMarkup's own message begins with the line; the file goes before it. */
static void
add_file (const char *file, GError **error)
{
  if (error != NULL && (*error)->domain == G_MARKUP_ERROR)
    {
      g_autoptr (GError) cause = g_steal_pointer (error);

      g_set_error (error,
                   FAVOR_ERROR,
                   FAVOR_ERROR_SYNTAX,
                   "%s: %s",
                   file,
                   cause->message);
    }
}

FavorXml *
favor_xml_parse (const char *file, const char *data, gsize length, GError **error)
{
  static const GMarkupParser callbacks = { start_cb, end_cb, text_cb, NULL, NULL };
  Parser                     parser = { .file = file };
  g_autoptr (FavorXml)       root = NULL;
  gboolean                   done;

  g_return_val_if_fail (file != NULL && data != NULL, NULL);

  if (length > FAVOR_XML_MAX_BYTES)
    {
      g_set_error (error,
                   FAVOR_ERROR,
                   FAVOR_ERROR_TOO_LARGE,
                   "%s: %s",
                   file,
                   _ ("The file is too large."));
      return NULL;
    }
  parser.context = g_markup_parse_context_new (&callbacks,
                                               G_MARKUP_TREAT_CDATA_AS_TEXT,
                                               &parser,
                                               NULL);
  done = g_markup_parse_context_parse (parser.context, data, (gssize) length, error) &&
         g_markup_parse_context_end_parse (parser.context, error);
  /* Comments alone are a document for GMarkup. */
  if (done && parser.root == NULL)
    complain (&parser, _ ("The file is empty."), error);
  g_markup_parse_context_free (parser.context);
  root = parser.root;
  if (!done)
    add_file (file, error);
  return done ? g_steal_pointer (&root) : NULL;
}

/* ---- Reading -------------------------------------------------------------------------- */

const char *
favor_xml_get (FavorXml *self, const char *attribute)
{
  return g_hash_table_lookup (self->attributes, attribute);
}

/**
 * favor_xml_need:
 * @attribute: must be there and not be empty
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: (transfer none) (nullable): its value
 */
const char *
favor_xml_need (FavorXml *self, const char *attribute, GError **error)
{
  const char      *value = favor_xml_get (self, attribute);
  g_autofree char *what = NULL;

  if (value != NULL && *value != '\0')
    return value;
  what = favor_text_expand (_ ("“{element}” needs “{attribute}”."),
                            "element",
                            self->name,
                            "attribute",
                            attribute,
                            NULL);
  favor_xml_refuse (self, what, error);
  return NULL;
}

/**
 * favor_xml_get_words:
 * @attribute: any name
 *
 * Returns: (transfer full): the words of the attribute, none if it is not there
 */
GStrv
favor_xml_get_words (FavorXml *self, const char *attribute)
{
  const char      *value = favor_xml_get (self, attribute);
  g_autofree char *words = make_single_spaced (value != NULL ? value : "");

  return g_strsplit (words, " ", -1);
}

/**
 * favor_xml_get_text:
 * @child: name of an element
 *
 * Returns: (transfer none) (nullable): the words of the only child of that name; %NULL
 *   if there is none
 */
const char *
favor_xml_get_text (FavorXml *self, const char *child)
{
  for (guint i = 0; i < self->children->len; i++)
    {
      FavorXml *xml = g_ptr_array_index (self->children, i);

      if (g_str_equal (xml->name, child))
        return xml->text;
    }
  return NULL;
}

static gboolean
is_among (const char *name, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  return g_str_equal (names, "*") || g_strv_contains ((const char *const *) list, name);
}

static gboolean
refuse_name (FavorXml *self, const char *name, GError **error)
{
  g_autofree char
    *what = favor_text_expand (_ ("“{name}” does not belong in “{element}”."),
                               "name",
                               name,
                               "element",
                               self->name,
                               NULL);

  return favor_xml_refuse (self, what, error);
}

gboolean
favor_xml_check (FavorXml   *self,
                 const char *attributes,
                 const char *children,
                 gboolean    words,
                 GError    **error)
{
  GHashTableIter iter;
  gpointer       name;

  g_hash_table_iter_init (&iter, self->attributes);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!is_among (name, attributes))
      return refuse_name (self, name, error);
  for (guint i = 0; i < self->children->len; i++)
    {
      FavorXml *child = g_ptr_array_index (self->children, i);

      if (!is_among (child->name, children))
        return refuse_name (self, child->name, error);
    }
  if (words && *self->text == '\0')
    return favor_xml_refuse (self, _ ("Words are missing here."), error);
  if (!words && *self->text != '\0')
    return favor_xml_refuse (self, _ ("No words belong here."), error);
  return TRUE;
}
