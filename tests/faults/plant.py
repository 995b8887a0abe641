#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants faults into the application, one at a time, and says which test finds each.

    tests/faults/plant.py [--number 40] [--seed 1] [--folder DIR] [--only PATTERN] [--jobs 2]
                          [--at-least PERCENT]
    meson test -C BUILD --benchmark --suite faults --verbose

A line of src/app is changed as a slip of the hand would change it (operators.py has the kinds); what
hangs on it is built, and the tests of the application run: those of the fault's own folder first,
then the others, quick ones before slow ones, until one fails or hangs, and does so again. A fault
that no test finds has survived: a person would have met it first. Faults that do not compile, or
make the same machine code, are skipped and counted; so are those in `equivalent`, with the reason
why nobody can see them. All happens in a copy of the files that git knows, below --folder (a new one that is
removed again; one that is named is kept, so that it is built only once).

The choice depends on the seed and the sources alone. It takes an hour or so: it is run on request.
"""
import argparse
import fnmatch
import itertools
import json
import os
import pathlib
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import operators

SOURCE = pathlib.Path(__file__).resolve().parents[2]
# A test that takes so much longer than without a fault hangs.
PATIENCE = 60


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--number", type=int, default=40, help="how many faults (40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--folder", type=pathlib.Path, help="where to build; kept")
    parser.add_argument("--only", default="*", help="files below src/app, e.g. 'games/*'")
    parser.add_argument("--places", nargs="+", default=[],
                        help="only those of the choice at FILE:LINE; the others are not run, and it fails")
    parser.add_argument("--seconds", type=float, default=0,
                        help="of tests for one fault: those of its folder, then as many as fit (0: all)")
    parser.add_argument("--jobs", type=int, default=2, help="how many compilers, or tests, side by side (2)")
    parser.add_argument("--at-least", type=float, default=0, help="fail when less percent are found")
    parser.add_argument("--list", action="store_true", help="say which ones, and plant none")
    return parser.parse_args()


def copy_tree(target):
    """Brings the copy up to date. What is the same keeps its time, so that it is not built again."""
    names = subprocess.run(["git", "-C", SOURCE, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                           check=True, capture_output=True, text=True).stdout.split("\0")
    names = {name for name in names if name and (SOURCE / name).is_file()}
    for name in names:
        to = target / name
        data = (SOURCE / name).read_bytes()
        if not to.exists() or to.read_bytes() != data:
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(data)
        shutil.copymode(SOURCE / name, to)
    for path in target.rglob("*"):
        if path.is_file() and "build" not in path.relative_to(target).parts[:1] and str(path.relative_to(target)) not in names:
            path.unlink()


class Copy:
    """The copy of the tree, how it is built and what tests it has."""

    def __init__(self, folder, jobs):
        self.jobs = jobs
        self.tree = folder / "tree"
        self.build = self.tree / "build"
        self.env = dict(os.environ, CCACHE_BASEDIR=str(self.tree), CCACHE_NOHASHDIR="1")
        if shutil.which("ccache") and "CC" not in os.environ:
            self.env["CC"] = "ccache gcc"
        copy_tree(self.tree)
        if not (self.build / "build.ninja").exists():
            # No optimization and nothing for debuggers: built in half of the time.
            self.run("meson", "setup", self.build, self.tree, "-Dbuildtype=plain", "-Db_lundef=false",
                     *(["-Dc_link_args=-fuse-ld=lld"] if shutil.which("ld.lld") else []))
        self.run("ninja", "-C", self.build, "build.ninja")
        tests = json.loads(self.run("meson", "introspect", "--tests", self.build))
        targets = {one["id"]: one for one in json.loads(self.run("meson", "introspect", "--targets", self.build))}
        programs = {one["filename"][0]: one for one in targets.values() if one["type"] == "executable"}
        self.tests = [self.test(one, targets, programs) for one in tests if any(s.endswith(":app") for s in one["suite"])]
        self.commands = {(entry["file"] if os.path.isabs(entry["file"]) else str(
            (self.build / entry["file"]).resolve().relative_to(self.tree))): entry["command"]
            for entry in json.loads(self.run("ninja", "-C", self.build, "-t", "compdb", "c_COMPILER", quiet=True))}

    def run(self, *command, quiet=False):
        done = subprocess.run([str(part) for part in command], env=self.env, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
        return done.stdout[done.stdout.index("["):] if quiet else done.stdout

    def test(self, one, targets, programs):
        program = next(programs[str(self.build / part)] for part in one["cmd"]
                       if str(self.build / part) in programs)
        files = [source for group in program["target_sources"] for source in group.get("sources", [])]
        own = next((name for name in files if "/test-" in name), "")
        folder = pathlib.Path(own).parent
        tests_of_app = self.tree / "tests" / "app"
        return {
            "name": one["name"],
            "room": str(folder.relative_to(tests_of_app)) if folder.is_relative_to(tests_of_app) else "",
            "cmd": one["cmd"],
            "env": dict(self.env, **one["env"], FAVOR_LIMIT="600"),
            "workdir": one["workdir"] or self.build,
            "needs": [os.path.relpath(name, self.build) for dep in [program["id"], *one["depends"]] if dep in targets
                      for name in targets[dep]["filename"]],
            "seconds": 0,
        }

    def make(self, tests):
        """Builds what tests need. Whether that went well."""
        needs = sorted({name for test in tests for name in test["needs"]})
        done = subprocess.run(["ninja", "-C", self.build, "-j", str(self.jobs), *needs], env=self.env,
                              capture_output=True, check=False)
        return done.returncode == 0

    def machine_code(self, name, output):
        """The optimized machine code of a file, None if it does not compile."""
        command = shlex.split(self.commands[name])
        command = [part for part in command if not part.startswith(("-MD", "-MQ", "-MF"))]
        at = command.index("-o")
        del command[at:at + 2]
        command = [part for part in command if not part.endswith(".o.d") and not part.endswith(".c.o")]
        command += ["-O2", "-g0", "-o", str(output)]
        done = subprocess.run(command, cwd=self.build, env=self.env, capture_output=True, check=False)
        return output.read_bytes() if done.returncode == 0 else None


def run_tests(tests, jobs=1):
    """Runs tests, so many side by side. (name of the first that fails, seconds) or (None, seconds)."""
    waiting, running, start = list(tests), [], time.monotonic()
    failed = None
    while (waiting or running) and failed is None:
        while waiting and len(running) < jobs:
            test = waiting.pop(0)
            process = subprocess.Popen(test["cmd"], env=test["env"], cwd=test["workdir"], start_new_session=True,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            running.append((test, process, time.monotonic()))
        for entry in list(running):
            test, process, since = entry
            took = time.monotonic() - since
            if process.poll() is None and took < PATIENCE + 5 * test["seconds"]:
                continue
            running.remove(entry)
            if process.poll() is None:
                failed = test["name"] + " (hangs)"
                stop(process)
            elif process.returncode not in (0, 77):
                failed = test["name"]
            else:
                test["took"] = took
        time.sleep(0.02)
    for _test, process, _since in running:
        stop(process)
    return failed, time.monotonic() - start


def first_failure(tests, jobs):
    """The first that fails twice, or None. On a busy machine a test may be late without any fault."""
    for test in tests:
        test.pop("took", None)
    while tests:
        failed, _seconds = run_tests(tests, jobs)
        if failed is None:
            return None
        late = next(test for test in tests if failed in (test["name"], test["name"] + " (hangs)"))
        again, _seconds = run_tests([late])
        if again:
            return again
        tests = [test for test in tests if "took" not in test]
    return None


def stop(process):
    """Ends a test with all that it started: headless.sh tidies up after SIGTERM."""
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def measure(copy):
    """All tests pass without a fault; how long each takes is kept in the folder."""
    if not copy.make(copy.tests):
        sys.exit("the tree does not build: " + str(copy.build))
    kept = copy.tree.parent / "seconds.json"
    known = json.loads(kept.read_text()) if kept.exists() else {}
    for test in copy.tests:
        if test["name"] not in known:
            failed, _seconds = run_tests([test])
            if failed:
                print(f"# {failed} fails without any fault, and is left out", flush=True)
                continue
            known[test["name"]] = test["took"]
    kept.write_text(json.dumps(known))
    for test in copy.tests:
        test["seconds"] = known.get(test["name"])
    copy.tests = [test for test in copy.tests if test["seconds"] is not None]


def ordered(tests, name, seconds):
    """Those of the fault's own folder, then those of games for games, then the rest; quick ones first. All that
    take no more than so many seconds, if there is a limit."""
    room = str(pathlib.Path(name).parent.relative_to("src/app"))

    def nearness(test):
        if test["room"] == room:
            return 0
        return 1 if test["room"].split("/")[0] == room.split("/")[0] else 2

    own = sorted((test for test in tests if nearness(test) == 0), key=lambda test: test["seconds"])
    rest = sorted((test for test in tests if nearness(test) > 0), key=lambda test: (nearness(test), test["seconds"]))
    left = seconds - sum(test["seconds"] for test in own)
    if seconds:
        rest = [test for test, after in zip(rest, itertools.accumulate(test["seconds"] for test in rest)) if after <= left]
    return own, rest


def choose(tree, only):
    """All faults by kind, in an order that depends on the sources alone."""
    headers = [path.read_text() for path in sorted((tree / "src").rglob("*.h"))]
    others = operators.enumerators(headers)
    kinds = {}
    for path in sorted((tree / "src/app").rglob("*.c")):
        name = str(path.relative_to(tree))
        if fnmatch.fnmatch(name, "src/app/" + only):
            for fault in operators.faults_in(name, path.read_text(), others):
                kinds.setdefault(fault.kind, []).append(fault)
    return kinds


def known_equivalents():
    """Lines of `equivalent`: FILE, tab, the changed line, tab, the reason."""
    lines = (pathlib.Path(__file__).parent / "equivalent").read_text().splitlines()
    return {tuple(line.split("\t")[:2]) for line in lines if line and not line.startswith("#")}


def planted(fault, text):
    """The file with the fault, and its first changed line."""
    changed = text[:fault.start] + fault.text + text[fault.end:]
    first = changed.split("\n")[fault.line - 1].strip()
    return changed, first


class Planter:
    def __init__(self, options, copy):
        self.options = options
        self.copy = copy
        self.chance = random.Random(options.seed)
        self.kinds = choose(copy.tree, options.only)
        self.equivalents = known_equivalents()
        self.skipped = {"do not compile": 0, "same machine code": 0, "known to be equivalent": 0}
        self.survived = []
        self.n = 0
        self.n_run = 0

    def draw(self):
        """The kinds in equal parts, so that those that are found everywhere are not all there is."""
        kind = self.chance.choice(sorted(self.kinds))
        faults = self.kinds[kind]
        return faults.pop(self.chance.randrange(len(faults)))

    def plant(self, fault):
        path = self.copy.tree / fault.file
        text = path.read_text()
        changed, line = planted(fault, text)
        place = f"{fault.file}:{fault.line}"
        if (fault.file, line) in self.equivalents:
            self.skipped["known to be equivalent"] += 1
            return
        output = self.copy.tree.parent / "fault.o"
        before = self.copy.machine_code(fault.file, output)
        try:
            path.write_text(changed)
            after = self.copy.machine_code(fault.file, output)
            if after is None or after == before:
                self.skipped["do not compile" if after is None else "same machine code"] += 1
                return
            self.n += 1
            verdict = "not run"
            if not self.options.list and (not self.options.places or place in self.options.places):
                verdict = self.find(fault, place)
        finally:
            path.write_text(text)
        print(f"{self.n:3} {place}: {fault.kind}: {verdict}\n      "
              f"{text.splitlines()[fault.line - 1].strip()}\n    > {line}", flush=True)

    def find(self, fault, place):
        """Runs the tests over a planted fault, and says what came of it."""
        start = time.monotonic()
        killer = self.run_over(fault)
        self.n_run += 1
        if killer is None:
            self.survived.append(place)
        verdict = f"found by {killer}" if killer else "survived"
        return f"{verdict} ({time.monotonic() - start:.0f} s)"

    def run_over(self, fault):
        """The first that finds the fault, or None."""
        for tests in ordered(self.copy.tests, fault.file, self.options.seconds):
            if not self.copy.make(tests):
                return "the build"
            failed = first_failure(tests, self.copy.jobs)
            if failed:
                return failed
        return None


def report(planter, at_least):
    """Counts what was run, and nothing else. The exit status: what was not run is no success."""
    n_run, missed = planter.n_run, planter.n - planter.n_run
    found = n_run - len(planter.survived)
    print(f"{found} of {n_run} faults found ({100 * found / max(n_run, 1):.0f} %); skipped: "
          + ", ".join(f"{n} {why}" for why, n in planter.skipped.items()))
    for place in planter.survived:
        print("survived: " + place)
    if missed:
        print(f"not run: {missed}, which are neither found nor survived")
    return 0 if n_run and not missed and 100 * found >= at_least * n_run else 1


def main():
    options = parse()
    folder = options.folder.resolve() if options.folder else pathlib.Path(tempfile.mkdtemp(prefix="favor-faults-"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copy = Copy(folder, options.jobs)
        if not options.list:
            measure(copy)
        planter = Planter(options, copy)
        while planter.n < options.number and any(planter.kinds.values()):
            planter.plant(planter.draw())
    finally:
        if not options.folder:
            shutil.rmtree(folder)
    if options.list:
        return 0
    return report(planter, options.at_least)


if __name__ == "__main__":
    sys.exit(main())
