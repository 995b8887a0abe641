# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every translation. Each check yields the faults that it finds."""
import collections
import re

# What is known of each language; whoever adds one adds a line.
# Quotes: its opening and closing marks. Forms: of plurals.
Language = collections.namedtuple('Language', 'name quotes forms rtl')
LANGUAGES = {
    'ar': Language('Arabic', '«»', 6, True),
    'de': Language('German', '„“', 2, False),
    'pl': Language('Polish', '„”', 3, False),
}
ALL_QUOTES = '“”„«»"‚‘’'
TAG = re.compile('<[^>]*>')
# A translation may ask for a form: "{role:acc}", or "{role:Acc}" where a sentence begins.
PLACEHOLDER = re.compile(r'\{([a-z0-9-]+)(?::[A-Za-z][a-z]*)?\}')
FORM = re.compile(r'\{([a-z0-9-]+):([^}]*)\}')
# What the pages of the application put together themselves: it has no forms.
LISTS = {'clans', 'roles'}
MNEMONIC = re.compile(r'_(\w)')
# The same mark in other scripts.
MARKS = {'؟': '?', '،': ',', '؛': ';', '。': '.'}
# Endings whose loss or gain is a fault.
ENDINGS = '.:…?!;,'
# Of what has "little space" in its comment: at most so long, or little longer than the original.
SHORT = 14
# A verb in the past tells the sex of its subject in these languages. Some words end like one.
PAST = {'pl': re.compile(r'\b(?!odsyła|dzieła|roli|myśli)\w{2,}(?:ł|ła|ło|li|ły)\b',
                         re.IGNORECASE)}
# These words address politely where no sentence begins with them; at the beginning they may be others.
POLITE = {'de': re.compile(r'[\w,;–)]\s(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b')}
PLAYER = re.compile(r'\{(?:player|clan|other-clan|name)(?::\w+)?\}')
STRFTIME = set('aAbBdeHIjklmMpPSyYu%')


def place(catalogue, message):
    return f'{catalogue.name}:{message.line}: "{message.text}"'


def pairs(catalogue):
    """Each translation that is there: the message, the number of the form and the words."""
    for message in catalogue.messages:
        for form, words in sorted(message.forms.items()):
            if words:
                yield message, form, words


def check_header(catalogue, language):
    """The header says what the file is."""
    known = LANGUAGES[language]
    wanted = {'Project-Id-Version': 'favor', 'Language': language, 'Language-Team': known.name,
              'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=UTF-8',
              'Content-Transfer-Encoding': '8bit'}
    for field, value in wanted.items():
        if catalogue.header.get(field) != value:
            yield f'{catalogue.name}: {field} is not "{value}"'
    if re.search('FULL NAME|YEAR', ' '.join(catalogue.header.values())):
        yield f'{catalogue.name}: the header was not filled in'
    rule = catalogue.plural_rule()
    if rule is None or rule[0] != known.forms:
        yield f'{catalogue.name}: {known.name} has {known.forms} plural forms'
    elif {rule[1](n) for n in range(1000)} != set(range(known.forms)):
        yield f'{catalogue.name}: the plural rule does not reach every form'


def check_complete(catalogue, language):
    """Every text has its translation in all forms, and none waits for a review."""
    forms = {str(form) for form in range(LANGUAGES[language].forms)}
    for message in catalogue.messages:
        wanted = {'0'} if message.plural is None else forms
        if set(message.forms) != wanted:
            yield f'{place(catalogue, message)} has {len(message.forms)} forms'
        if not all(message.forms.values()):
            yield f'{place(catalogue, message)} is not translated'
        if 'fuzzy' in message.flags:
            yield f'{place(catalogue, message)} is fuzzy'
    for line in catalogue.obsolete:
        yield f'{catalogue.name}:{line}: obsolete'
    keys = collections.Counter(message.key for message in catalogue.messages)
    for key, times in keys.items():
        if times > 1:
            yield f'{catalogue.name}: "{key[1]}" is there twice'


