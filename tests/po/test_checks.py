# SPDX-License-Identifier: GPL-3.0-or-later
"""Each check of a catalogue finds what it is for, and nothing in a sound one."""
import unittest

import catalogue
import checks
import tap

HEADER = '''msgid ""
msgstr ""
"Project-Id-Version: favor\\n"
"Last-Translator: The Favor authors\\n"
"Language-Team: {name}\\n"
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural}\\n"
'''
RULES = {
    'de': 'nplurals=2; plural=(n != 1);',
    'pl': 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
    'ar': 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : '
          'n%100>=11 ? 4 : 5);',
}
DIRECTIONS = {'de': 'LTR', 'pl': 'LTR', 'ar': 'RTL'}


def forms(name, words, file='x/x.c'):
    """The entry with the forms of a name."""
    return (f'#. Translators: for {{role}}\n#: src/games/{file}\nmsgctxt "forms"\n'
            f'msgid "{name}"\nmsgstr "{words}"\n\n')


def sentence(words, file='src/games/x/x.c'):
    """An entry that is translated so."""
    return f'#: {file}\nmsgid "Go"\nmsgstr "{words}"'


# By check: the language, the entry, and the same entry mended.
BROKEN = {
    'check_complete': [
        ('de', 'msgid "Open"\nmsgstr ""', 'msgid "Open"\nmsgstr "Öffnen"'),
        ('de', '#, fuzzy\nmsgid "Open"\nmsgstr "Zu"', 'msgid "Open"\nmsgstr "Öffnen"'),
        ('de', 'msgid "A"\nmsgstr "B"\n\n#~ msgid "C"\n#~ msgstr "D"', 'msgid "A"\nmsgstr "B"'),
        ('de', 'msgid "A"\nmsgstr "B"\n\nmsgid "A"\nmsgstr "C"',
         'msgid "A"\nmsgstr "B"\n\nmsgctxt "x"\nmsgid "A"\nmsgstr "C"'),
        ('pl', 'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} a"\nmsgstr[1] "{n} b"',
         'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} a"\nmsgstr[1] "{n} b"\n'
         'msgstr[2] "{n} c"'),
        ('de', 'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} a"\nmsgstr[1] ""',
         'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} a"\nmsgstr[1] "{n} b"'),
    ],
    'check_placeholders': [
        ('de', 'msgid "{a} and {b}"\nmsgstr "{a} und {c}"',
         'msgid "{a} and {b}"\nmsgstr "{b}, {a}"'),
        # The form for one may do without the number, that for many not.
        ('de', 'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} a"\nmsgstr[1] "b"',
         'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "ein a"\nmsgstr[1] "{n} b"'),
        # A form is the same placeholder, once it is well written.
        ('de', 'msgid "{a}"\nmsgstr "{b:acc}"', 'msgid "{a}"\nmsgstr "{a:acc}, {a:Dat}"'),
        ('de', 'msgid "{a}"\nmsgstr "{a:}"', 'msgid "{a}"\nmsgstr "{a}"'),
        ('de', 'msgid "{a}"\nmsgstr "{a:ACC}"', 'msgid "{a}"\nmsgstr "{a:acc}"'),
        # It may not do without anything else.
        ('de', 'msgid "{n} {x}"\nmsgid_plural "{n} {x}"\nmsgstr[0] "ein a"\nmsgstr[1] "{n} {x}"',
         'msgid "{n} {x}"\nmsgid_plural "{n} {x}"\nmsgstr[0] "ein {x}"\nmsgstr[1] "{n} {x}"'),
    ],
    'check_forms': [
        # A form that is not there, or not of every name.
        ('de', forms('Ox', 'acc=den Ochsen') + sentence('{role:dat}'),
         forms('Ox', 'acc=den Ochsen|dat=dem Ochsen') + sentence('{role:dat}')),
        ('de', forms('Ox', 'acc=den Ochsen') + forms('Rat', '-') + sentence('{role:acc}'),
         forms('Ox', 'acc=den Ochsen') + forms('Rat', 'acc=die Ratte') + sentence('{role:Acc}')),
        # Names of another game do not count, nor those that stand elsewhere.
        ('de', forms('Ox', 'acc=a', 'y/y.c') + sentence('{role:acc}'),
         forms('Ox', '-', 'y/y.c') + forms('Ox', 'acc=a') + sentence('{role:acc}')),
        ('de', forms('Ox', 'acc=a') + sentence('{player:acc}'),
         forms('Ox', 'acc=a') + sentence('{player}')),
        # Pages put lists together themselves.
        ('de', forms('Ox', 'acc=a').replace('{role}', '{clans}') +
         sentence('{clans:acc}', 'src/app/games/x/x.c'),
         forms('Ox', 'acc=a').replace('{role}', '{clans}') + sentence('{clans:acc}')),
        ('de', forms('Ox', ''), forms('Ox', '-')),
        ('de', forms('Ox', 'Ochse'), forms('Ox', 'acc=Ochse')),
        ('de', forms('Ox', 'acc='), forms('Ox', 'acc=a|dat=a')),
        ('de', forms('Ox', 'acc=a|acc=b'), forms('Ox', 'acc=a')),
        ('de', forms('Ox', 'Acc=a'), forms('Ox', 'acc=a')),
        ('de', forms('Ox', 'acc=a|'), forms('Ox', 'acc=a')),
        ('de', forms('Ox', 'acc= a'), forms('Ox', 'acc=a')),
    ],
    'check_edges': [
        ('de', 'msgid "Stop."\nmsgstr "Halt"', 'msgid "Stop."\nmsgstr "Halt."'),
        ('de', 'msgid "Open…"\nmsgstr "Öffnen"', 'msgid "Open…"\nmsgstr "Öffnen …"'),
        ('de', 'msgid "Open…"\nmsgstr "Öffnen..."', 'msgid "Open…"\nmsgstr "Öffnen…"'),
        ('de', 'msgid "Since:"\nmsgstr "Seit"', 'msgid "Since:"\nmsgstr "Seit:"'),
        ('de', 'msgid "One"\nmsgstr "Eins "', 'msgid "One"\nmsgstr "Eins"'),
        ('de', 'msgid "Two words"\nmsgstr "Zwei  Worte"', 'msgid "Two words"\nmsgstr "Zwei Worte"'),
        ('ar', 'msgid "Undo?"\nmsgstr "تراجع"', 'msgid "Undo?"\nmsgstr "تراجع؟"'),
        ('pl', 'msgid "\\"{a}.\\""\nmsgstr "„{a}”"', 'msgid "\\"{a}.\\""\nmsgstr "„{a}”."'),
    ],
    'check_quotes': [
        ('de', 'msgid "“{a}”"\nmsgstr "“{a}”"', 'msgid "“{a}”"\nmsgstr "„{a}“"'),
        ('pl', 'msgid "“{a}”"\nmsgstr "„{a}“"', 'msgid "“{a}”"\nmsgstr "„{a}”"'),
        ('ar', 'msgid "“{a}”"\nmsgstr "«{a}"', 'msgid "“{a}”"\nmsgstr "«{a}»"'),
        ('de', 'msgid "“{a}”"\nmsgstr "{a}"', 'msgid "“{a}”"\nmsgstr "„{a}“"'),
        ('de', 'msgid "<a href=\\"x\\">“A”</a>"\nmsgstr "<a href=\\"x\\">“A”</a>"',
         'msgid "<a href=\\"x\\">A</a>"\nmsgstr "<a href=\\"x\\">A</a>"'),
        ('de', 'msgid "{a}"\nmsgstr "\\"{a}\\""', 'msgid "as \\"0x1\\""\nmsgstr "wie \\"0x1\\""'),
    ],
    'check_mnemonics': [
        ('de', 'msgid "_Open"\nmsgstr "Öffnen"', 'msgid "_Open"\nmsgstr "Ö_ffnen"'),
        ('de', 'msgid "_Open"\nmsgstr "_Ö_ffnen"', 'msgid "_Open"\nmsgstr "_Öffnen"'),
        ('de', '#: a.ui\nmsgid "_Open"\nmsgstr "_Auf"\n\n#: a.ui\nmsgid "_Close"\nmsgstr "Z_a"',
         '#: a.ui\nmsgid "_Open"\nmsgstr "_Auf"\n\n#: b.ui\nmsgid "_Close"\nmsgstr "Z_a"'),
    ],
    'check_copies': [
        ('de', 'msgid "{clan} sends them"\nmsgstr "{clan} sends them"',
         'msgid "Computer {n}"\nmsgstr "Computer {n}"'),
    ],
    'check_lengths': [
        ('de', '#. Translators: little space\nmsgid "thinks"\nmsgstr "denkt gerade noch nach"',
         'msgid "thinks"\nmsgstr "denkt gerade noch nach"'),
    ],
    'check_past': [
        ('pl', 'msgid "{player} won"\nmsgstr "{player} wygrał"',
         'msgid "{player} won"\nmsgstr "{player} wygrywa"'),
        ('pl', 'msgid "{clan} lost"\nmsgstr "{clan} przegrała"',
         'msgid "{clan} sends"\nmsgstr "{clan} odsyła"'),
    ],
    'check_polite': [
        ('de', 'msgid "Choose a card."\nmsgstr "Wählen Sie eine Karte."',
         'msgid "Choose a card."\nmsgstr "Wähle eine Karte."'),
        # She, not you.
        ('de', 'msgid "Go. She follows."\nmsgstr "Geh, Ihr folgend."',
         'msgid "Go. She follows."\nmsgstr "Geh. Sie folgt."'),
    ],
    'check_dates': [
        ('de', 'msgctxt "last played"\nmsgid "%A"\nmsgstr "%Q"',
         'msgctxt "last played"\nmsgid "%-d %B"\nmsgstr "%-d. %OB"'),
        ('de', 'msgctxt "last played"\nmsgid "%A"\nmsgstr "Tag"',
         'msgctxt "last played"\nmsgid "%A"\nmsgstr "am %A"'),
    ],
    'check_direction': [],
    'check_header': [],
}


