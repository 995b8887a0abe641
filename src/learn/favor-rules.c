/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-rules.h"

#include "favor-text.h"
#include "favor-xml.h"

/* The attributes of a section that name what it explains, by topic. */
static const char *const topics[FAVOR_RULES_N_TOPICS] = {
  [FAVOR_RULES_ACTION] = "actions",   [FAVOR_RULES_EVENT] = "events",
  [FAVOR_RULES_REFUSAL] = "refusals", [FAVOR_RULES_SCORE] = "scores",
  [FAVOR_RULES_OPTION] = "options",
};

static void
block_free (FavorRulesBlock *block)
{
  g_free (block->text);
  g_free (block->title);
  g_free (block->art);
  g_free (block->example);
  g_free (block->to);
  g_free (block);
}

static void
section_free (FavorRulesSection *section)
{
  g_free (section->id);
  g_free (section->title);
  g_free (section->art);
  g_ptr_array_unref (section->blocks);
  for (guint i = 0; i < FAVOR_RULES_N_TOPICS; i++)
    g_strfreev (section->explains[i]);
  g_free (section);
}

/**
 * favor_rules_free:
 *
 * Frees rules.
 */
void
favor_rules_free (FavorRules *self)
{
  if (self == NULL)
    return;
  g_free (self->game_id);
  g_ptr_array_unref (self->sections);
  g_free (self);
}

/* ---- Parsing -------------------------------------------------------------------------- */

static FavorRulesBlock *
add_block (FavorRulesSection *section, FavorRulesKind kind, const char *text)
{
  FavorRulesBlock *block = g_new0 (FavorRulesBlock, 1);

  block->kind = kind;
  block->text = g_strdup (text);
  g_ptr_array_add (section->blocks, block);
  return block;
}

static gboolean
read_list (FavorRulesSection *section, FavorXml *xml, FavorRulesKind kind, GError **error)
{
  if (!favor_xml_check (xml, "", "item", FALSE, error))
    return FALSE;
  for (guint i = 0; i < xml->children->len; i++)
    {
      FavorXml *item = g_ptr_array_index (xml->children, i);

      if (!favor_xml_check (item, "", "", TRUE, error))
        return FALSE;
      add_block (section, kind, item->text)->number = i + 1;
    }
  return TRUE;
}

static gboolean
read_entry (FavorRulesSection *section, FavorXml *xml, GError **error)
{
  const char      *art = favor_xml_need (xml, "art", error);
  const char      *title = favor_xml_get_text (xml, "title");
  const char      *text = favor_xml_get_text (xml, "p");
  FavorRulesBlock *block;

  if (art == NULL || !favor_xml_check (xml, "art example", "title p", FALSE, error))
    return FALSE;
  if (title == NULL || text == NULL || xml->children->len != 2)
    return favor_xml_refuse (xml, _ ("An entry has one title and one paragraph."), error);
  for (guint i = 0; i < 2; i++)
    if (!favor_xml_check (g_ptr_array_index (xml->children, i), "", "", TRUE, error))
      return FALSE;
  block = add_block (section, FAVOR_RULES_ENTRY, text);
  block->title = g_strdup (title);
  block->art = g_strdup (art);
  block->example = g_strdup (favor_xml_get (xml, "example"));
  return TRUE;
}

static gboolean
read_block (FavorRulesSection *section, FavorXml *xml, GError **error)
{
  const char *to;

  if (g_str_equal (xml->name, "list"))
    return read_list (section, xml, FAVOR_RULES_ITEM, error);
  if (g_str_equal (xml->name, "steps"))
    return read_list (section, xml, FAVOR_RULES_STEP, error);
  if (g_str_equal (xml->name, "entry"))
    return read_entry (section, xml, error);
  if (g_str_equal (xml->name, "see"))
    {
      to = favor_xml_need (xml, "to", error);
      if (to == NULL || !favor_xml_check (xml, "to", "", FALSE, error))
        return FALSE;
      add_block (section, FAVOR_RULES_SEE, NULL)->to = g_strdup (to);
      return TRUE;
    }
  /* A title is taken by the section itself. */
  if (!favor_xml_check (xml, "", "", TRUE, error))
    return FALSE;
  if (g_str_equal (xml->name, "p"))
    add_block (section, FAVOR_RULES_PARAGRAPH, xml->text);
  else if (g_str_equal (xml->name, "note"))
    add_block (section, FAVOR_RULES_NOTE, xml->text);
  return TRUE;
}