def check_template(catalogue, template):
    """The catalogue has the texts of the sources, no fewer and no others."""
    for message in template.messages:
        found = catalogue.find(message.key)
        if found is None:
            yield f'{catalogue.name}: "{message.text}" is missing: run po/update'
        elif found.plural != message.plural:
            yield f'{place(catalogue, found)} has another plural: run po/update'
    for message in catalogue.messages:
        if template.find(message.key) is None:
            yield f'{place(catalogue, message)} is in no source: run po/update'


def check_placeholders(catalogue, language):
    """The same placeholders; the count may be missing where the form says it."""
    of_one = catalogue.forms_of_one_number()
    for message, form, words in pairs(catalogue):
        wanted = {name for text in message.originals() for name in PLACEHOLDER.findall(text)}
        found = set(PLACEHOLDER.findall(words))
        if message.plural is not None and form in of_one:
            found |= wanted & {'n'}
        if found != wanted:
            yield (f'{place(catalogue, message)}: form {form} has '
                   f'{sorted(found ^ wanted)} too much or too little')


def read_forms(words):
    """A dictionary of what an entry with the context "forms" says; None if it is not well made."""
    if words == '-':
        return {}
    forms = {}
    for part in words.split('|'):
        match = re.fullmatch(r'([a-z]+)=((?:[^={}]|\{[a-z0-9:-]+\})*)', part)
        if not match or match[1] in forms or not match[2].strip() == match[2] != '':
            return None
        forms[match[1]] = match[2]
    return forms


def game(file):
    """Whose a file is: the last folder of games/dragon/…, app/games/dragon/…."""
    return re.sub('.*games/|/[^/]*$', '', file)


def check_forms(catalogue, language):
    """Names have all the forms that sentences ask for, in each place where they may stand."""
    names = {}
    for message in catalogue.messages:
        if message.context != 'forms':
            continue
        forms = read_forms(message.forms.get('0', ''))
        if forms is None:
            yield f'{place(catalogue, message)}: "{message.forms.get("0")}" is no list of forms'
        for file in message.files:
            for name in PLACEHOLDER.findall(message.comments):
                names.setdefault((game(file), name), []).append((message.text, forms or {}))
    for message, _, words in pairs(catalogue):
        for name, form in FORM.findall(words):
            for file in message.files:
                known = names.get((game(file), name), [])
                lacking = [word for word, forms in known if form.lower() not in forms]
                if not known or (name in LISTS and '/app/' in file):
                    yield f'{place(catalogue, message)}: {{{name}}} has no forms'
                elif lacking:
                    yield f'{place(catalogue, message)}: no form "{form}" of {lacking}'


def ending(text):
    """The mark that a text ends with, whether before or behind closing quotes."""
    tail = re.search(f'[{re.escape(ENDINGS + ALL_QUOTES + "".join(MARKS))}]*$', text)[0]
    marks = [MARKS.get(c, c) for c in tail if c not in ALL_QUOTES]
    return marks[-1] if marks else ''


def check_edges(catalogue, language):
    """Spaces and marks at the edges are those of the original."""
    for message, form, words in pairs(catalogue):
        original = message.text
        for edge, pattern in (('begin', r'\A\s*'), ('end', r'\s*\Z')):
            if re.search(pattern, original)[0] != re.search(pattern, words)[0]:
                yield f'{place(catalogue, message)}: other spaces at the {edge}: "{words}"'
        if '  ' in words:
            yield f'{place(catalogue, message)}: two spaces: "{words}"'
        if ending(original) != ending(words):
            yield (f'{place(catalogue, message)} ends with "{ending(original)}", '
                   f'"{words}" with "{ending(words)}"')
        if '...' in words:
            yield f'{place(catalogue, message)}: three dots are no ellipsis'


