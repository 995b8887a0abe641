# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that fit C: what a slip of the hand makes of a line that worked."""
import collections
import re

Fault = collections.namedtuple("Fault", "file start end text kind line")

# What tidies up, or guards against the programmer: a fault there is no other behaviour.
GUARDS = re.compile(r"\b(?:g_(?:return|assert|debug|warning|critical|info|message|clear|free|strfreev|autoptr|auto|"
                    r"autofree|object_unref|source_remove|signal_handler|unichar_to_utf8)\w*|\w+_(?:unref|free|clear)|"
                    r"(?:G|FAVOR)_STATIC_ASSERT|G_UNLIKELY|G_DEFINE\w*|va_\w+)\b")
# Bodies that only name properties, signals and children, or let go of what is held.
DULL_FUNCTION = re.compile(r"\w+_(?:class_init|dispose|finalize|get_type|get_property|set_property)$")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*\Z")
CALL = re.compile(r"^[ \t]+([a-z]\w*) (\()", re.M)
NAMED_CALL = re.compile(r"\b([a-z]\w*) (\()")
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
# Of one type, where the headers of the project do not say so.
ENUMS_ELSEWHERE = (
    ("GTK_ALIGN_START", "GTK_ALIGN_END", "GTK_ALIGN_CENTER", "GTK_ALIGN_FILL"),
    ("GTK_ORIENTATION_HORIZONTAL", "GTK_ORIENTATION_VERTICAL"),
    ("GTK_TEXT_DIR_RTL", "GTK_TEXT_DIR_LTR"),
    ("GTK_DIR_UP", "GTK_DIR_DOWN", "GTK_DIR_LEFT", "GTK_DIR_RIGHT"),
    ("GTK_DIR_TAB_FORWARD", "GTK_DIR_TAB_BACKWARD"),
    ("PANGO_ELLIPSIZE_END", "PANGO_ELLIPSIZE_START"),
    ("GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP", "GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN"),
)


def masked(text):
    """The same text with blanks for comments, strings and lines of the preprocessor."""
    blank = lambda match: re.sub(r"[^\n]", " ", match.group())
    pattern = r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*\#(?:\\\n|[^\n])*"""
    return re.sub(pattern, blank, text, flags=re.S | re.M)