def load(language, entries, header=HEADER, direction=None):
    """A catalogue of that language with these entries."""
    name = checks.LANGUAGES[language].name
    content = header.format(name=name, code=language, plural=RULES[language])
    marker = f'msgid "default:LTR"\nmsgstr "default:{direction or DIRECTIONS[language]}"'
    return catalogue.Catalogue(f'{language}.po', '\n\n'.join([content, marker, entries]) + '\n')


class Reading(unittest.TestCase):
    """The reader of catalogues."""

    def test_parts(self):
        read = load('de', '#. Translators: a\n#: b.c:12 d.ui\n#, fuzzy, c-format\n'
                    'msgctxt "x"\nmsgid ""\n"one "\n"\\"two\\""\nmsgstr "zwei"')
        message = read.messages[-1]
        self.assertEqual(message.key, ('x', 'one "two"'))
        self.assertEqual(message.forms, {'0': 'zwei'})
        self.assertEqual(message.flags, {'fuzzy', 'c-format'})
        self.assertEqual(message.files, ['b.c', 'd.ui'])
        self.assertEqual(read.header['Language'], 'de')

    def test_forms_of_one_number(self):
        wanted = {'de': {'0'}, 'pl': {'0'}, 'ar': {'0', '1', '2'}}
        for language, forms in wanted.items():
            self.assertEqual(load(language, '').forms_of_one_number(), forms)


