# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads catalogues of gettext."""
import ast
import dataclasses
import gettext
import re

KEYWORD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d)\])?) (".*")')


@dataclasses.dataclass
class Message:
    """One entry: a text of the sources and what stands for it in a language."""
    line: int = 0
    context: str = None
    text: str = None
    plural: str = None
    # By number of the plural form.
    forms: dict = dataclasses.field(default_factory=dict)
    flags: set = dataclasses.field(default_factory=set)
    comments: str = ''
    files: list = dataclasses.field(default_factory=list)

    @property
    def key(self):
        """What gettext finds it by."""
        return self.context, self.text

    def originals(self):
        """The text, and that for many if there is one."""
        return [self.text] if self.plural is None else [self.text, self.plural]


class Catalogue:
    """A file: the header as a dictionary, the messages, and where obsolete ones stand."""

    def __init__(self, name, content):
        self.name = name
        self.messages = []
        self.by_key = {}
        self.obsolete = []
        self.header = {}
        for block in re.finditer(r'(?:^[^\n]+\n?)+', content, re.MULTILINE):
            self.read(block[0], content.count('\n', 0, block.start()) + 1)

    @classmethod
    def load(cls, path):
        return cls(path.name, path.read_text('utf-8'))

    def read(self, block, first):
        """Reads one entry, which begins on that line."""
        message = Message()
        append = None
        for number, line in enumerate(block.splitlines(), first):
            match = KEYWORD.fullmatch(line)
            if line.startswith('#~'):
                self.obsolete.append(number)
            elif line.startswith('#,'):
                message.flags |= set(re.split(r',\s*', line[2:].strip()))
            elif line.startswith('#.'):
                message.comments += line[2:] + '\n'
            elif line.startswith('#:'):
                message.files += [word.rpartition(':')[0] or word for word in line[2:].split()]
            elif match:
                append = (match[1].partition('[')[0], match[2] or '0')
                self.extend(message, append, ast.literal_eval(match[3]), number)
            elif line.startswith('"'):
                self.extend(message, append, ast.literal_eval(line), number)
        if message.text == '':
            self.header = dict(re.findall(r'^([\w-]+): *(.*)$', message.forms['0'], re.MULTILINE))
        elif message.text is not None:
            self.messages.append(message)
            self.by_key[message.key] = message

    @staticmethod
    def extend(message, part, words, number):
        """Adds the words of one line to a part of a message."""
        if part[0] == 'msgctxt':
            message.context = (message.context or '') + words
        elif part[0] == 'msgid':
            message.line = message.line or number
            message.text = (message.text or '') + words
        elif part[0] == 'msgid_plural':
            message.plural = (message.plural or '') + words
        else:
            message.forms[part[1]] = message.forms.get(part[1], '') + words

    def find(self, key):
        """The message of that context and text, or None."""
        return self.by_key.get(key)

    def plural_rule(self):
        """How many forms there are, and the function that chooses one; None if it is not said."""
        match = re.fullmatch(r'nplurals=(\d); plural=(.*?);?',
                             self.header.get('Plural-Forms', ''))
        if not match:
            return None
        return int(match[1]), gettext.c2py(match[2])

    def forms_of_one_number(self):
        """The plural forms that stand for a single number each, such as "one" or "two"."""
        rule = self.plural_rule()
        if rule is None:
            return set()
        numbers = [rule[1](n) for n in range(1000)]
        return {str(form) for form in range(rule[0]) if numbers.count(form) == 1}