def closing(code, start):
    """Where the bracket at `start` is closed; -1 if nowhere."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            depth -= 1
            if depth == 0:
                return at
    return -1


def bodies(code):
    """Start and end of the function bodies in which faults are looked for."""
    for match in re.finditer(r"^(\w+) \([^;{}]*\)\n\{\n(.*?)^\}", code, re.M | re.S):
        if not DULL_FUNCTION.match(match.group(1)):
            yield match.start(2), match.end(2)


def arguments(code, start, end):
    """Start and end of each argument between the brackets of a call."""
    depth, begin, found = 0, start, []
    for at in range(start, end):
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            depth -= 1
        elif code[at] == "," and depth == 0:
            found.append((begin, at))
            begin = at + 1
    found.append((begin, end))
    trimmed = []
    for first, last in found:
        part = code[first:last]
        trimmed.append((first + len(part) - len(part.lstrip()), last - len(part) + len(part.rstrip())))
    return trimmed


def conditions(code, start, end):
    """A condition turned round."""
    for match in re.finditer(r"\b(?:if|while) (\()", code[start:end]):
        first = start + match.start(1)
        last = closing(code, first)
        yield first, last + 1, lambda text: "(!" + text + ")", "condition turned round"


def calls(code, start, end):
    """A statement that is only a call, or the connection of a signal, is dropped."""
    for match in CALL.finditer(code, start, end):
        last = closing(code, match.start(2))
        before = code[:match.start()].rstrip()[-1:]
        if code[last + 1:last + 2] != ";" or (before not in ";{})e"):
            continue
        signal = match.group(1).startswith("g_signal_connect")
        kind = "connection of a signal dropped" if signal else "call dropped"
        # As many lines as before.
        yield match.start(1), last + 1, lambda text: "(void) 0" + "\n" * text.count("\n"), kind


def operators(code, start, end):
    """Comparisons, logic and sums that are another."""
    for match in re.finditer(r" (<=?|>=?|==|!=) ", code[start:end]):
        other = COMPARISONS[match.group(1)]
        kind = "limit off by one" if match.group(1)[0] in "<>" else "comparison turned round"
        yield start + match.start(1), start + match.end(1), lambda _text, other=other: other, kind
    for match in re.finditer(r" (&&|\|\|)(?=\s)", code[start:end]):
        other = "||" if match.group(1) == "&&" else "&&"
        yield start + match.start(1), start + match.end(1), lambda _text, other=other: other, "and for or"
    for match in re.finditer(r"(?<=[\w)\]]) ([+-]) (?=[\w(])", code[start:end]):
        other = "-" if match.group(1) == "+" else "+"
        yield start + match.start(1), start + match.end(1), lambda _text, other=other: other, "plus for minus"


def values(code, start, end):
    """Indices, truth and small numbers that are another."""
    for match in re.finditer(r"\w\[([^\[\]\n]+)\]", code[start:end]):
        if not re.match(r"\s+\w+\s*=?", code[:start + match.start()].rsplit("\n", 1)[-1]):
            continue
        yield (start + match.start(1), start + match.end(1), lambda text: text + " + 1", "index off by one")
    for match in re.finditer(r"\b(TRUE|FALSE)\b", code[start:end]):
        other = "FALSE" if match.group() == "TRUE" else "TRUE"
        yield start + match.start(), start + match.end(), lambda _text, other=other: other, "TRUE for FALSE"
    for match in re.finditer(r"(?<=[ (\-])([012])(?=[;,)]| [<>+?:&|])", code[start:end]):
        other = str(int(match.group()) + 1)
        yield start + match.start(), start + match.end(), lambda _text, other=other: other, "number off by one"


def swaps(code, start, end):
    """Two arguments side by side have changed places."""
    for match in NAMED_CALL.finditer(code, start, end):
        last = closing(code, match.start(2))
        places = arguments(code, match.end(2), last)
        for (first, middle), (after, behind) in zip(places, places[1:]):
            one, other = code[first:middle], code[after:behind]
            if one != other and one != "self" and "\n" not in code[first:behind] and other.strip() and one.strip():
                text = other + code[middle:after] + one
                yield first, behind, lambda _text, text=text: text, "two arguments swapped"


def enumerators(headers):
    """For each constant of an enumeration the others of the same one."""
    groups = list(ENUMS_ELSEWHERE)
    for header in headers:
        for match in re.finditer(r"\benum\b[^{;]*\{(.*?)\}", masked(header), re.S):
            names = re.findall(r"^\s*([A-Z][A-Z0-9_]+)", match.group(1).replace(",", "\n"), re.M)
            groups.append(tuple(name for name in names if not re.search(r"_(?:N|LAST)_|_N_|^N_", name)))
    return {name: [other for other in group if other != name] for group in groups for name in group if len(group) > 1}


def faults_in(name, text, others):
    """All faults that can be planted into a file; `others` is what enumerators() gave."""
    code = masked(text)

    def constants(code, start, end):
        for match in re.finditer(r"\b[A-Z][A-Z0-9_]+\b", code[start:end]):
            for other in others.get(match.group(), [])[:3]:
                yield (start + match.start(), start + match.end(), lambda _text, other=other: other, "another constant")

    found = []
    for start, end in bodies(code):
        for operator in (conditions, calls, operators, values, swaps, constants):
            for first, last, change, kind in operator(code, start, end):
                line_start = code.rfind("\n", 0, first) + 1
                line_end = code.find("\n", first)
                line = code[line_start:line_end]
                if GUARDS.search(line) or re.match(r"\s*case ", line) or last <= first:
                    continue
                found.append(Fault(name, first, last, change(text[first:last]), kind, code.count("\n", 0, first) + 1))
    return found
