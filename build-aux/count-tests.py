# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums up Meson's test logs as `N passed, N failed, N skipped`; exits 1 if any failed or none ran.

Each program that failed is named above the sum, with the end of what it wrote: whoever reads the
end of a long log sees what went wrong.

usage: count-tests.py BUILD-FOLDER...
"""
import json
import os
import sys
import xml.etree.ElementTree as ElementTree


LINES = 25


def failed_programs(folder):
    """The test programs that did not end well, as Meson's log has them."""
    with open(os.path.join(folder, 'meson-logs', 'testlog.json')) as log:
        tests = [json.loads(line) for line in log]
    return [test for test in tests if test['result'] not in ('OK', 'SKIP', 'EXPECTEDFAIL')]


def short_name(test):
    return test['name'].split(' / ')[-1]


def tell(folder, test):
    print(f"{folder}: {short_name(test)}: {test['result']} after {test['duration']:.0f} s")
    for stream in ('stdout', 'stderr'):
        for line in test.get(stream, '').splitlines()[-LINES:]:
            print(f'  {stream}: {line}')


passed = failed = skipped = 0
for folder in sys.argv[1:]:
    programs = failed_programs(folder)
    for test in programs:
        tell(folder, test)
    silent = {short_name(test) for test in programs}
    junit = ElementTree.parse(os.path.join(folder, 'meson-logs', 'testlog.junit.xml'))
    for suite in junit.iter('testsuite'):
        for case in suite.iter('testcase'):
            name = case.get('name').split(' / ')[-1]
            if case.find('failure') is not None or case.find('error') is not None:
                failed += 1
                silent -= {name, suite.get('name').split('.')[-1]}
            elif case.find('skipped') is not None:
                skipped += 1
            elif name not in silent:
                passed += 1
    # A program that died or hung has no case of its own that says so.
    failed += len(silent)
print(f'{passed} passed, {failed} failed, {skipped} skipped')
sys.exit(failed > 0 or passed == 0)