class Checks(unittest.TestCase):
    """The checks."""

    def test_all_are_tested(self):
        self.assertEqual(sorted(BROKEN), sorted(check.__name__ for check in checks.CHECKS))

    def test_broken_and_mended(self):
        for name, cases in BROKEN.items():
            for language, broken, mended in cases:
                with self.subTest(f'{name}: {broken}'):
                    check = getattr(checks, name)
                    self.assertNotEqual(list(check(load(language, broken), language)), [])
                    self.assertEqual(list(check(load(language, mended), language)), [])

    def test_header(self):
        for language in checks.LANGUAGES:
            self.assertEqual(list(checks.check_header(load(language, ''), language)), [])
        for part, other in (('{code}', 'fr'), ('UTF-8', 'ISO-8859-1'), ('{name}', 'LL@li.org'),
                            ('The Favor authors', 'FULL NAME'), ('{plural}', ''),
                            ('{plural}', 'nplurals=3; plural=(n != 1);'),
                            ('{plural}', 'nplurals=2; plural=0;')):
            with self.subTest(f'{part}: {other}'):
                read = load('de', '', HEADER.replace(part, other))
                self.assertNotEqual(list(checks.check_header(read, 'de')), [])

    def test_direction(self):
        self.assertNotEqual(list(checks.check_direction(load('ar', '', direction='LTR'), 'ar')), [])
        self.assertNotEqual(list(checks.check_direction(load('de', '', direction='RTL'), 'de')), [])
        self.assertEqual(list(checks.check_direction(load('ar', ''), 'ar')), [])

    def test_template(self):
        one = load('de', 'msgid "A"\nmsgstr "B"')
        two = load('de', 'msgid "A"\nmsgstr "B"\n\nmsgid "C"\nmsgstr "D"')
        other = load('de', 'msgctxt "x"\nmsgid "A"\nmsgstr "B"')
        self.assertEqual(list(checks.check_template(one, one)), [])
        self.assertEqual(len(list(checks.check_template(one, two))), 1)
        self.assertEqual(len(list(checks.check_template(two, one))), 1)
        self.assertEqual(len(list(checks.check_template(one, other))), 2)
        many = load('de', 'msgid "A"\nmsgid_plural "B"\nmsgstr[0] ""\nmsgstr[1] ""')
        self.assertEqual(len(list(checks.check_template(one, many))), 1)

    def test_sources(self):
        for text in ('ends ', ' begins', 'Open...'):
            read = load('de', f'msgid "{text}"\nmsgstr ""')
            self.assertEqual(len(list(checks.check_sources(read))), 1)
        self.assertEqual(list(checks.check_sources(load('de', 'msgid "Open…"\nmsgstr ""'))), [])


if __name__ == '__main__':
    tap.main()