/* An id has one explanation, or it were chance where a link leads. */
static gboolean
read_topics (FavorRules *self, FavorRulesSection *section, FavorXml *xml, GError **error)
{
  for (guint topic = 0; topic < FAVOR_RULES_N_TOPICS; topic++)
    {
      g_auto (GStrv) ids = favor_xml_get_words (xml, topics[topic]);

      for (guint i = 0; ids[i] != NULL; i++)
        if (favor_rules_find_topic (self, topic, ids[i]) != NULL)
          {
            g_autofree char *what = favor_text_expand (_ ("“{id}” is explained twice."),
                                                       "id",
                                                       ids[i],
                                                       NULL);

            return favor_xml_refuse (xml, what, error);
          }
      section->explains[topic] = g_steal_pointer (&ids);
    }
  return TRUE;
}

static gboolean
read_section (FavorRules *self, FavorXml *xml, guint depth, GError **error)
{
  FavorRulesSection *section;
  const char        *id = favor_xml_need (xml, "id", error);
  const char        *title = favor_xml_get_text (xml, "title");
  const char        *parts = depth == 0 ? "title p list steps entry note see section"
                                        : "title p list steps entry note see";

  if (id == NULL || !favor_xml_check (xml,
                                      "id art actions events refusals scores options",
                                      parts,
                                      FALSE,
                                      error))
    return FALSE;
  if (title == NULL || *title == '\0')
    return favor_xml_refuse (xml, _ ("A section needs a title."), error);
  if (favor_rules_find (self, id) != NULL)
    return favor_xml_refuse (xml, _ ("There is another section of this id."), error);
  section = g_new0 (FavorRulesSection, 1);
  section->id = g_strdup (id);
  section->title = g_strdup (title);
  section->art = g_strdup (favor_xml_get (xml, "art"));
  section->depth = depth;
  section->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) block_free);
  if (!read_topics (self, section, xml, error))
    {
      section_free (section);
      return FALSE;
    }
  g_ptr_array_add (self->sections, section);
  for (guint i = 0; i < xml->children->len; i++)
    {
      FavorXml *child = g_ptr_array_index (xml->children, i);
      gboolean  inner = g_str_equal (child->name, "section");

      if (inner ? !read_section (self, child, depth + 1, error)
                : !read_block (section, child, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_links (FavorRules *self, FavorXml *root, GError **error)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->blocks->len; j++)
        {
          FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);
          g_autofree char *what = NULL;

          if (block->to == NULL || favor_rules_find (self, block->to) != NULL)
            continue;
          what = favor_text_expand (_ ("There is no section “{id}”."),
                                    "id",
                                    block->to,
                                    NULL);
          return favor_xml_refuse (root, what, error);
        }
    }
  return TRUE;
}

FavorRules *
favor_rules_parse (const char *file, GBytes *bytes, GError **error)
{
  gsize                  length;
  const char            *data = g_bytes_get_data (bytes, &length);
  g_autoptr (FavorXml)   root = favor_xml_parse (file, data ? data : "", length, error);
  g_autoptr (FavorRules) self = NULL;
  const char            *game_id;

  if (root == NULL)
    return NULL;
  game_id = favor_xml_need (root, "game", error);
  if (game_id == NULL || !favor_xml_check (root, "game", "section", FALSE, error))
    return NULL;
  if (!g_str_equal (root->name, "rules") || root->children->len == 0)
    {
      favor_xml_refuse (root, _ ("These are no rules."), error);
      return NULL;
    }
  self = g_new0 (FavorRules, 1);
  self->game_id = g_strdup (game_id);
  self->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);
  for (guint i = 0; i < root->children->len; i++)
    if (!read_section (self, g_ptr_array_index (root->children, i), 0, error))
      return NULL;
  if (!check_links (self, root, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* ---- Looking up ----------------------------------------------------------------------- */

FavorRulesSection *
favor_rules_find (FavorRules *self, const char *id)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (self->sections, i);

      if (g_strcmp0 (section->id, id) == 0)
        return section;
    }
  return NULL;
}

/**
 * favor_rules_find_topic:
 * @topic: what @id names
 * @id: of a table of the game
 *
 * Returns: (transfer none) (nullable): the section that explains it
 */
FavorRulesSection *
favor_rules_find_topic (FavorRules *self, FavorRulesTopic topic, const char *id)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (self->sections, i);
      const char *const *ids = (const char *const *) section->explains[topic];

      if (ids != NULL && id != NULL && g_strv_contains (ids, id))
        return section;
    }
  return NULL;
}
