# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates session files against the JSON Schemas that Favor makes of its field tables, with a
validator that is not ours, and checks that damaged files do not pass.

usage: check-schema.py WRITE-SAVES [GAME]
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


def damaged(document):
    """Yields damaged copies of a document with a word on what is wrong."""
    containers = list(walk(document))
    # Every kind of container, not each of a hundred actions.
    seen = set()
    for path, container in containers:
        shape = tuple(step if isinstance(step, str) else 0 for step in path)
        if isinstance(container, dict):
            shape += (container.get("kind"),)
        if shape in seen:
            continue
        seen.add(shape)
        if isinstance(container, list):
            broken = copy.deepcopy(document)
            at(broken, path).append({"no": "such thing"})
            yield f"{path}: foreign item", broken
            continue
        broken = copy.deepcopy(document)
        at(broken, path)["no-such-member"] = 1
        yield f"{path}: foreign member", broken
        for name, value in container.items():
            broken = copy.deepcopy(document)
            at(broken, path)[name] = {"no": "such thing"}
            yield f"{path + (name,)}: of another type", broken
            if isinstance(value, int) and not isinstance(value, bool) and name not in FREE:
                broken = copy.deepcopy(document)
                at(broken, path)[name] = -(2**40)
                yield f"{path + (name,)}: out of range", broken
        if path == ():
            for name in container:
                if name in OPTIONAL or ("actions" not in container and name in ("seed", "options")):
                    continue
                if name == "actions" and not OPTIONAL & container.keys() & {"start", "checks"}:
                    continue
                broken = copy.deepcopy(document)
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
        for path in files:
            document = json.loads(path.read_text())
            validator.validate(document)
            draft(common).validate(document)
            # One file of each kind has all that can be damaged.
            if not path.stem.endswith("-4"):
                continue
            for what, broken in damaged(document):
                assert not validator.is_valid(broken), f"{path.name}: {what}: passes"
                n_damaged += 1
    assert n_damaged > 100
    print(f"{game}: {len(files)} files are valid, {n_damaged} damaged ones are not")


def main():
    with tempfile.TemporaryDirectory() as name:
        subprocess.run([sys.argv[1], name, *sys.argv[2:]], check=True)
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
