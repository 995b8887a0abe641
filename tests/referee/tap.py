# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs unittest cases and reports in the Test Anything Protocol."""
import sys
import traceback
import unittest


class TapResult(unittest.TestResult):
    """Prints a line for each test."""

    def __init__(self):
        super().__init__()
        self.count = 0

    def line(self, verdict, test, comment=''):
        self.count += 1
        print(f'{verdict} {self.count} - {test.id().partition(".")[2]}{comment}', flush=True)

    def explain(self, error):
        for line in ''.join(traceback.format_exception(*error)).splitlines():
            print(f'# {line}', flush=True)

    def addSuccess(self, test):
        super().addSuccess(test)
        self.line('ok', test)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.line('ok', test, f' # SKIP {reason}')

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.explain(error)
        self.line('not ok', test)

    def addError(self, test, error):
        super().addError(test, error)
        self.explain(error)
        self.line('not ok', test)

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error is not None:
            self.explain(error)
            self.line('not ok', subtest)


def main():
    """Runs all tests of the program; names on the command line choose some."""
    loader = unittest.TestLoader()
    module = sys.modules['__main__']
    names = sys.argv[1:]
    suite = loader.loadTestsFromNames(names, module) if names else loader.loadTestsFromModule(module)
    result = TapResult()
    suite.run(result)
    print(f'1..{result.count}')
    sys.exit(0 if result.wasSuccessful() else 1)