def check_quotes(catalogue, language):
    """Quotes are those of the language, in pairs."""
    own = LANGUAGES[language].quotes
    for message, form, words in pairs(catalogue):
        # Double quotes around code stay, and those of attributes are markup.
        original = TAG.sub('', message.text)
        code = re.findall(r'"0x\w+"', original)
        rest = TAG.sub('', words)
        for piece in code:
            rest = rest.replace(piece, '')
        foreign = {c for c in rest if c in ALL_QUOTES and c not in own}
        if foreign:
            yield f'{place(catalogue, message)}: {"".join(sorted(foreign))} in "{words}"'
        if rest.count(own[0]) != rest.count(own[1]):
            yield f'{place(catalogue, message)}: a quote is open in "{words}"'
        quoted = len(re.findall('[“"]', original.replace('"0x', ''))) > 0
        if quoted and own[0] not in rest and not code:
            yield f'{place(catalogue, message)}: no quotes in "{words}"'


def check_mnemonics(catalogue, language):
    """Menu items have one mnemonic each, and no two of one menu the same.

    The items of a menu stand in one file, and no file has two menus.
    """
    used = collections.defaultdict(dict)
    for message, form, words in pairs(catalogue):
        found = MNEMONIC.findall(words)
        if len(found) != len(MNEMONIC.findall(message.text)):
            yield f'{place(catalogue, message)}: {len(found)} mnemonics in "{words}"'
        for letter in found:
            for file in message.files:
                other = used[file].setdefault(letter.casefold(), words)
                if other != words:
                    yield f'{catalogue.name}: {file}: "{other}" and "{words}" have the same letter'


def check_copies(catalogue, language):
    """No sentence stands there as it was."""
    for message, form, words in pairs(catalogue):
        plain = PLACEHOLDER.sub('', message.text)
        if words in message.originals() and re.search(r'[A-Za-z]?[a-z]+ [A-Za-z]?[a-z]+', plain):
            yield f'{place(catalogue, message)} is not translated'


def check_lengths(catalogue, language):
    """What stands where there is little space is short."""
    for message, form, words in pairs(catalogue):
        if 'little space' in message.comments and len(words) > max(SHORT, len(message.text) + 4):
            yield f'{place(catalogue, message)}: "{words}" is too long'


def check_past(catalogue, language):
    """No verb tells the sex of a player."""
    pattern = PAST.get(language)
    for message, form, words in pairs(catalogue):
        if pattern and PLAYER.search(words) and pattern.search(PLACEHOLDER.sub('', words)):
            yield f'{place(catalogue, message)}: past tense in "{words}"'


def check_polite(catalogue, language):
    """Whoever plays is addressed like a friend."""
    pattern = POLITE.get(language)
    for message, form, words in pairs(catalogue):
        if pattern and pattern.search(TAG.sub('', words)):
            yield f'{place(catalogue, message)}: a polite form in "{words}"'


def check_direction(catalogue, language):
    """The text that tells the direction tells that of the language."""
    message = catalogue.find((None, 'default:LTR'))
    wanted = 'default:RTL' if LANGUAGES[language].rtl else 'default:LTR'
    if message is None or message.forms.get('0') != wanted:
        yield f'{catalogue.name}: "default:LTR" is not "{wanted}"'


def check_dates(catalogue, language):
    """Dates have a form that strftime knows."""
    for message, form, words in pairs(catalogue):
        if message.context == 'last played' and '%' in message.text:
            found = re.findall(r'%[-O]?(.?)', words)
            if not found or not set(found) <= STRFTIME:
                yield f'{place(catalogue, message)}: "{words}" is no date'


CHECKS = [check_header, check_complete, check_placeholders, check_forms, check_edges, check_quotes,
          check_mnemonics, check_copies, check_lengths, check_past, check_polite,
          check_direction, check_dates]


def check_sources(template):
    """The texts themselves: whole sentences without spaces at their edges."""
    for message in template.messages:
        for text in message.originals():
            if text != text.strip():
                yield f'{place(template, message)}: a space at an edge: is a sentence glued?'
            if '...' in text:
                yield f'{place(template, message)}: three dots are no ellipsis'
