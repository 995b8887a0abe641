# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates session files against the JSON Schemas that Favor makes of its field tables, with a
validator that is not ours, and checks that damaged files do not pass.

usage: check-schema.py WRITE-SAVES
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

DRAFTS = [jsonschema.Draft202012Validator, jsonschema.Draft7Validator]

# Numbers and texts that may be anything of their type.
FREE = {"title", "text", "name", "seed", "rng"}
# Members that may be left out.
OPTIONAL = {"title", "strict", "undone", "variations", "game-line", "end", "checks", "notes", "changes", "cursor",
            "summary", "seconds", "start", "parent", "level"}
# Members that hold a position.
POSITIONS = ("state", "start", "end")


def walk(value, path=()):
    """Yields each container of a document with its path."""
    if isinstance(value, dict):
        yield path, value
        for name, child in value.items():
            yield from walk(child, path + (name,))
    elif isinstance(value, list):
        yield path, value
        for index, child in enumerate(value):
            yield from walk(child, path + (index,))


def at(document, path):
    for step in path:
        document = document[step]
    return document


def shape_of(path, container):
    """What a container has in common with others of its kind: not each of a hundred actions is damaged, and of the
    positions of a file, which have one definition, all that lies within only once."""
    shape = tuple(step if isinstance(step, str) else 0 for step in path)
    if len(shape) > 1 and shape[0] in POSITIONS:
        shape = POSITIONS[:1] + shape[1:]
    if isinstance(container, dict):
        shape += (container.get("kind"), *sorted(container))
    return shape


def copy_part(document, path):
    """Returns a copy of a document with no action but the one that the path leads to, and the path in it: the others
    are as good as in the whole document, and take most of the time."""
    if "actions" not in document:
        return copy.deepcopy(document), path
    if len(path) > 1 and path[0] == "actions":
        return copy.deepcopy({**document, "actions": [document["actions"][path[1]]]}), ("actions", 0, *path[2:])
    return copy.deepcopy({**document, "actions": []}), path


def damaged(document, seen):
    """Yields damaged copies of a document with a word on what is wrong, and adds the shapes to those seen."""
    containers = list(walk(document))
    for path, container in containers:
        shape = shape_of(path, container)
        if shape in seen:
            continue
        seen.add(shape)
        part, path = copy_part(document, path)
        if isinstance(container, list):
            broken = copy.deepcopy(part)
            at(broken, path).append({"no": "such thing"})
            yield f"{path}: foreign item", broken
            continue
        broken = copy.deepcopy(part)
        at(broken, path)["no-such-member"] = 1
        yield f"{path}: foreign member", broken
        for name, value in container.items():
            broken = copy.deepcopy(part)
            at(broken, path)[name] = {"no": "such thing"}
            yield f"{path + (name,)}: of another type", broken
            if isinstance(value, int) and not isinstance(value, bool) and name not in FREE:
                broken = copy.deepcopy(part)
                at(broken, path)[name] = -(2**40)
                yield f"{path + (name,)}: out of range", broken
        if path == ():
            for name in container:
                if name in OPTIONAL or ("actions" not in container and name in ("seed", "options")):
                    continue
                if name == "actions" and not OPTIONAL & container.keys() & {"start", "checks"}:
                    continue
                broken = copy.deepcopy(part)
                del broken[name]
                yield f"{name}: missing", broken


def check_game(folder, schema_path, common):
    game = schema_path.name.removesuffix(".schema.json")
    schema = json.loads(schema_path.read_text())
    files = sorted(folder.glob(f"{game}-*.json"))
    assert len(files) >= 10, f"{game}: only {len(files)} files"
    n_damaged = 0
    for draft in DRAFTS:
        draft.check_schema(schema)
        validator = draft(schema)
        seen = set()
        for path in files:
            document = json.loads(path.read_text())
            validator.validate(document)
            draft(common).validate(document)
            # One file of each kind has all that can be damaged.
            if not path.stem.endswith("-4"):
                continue
            for what, broken in damaged(document, seen):
                assert not validator.is_valid(broken), f"{path.name}: {what}: passes"
                n_damaged += 1
    assert n_damaged > 100
    print(f"{game}: {len(files)} files are valid, {n_damaged} damaged ones are not")


def main():
    with tempfile.TemporaryDirectory() as name:
        subprocess.run([sys.argv[1], name], check=True)
        folder = pathlib.Path(name)
        common = json.loads((folder / "schema.json").read_text())
        for draft in DRAFTS:
            draft.check_schema(common)
        schemas = sorted(folder.glob("*.schema.json"))
        assert schemas
        for schema_path in schemas:
            check_game(folder, schema_path, common)


if __name__ == "__main__":
    main()
