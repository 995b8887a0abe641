# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums up Meson's test logs as `N passed, N failed, N skipped`; exits 1 if any failed or none ran.

usage: count-tests.py BUILD-FOLDER...
"""
import json
import os
import sys
import xml.etree.ElementTree as ElementTree


def failed_programs(folder):
    """The names of the test programs that did not end well."""
    with open(os.path.join(folder, 'meson-logs', 'testlog.json')) as log:
        tests = [json.loads(line) for line in log]
    return {test['name'].split(' / ')[-1] for test in tests
            if test['result'] not in ('OK', 'SKIP', 'EXPECTEDFAIL')}


passed = failed = skipped = 0
for folder in sys.argv[1:]:
    silent = failed_programs(folder)
    junit = ElementTree.parse(os.path.join(folder, 'meson-logs', 'testlog.junit.xml'))
    for suite in junit.iter('testsuite'):
        for case in suite.iter('testcase'):
            if case.find('failure') is not None or case.find('error') is not None:
                failed += 1
                silent -= {case.get('name'), suite.get('name').split('.')[-1]}
            elif case.find('skipped') is not None:
                skipped += 1
            else:
                passed += 1
    # A program that died or hung has no case of its own that says so.
    failed += len(silent)
print(f'{passed} passed, {failed} failed, {skipped} skipped')
sys.exit(failed > 0 or passed == 0)
