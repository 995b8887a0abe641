#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tree promises: who includes whom, no mutable globals, sizes, licences, POTFILES,
letters, functions that are explained, and that nothing outside a game's folders knows it.

Arguments: the source folder, the build folder, then `sanitized` if the objects hold more
than the compiler's own data. Writes TAP. With the source folder and `--potfiles` it prints
what po/POTFILES should be.
"""

import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(sys.argv[1]).resolve()
BUILD = pathlib.Path(sys.argv[2])
SANITIZED = "sanitized" in sys.argv[3:]
SRC = SOURCE / "src"

# The folders of src whose headers each folder may include, besides its own. `games.h` stands
# for the table of games alone, `state.h` for the state header of the game of the same name.
MAY_INCLUDE = {
    "core": set(),
    "kit": {"core"},
    "games": {"core", "kit"},
    "bots": {"core"},
    "session": {"core", "bots", "games.h"},
    "learn": {"core", "session", "games.h"},
    "app": {"core", "session", "learn", "games.h"},
    "app/games": {"core", "session", "app", "state.h"},
    "referee": {"core", "bots", "session", "games.h"},
    "thumbnailer": {"core", "session", "games.h"},
}
# Folders that are rooms: each may include those before it.
ROOMS = {
    "session": ("session", "save", "models", "table"),
    "app": ("compat", "widgets", "board", "panel", "table", "setup", "learn", "home", "shell"),
}
# The last room that the games' own views may include.
LAST_ROOM_OF_VIEWS = "panel"
GENERATED = {"config.h", "favor-games-list.h", "favor-views-list.h"}
PURE = ("core", "kit", "games", "bots")
MAX_LINES = 900
# Sizes of letters in the style, see ui/style.css.
LETTERS = {"70%", "82%", "90%", "100%", "105%", "118%", "127%", "136%", "150%", "180%"}
# Headers of session and app whose functions are not all explained yet: folders and beginnings of
# names. Nothing is added here.
UNEXPLAINED = ("app/board/", "app/panel/", "app/table/", "app/games/",
               "session/models/favor-choo", "session/models/favor-choice")
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
TRANSLATABLE = re.compile(
    r"""\b(?:N?C?_|n?gettext|g_d(?:p|c|n|cn)?gettext2?\s*\(\s*\w+\s*,)\s*\(?\s*
        (?:/\*.*?\*/\s*)*\"""", re.VERBOSE | re.DOTALL)


def sources(*suffixes):
    """All files below src with one of the suffixes."""
    return sorted(p for p in SRC.rglob("*") if p.suffix in suffixes and p.is_file())


def library_of(path):
    """The row of the table that a file of src belongs to, and the game if it has one."""
    parts = path.relative_to(SRC).parts
    if parts[0] == "games":
        return "games", parts[1] if len(parts) > 2 else None
    if parts[:2] == ("app", "games"):
        return "app/games", parts[2] if len(parts) > 3 else None
    return parts[0], None


def room_of(path):
    """The room that a file of src lies in, or None."""
    folder, room = path.relative_to(SRC).parts[:2]
    return room if room in ROOMS.get(folder, ()) else None


def may_enter(path, header):
    """Whether the room of a header is the file's own or comes before it; others see all rooms."""
    library, owner = library_of(path)[0], library_of(header)[0]
    room = LAST_ROOM_OF_VIEWS if library == "app/games" else room_of(path)
    rooms = ROOMS.get(owner, ())
    if room not in rooms:
        return library != owner or owner not in ROOMS
    return room_of(header) in rooms[:rooms.index(room) + 1]


def may_include(path, header):
    """Whether a file may include that header."""
    library, game = library_of(path)
    owner, owner_game = library_of(header)
    allowed = MAY_INCLUDE[library]
    if not may_enter(path, header):
        return False
    if owner == library:
        return owner_game is None or owner_game == game
    if owner == "games" and owner_game is None:
        return "games.h" in allowed and header.name == "favor-games.h"
    if owner == "games":
        return ("state.h" in allowed and owner_game == game
                and header.name == f"{game}-state.h")
    return owner in allowed


def check_includes():
    """Every include finds a header of a folder that may be included, by its name alone."""
    faults = []
    headers = {}
    for path in sources(".h"):
        if path.name in headers:
            faults.append(f"{path}: the name is there twice")
        headers[path.name] = path
    for path in sources(".c", ".h"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            match = re.match(r'\s*#\s*include\s*([<"])([^">]*)[">]', line)
            if not match:
                continue
            name = match[2]
            place = f"{path.relative_to(SOURCE)}:{number}: {name}"
            if ".." in pathlib.PurePosixPath(name).parts:
                faults.append(f"{place}: leads out of the folder")
            elif name in headers:
                if not may_include(path, headers[name]):
                    faults.append(f"{place}: {path.parent.name} may not include it")
            elif match[1] == '"' and name not in GENERATED:
                faults.append(f"{place}: there is no such header")
    return faults


def pure_archives():
    """The static libraries of the folders that may not have mutable globals."""
    for folder in PURE:
        yield from sorted((BUILD / "src" / folder).glob("*.a"))


def check_globals():
    """No object of rules or bots has anything in .data or .bss."""
    if SANITIZED:
        return "SKIP the objects are instrumented"
    faults = []
    archives = list(pure_archives())
    names = {archive.name for archive in archives}
    for needed in ("libfavor-core.a", "libfavor-bots.a", "libfavor-games.a"):
        if needed not in names:
            faults.append(f"{needed} was not built")
    for archive in archives:
        output = subprocess.run(["size", "-A", str(archive)], check=True,
                                capture_output=True, text=True).stdout
        member = "?"
        for line in output.splitlines():
            match = re.match(r"(\S+)\s+\(ex ", line)
            if match:
                member = match[1]
            fields = line.split()
            if len(fields) < 2 or not fields[1].isdigit() or int(fields[1]) == 0:
                continue
            section = fields[0]
            # Tables with pointers are constant after relocation.
            if section.startswith(".data.rel.ro"):
                continue
            if re.match(r"\.(data|bss|tdata|tbss)\b", section):
                faults.append(f"{archive.name}: {member}: {fields[1]} bytes in {section}")
    return faults


def all_code():
    """Our own source files of any language."""
    for folder in ("src", "tests", "build-aux", "data"):
        for path in sorted((SOURCE / folder).rglob("*")):
            if path.is_file() and path.suffix in (".c", ".h", ".py", ".sh"):
                yield path


def check_sizes():
    """No source file is longer than can be read."""
    return [f"{path.relative_to(SOURCE)}: {n} lines"
            for path in all_code()
            if (n := len(path.read_text().splitlines())) > MAX_LINES]


def check_licences():
    """The licence stands in the first line, or the second after `#!`."""
    faults = []
    for path in all_code():
        lines = path.read_text().splitlines()
        if lines and lines[0].startswith("#!"):
            lines = lines[1:]
        if not lines or LICENCE not in lines[0]:
            faults.append(f"{path.relative_to(SOURCE)}: no licence line")
    return faults


def translatable_files():
    """Files with strings for translators."""
    for path in sorted((SOURCE / "data").iterdir()):
        if path.name.endswith((".desktop.in", ".metainfo.xml.in", ".mime.xml.in", ".gschema.xml")):
            yield path.relative_to(SOURCE)
    # Games to come are not for translators yet: their texts may still change.
    to_come = [folder / name for name in games("games_to_come")
               for folder in (SRC / "games", SRC / "app" / "games", SOURCE / "ui",
                              SOURCE / "data" / "learn")]
    for path in sorted((SOURCE / "data" / "learn").rglob("*.xml")):
        if not path.name.endswith(".gresource.xml") and path.parent not in to_come:
            yield path.relative_to(SOURCE)
    for path in sources(".c", ".h"):
        if TRANSLATABLE.search(path.read_text()) and path.parent not in to_come:
            yield path.relative_to(SOURCE)
    for path in sorted((SOURCE / "ui").rglob("*.ui")):
        if 'translatable="' in path.read_text() and path.parent not in to_come:
            yield path.relative_to(SOURCE)


def check_potfiles():
    """POTFILES names each file with strings, once, and nothing that is not there."""
    lines = (SOURCE / "po" / "POTFILES").read_text().splitlines()
    listed = [line for line in lines if line and not line.startswith("#")]
    faults = [f"POTFILES: {name} is not there" for name in listed
              if not (SOURCE / name).is_file()]
    faults += [f"POTFILES: {name} is missing" for name in map(str, translatable_files())
               if name not in listed]
    if len(listed) != len(set(listed)):
        faults.append("POTFILES: a name is there twice")
    return faults


def check_letters():
    """The style has few sizes of letters, in percent, and one weight beside the usual one."""
    faults = []
    for path in sorted((SOURCE / "ui").rglob("*.css")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            size = re.search(r"font-size: *([^;]+)", line)
            weight = re.search(r"font-weight: *([^;]+)", line)
            if size and size[1] not in LETTERS:
                faults.append(f"{path.name}:{number}: letters of {size[1]}")
            if weight and weight[1] not in ("bold", "normal"):
                faults.append(f"{path.name}:{number}: weight {weight[1]}")
    return faults


def games(which="games"):
    """A list of games: the names of their folders."""
    text = (SRC / "games" / "meson.build").read_text()
    line = re.search(rf"^{which} = \[(.*)\]$", text, re.MULTILINE)
    return re.findall(r"'([a-z]+)'", line[1])


def is_ground(path):
    """Whether a file of src or ui belongs to no game."""
    return not set(path.relative_to(SOURCE).parts[:-1]) & set(games())


def ground(*suffixes):
    """The files of src and ui that belong to no game."""
    for folder in (SRC, SOURCE / "ui"):
        yield from (path for path in sorted(folder.rglob("*"))
                    if path.suffix in suffixes and is_ground(path))


def names_of(game):
    """How code would name a game: its id, its title, its folder, the prefixes of its functions and types."""
    text = (SRC / "games" / game / f"{game}-game.c").read_text().partition(f"favor_{game}_game = ")[2]
    yield from (re.escape(name) for name in re.findall(r'\.(?:id|title) = (?:N_ \()?"([^"]+)"', text))
    yield rf"(?<![a-z]){game}[-_/]"
    yield rf"(?<![A-Za-z]){game.capitalize()}[A-Z]"
    yield rf"[\"']{game}[\"']"


def check_games():
    """Outside of its folders a game stands in the list of games alone."""
    faults = []
    pattern = re.compile("|".join(name for game in games() for name in names_of(game)))
    for path in ground(".c", ".h", ".in", ".build", ".ui", ".css", ".xml"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if pattern.search(line) and not line.startswith("games = ["):
                faults.append(f"{path.relative_to(SOURCE)}:{number}: {line.strip()}")
    return faults


def check_selectors():
    """What only the view of one game is called is styled in that game's folder."""
    faults = []
    known = "".join(path.read_text() for path in ground(".c", ".h", ".ui"))
    for game in games():
        code = "".join(path.read_text() for path in sources(".c", ".h")
                       if library_of(path) == ("app/games", game))
        names = re.findall(r'(?:set_css_name|add_css_class|set_css_classes) \([^;]*?"([a-z-]+)"', code)
        own = {name for name in names if f'"{name}"' not in known}
        for path in ground(".css"):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if line.endswith((",", "{")) and own & set(re.findall(r"[a-z][a-z-]*", line)):
                    faults.append(f"{path.relative_to(SOURCE)}:{number}: {line}")
    return faults


def public_functions(path):
    """The functions that a header declares, but for those that make types."""
    code = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    code = re.sub(r"^#.*(?:\\\n.*)*", "", code, flags=re.MULTILINE)
    while (shorter := re.sub(r"\{[^{}]*\}", ";", code)) != code:
        code = shorter
    for statement in code.split(";"):
        found = re.match(r"\s*[A-Za-z_][\w\s*]*?[\s*](favor_\w+)\s*\(", statement)
        if found and not re.search(r"\b(?:typedef|static)\b", statement):
            yield found[1]


def check_explained():
    """Each public function of session and app has a doc comment, in the header or the code."""
    faults = []
    code = "".join(path.read_text() for path in sources(".c", ".h"))
    explained = set(re.findall(r"^/\*\*\n \* (\w+):", code, flags=re.MULTILINE))
    for folder in ("session", "app"):
        for path in sorted((SRC / folder).rglob("*.h")):
            name = str(path.relative_to(SRC))
            if not name.startswith(UNEXPLAINED):
                faults += [f"{name}: {function} is not explained"
                           for function in public_functions(path) if function not in explained]
    return faults


def main():
    """Runs all checks."""
    if "--potfiles" in sys.argv:
        print(*translatable_files(), sep="\n")
        return 0
    checks = [check_includes, check_globals, check_sizes, check_licences, check_potfiles,
              check_letters, check_games, check_selectors, check_explained]
    failed = False
    print(f"1..{len(checks)}")
    for number, check in enumerate(checks, 1):
        result = check()
        name = check.__name__.removeprefix("check_")
        if isinstance(result, str):
            print(f"ok {number} - {name} # {result}")
            continue
        for fault in result:
            print(f"# {fault}")
        failed = failed or bool(result)
        print(f"{'not ok' if result else 'ok'} {number} - {name}")
    return 1 if failed else 0


sys.exit(main())
