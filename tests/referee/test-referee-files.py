# SPDX-License-Identifier: GPL-3.0-or-later
"""What favor-referee makes of files: good, broken, positions, with a journal beside them."""
import json
import unittest

import tap
from referee import GAME, SEATS, RefereeTest, run

try:
    import jsonschema
except ImportError:
    jsonschema = None


class Verify(RefereeTest):
    def bad(self, path, why=None, ply=None):
        answer = run('verify', path)
        self.assertEqual(answer.code, 1, path)
        self.assertEqual(list(answer.value), ['file', 'ok', 'ply', 'why'])
        self.assertEqual((answer.value['file'], answer.value['ok']), (path, False))
        self.assertRegex(answer.value['why'], why or '.')
        if ply is not None:
            self.assertEqual(answer.value['ply'], ply)
        return answer.value

    def test_changed_action(self):
        line, session = self.play('--seats', 4)
        for ply in (0, 5, line['plies'] - 1):
            action = session['actions'][ply]
            actions = list(session['actions'])
            actions[ply] = {**action, 'seat': (action['seat'] + 1) % 4}
            found = self.bad(self.write('bad.favor', {**session, 'actions': actions}),
                             'Another player has to decide now', ply + 1)
            self.assertIn(f'actions[{ply}]', found['why'])

    def test_missing_action(self):
        _, session = self.play('--seats', 4)
        self.bad(self.write('bad.favor', {**session, 'actions': session['actions'][:-1]}))
        self.bad(self.write('bad.favor', {**session, 'actions': session['actions'][1:]}))

    def test_changed_state(self):
        line, session = self.play('--seats', 4)
        state = json.loads(json.dumps(session['state']))
        state['promises-kept'][1] += 1
        self.bad(self.write('bad.favor', {**session, 'state': state}),
                 r'state: .*promises-kept\[1\]', line['plies'])
        state['favour'][1] += 1
        self.bad(self.write('bad.favor', {**session, 'state': state}), 'cannot occur')
        self.bad(self.write('bad.favor', {**session, 'seed': '0x0000000000000077'}))

    def test_changed_hash(self):
        _, session = self.play('--seats', 5, '--bots', 'random')
        self.assertTrue(session['checks'])
        for i, (ply, value) in enumerate(session['checks']):
            checks = list(session['checks'])
            checks[i] = [ply, f'0x{int(value, 16) ^ 1:016x}']
            self.bad(self.write('bad.favor', {**session, 'checks': checks}), ply=ply)

    def test_truncated(self):
        line, _ = self.play('--seats', 2)
        with open(line['file'], 'rb') as file:
            content = file.read().rstrip()
        for length in range(0, len(content), max(len(content) // 40, 1)):
            self.bad(self.write('cut.favor', content[:length]))

    def test_not_a_session(self):
        session = self.read(self.new())
        for content in ('', ' ', 'null', '3', '[]', '{}', '{"format": "favor-session"}', '[' * 200000,
                        b'\xff\xfe', b'\0' * 100, '{"format": "favor-session", "version": 1}',
                        {**session, 'format': 'other'}, {**session, 'game': 'chess'},
                        {**session, 'version': 99}, {**session, 'version': '1'},
                        {**session, 'more': 1}, {**session, 'seats': session['seats'][:1]},
                        {**session, 'seed': 5}, {**session, 'options': {}}):
            self.bad(self.write('bad.favor', content))
        self.bad(self.path('missing.favor'))
        self.bad(self.folder)

    def test_several(self):
        good = self.new()
        bad = self.write('bad.favor', '{}')
        answer = run('verify', good, bad, good)
        self.assertEqual(answer.code, 1)
        self.assertEqual([line['ok'] for line in answer.lines], [True, False, True])

    def test_other_commands_say_it_too(self):
        bad = self.write('bad.favor', '{}')
        for args in (('show', bad), ('legal', bad), ('apply', bad, '{"kind": "keep-vote"}'),
                     ('show', self.path('missing'))):
            answer = run(*args)
            self.assertEqual((answer.code, answer.out), (1, ''))
            self.assertRegex(answer.err, r'^favor-referee: .+\n$')

    def test_standard_input(self):
        session = self.good('new', GAME, '--seats', 3)
        data = session.out.encode()
        self.assertTrue(self.good('verify', '-', stdin=data).value['ok'])
        self.assertEqual(self.good('show', '-', stdin=data).value['ply'], 0)
        self.assertEqual(len(self.good('legal', '-', stdin=data).lines), 4)
        applied = self.good('apply', '-', '{"kind": "nominate-votes", "votes": 1}', stdin=data)
        self.assertEqual(len(applied.value['actions']), 1)


class Positions(RefereeTest):
    """Files with a state and no actions."""

    def position(self, ply, name='position.favor', **changes):
        line, session = self.play('--seats', 4, '--bots', 'random')
        shown = self.good('show', line['file'], '--ply', ply).value
        for member in ('actions', 'variations', 'notes', 'checks', 'cursor'):
            session.pop(member, None)
        session['state'] = {**shown['state'], **changes}
        return self.write(name, session), line['file']

    def test_position(self):
        for ply in (0, 13, 30):
            path, original = self.position(ply)
            self.assertTrue(self.good('verify', path).value['ok'])
            self.assertEqual(self.good('show', path).value['state'],
                             self.good('show', original, '--ply', ply).value['state'])
            self.assertEqual(self.good('show', path).value['ply'], 0)
            listed = self.good('legal', path)
            self.assertEqual(listed.out, self.good('legal', original, '--ply', ply).out)
            applied = self.apply(path, listed.lines[0])
            self.assertEqual(self.good('verify', applied).value['plies'], 1)
            self.assertEqual(self.good('show', applied, '--ply', 0).value['state'],
                             self.good('show', path).value['state'])

    def test_broken_position(self):
        path, _ = self.position(13, favour=[5, 5, 5, 5])
        answer = run('verify', path)
        self.assertEqual(answer.code, 1)
        self.assertIn('This position cannot occur in this game', answer.value['why'])
        path, _ = self.position(13, favour=[5, 5, 5])
        answer = run('verify', path)
        self.assertEqual(answer.code, 1)
        self.assertIn('state.favour', answer.value['why'])


class Journal(RefereeTest):
    """What lies beside a file counts as if it were in it."""

    def setUp(self):
        super().setUp()
        _, session = self.play('--seats', 3, '--seed', 5)
        self.file = self.new('--seats', 3)
        self.actions = session['actions'][:9]

    def journal(self, *before, torn=''):
        changes = [{'change': i + 1, 'ply': i, 'do': action} for i, action in enumerate(self.actions)]
        lines = [json.dumps(line, separators=(',', ':')) for line in (*before, *changes)]
        self.write('new.favor.journal', '\n'.join(lines) + '\n' + torn)

    def test_lines_count(self):
        played = self.good('show', self.apply(self.file, *self.actions)).value['state']
        self.journal()
        shown = self.good('show', self.file).value
        self.assertEqual((shown['plies'], shown['state']), (9, played))
        self.assertEqual(self.read(self.apply(self.file, self.good('legal', self.file).lines[0]))
                         ['actions'][:9], self.actions)

    def test_foreign_line(self):
        self.journal({'base': 0})
        self.assertEqual(self.good('show', self.file).value['plies'], 0)

    def test_torn_line(self):
        self.journal(torn='{"change":10,"ply":9,"do":{"ki')
        self.assertEqual(self.good('show', self.file).value['plies'], 9)

    def test_lines_of_another_game(self):
        self.journal({'change': 7, 'ply': 3, 'do': {'kind': 'keep-vote', 'seat': 0}})
        self.assertEqual(self.good('show', self.file).value['plies'], 0)


@unittest.skipIf(jsonschema is None, 'python3-jsonschema is missing')
class Schema(RefereeTest):
    def validator(self, *args):
        schema = self.good('schema', *args).value
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        return kind(schema)

    def test_sessions_are_valid(self):
        own = self.validator(GAME)
        common = self.validator()
        for seats in SEATS:
            for bots in ('random', 'baseline,novice'):
                _, session = self.play('--seats', seats, '--bots', bots)
                for validator in (own, common):
                    self.assertEqual([e.message for e in validator.iter_errors(session)], [])
        session = self.good('new', GAME).value
        self.assertTrue(own.is_valid(session) and common.is_valid(session))

    def test_variations_and_positions_are_valid(self):
        own = self.validator(GAME)
        line, session = self.play('--seats', 3)
        listed = self.good('legal', line['file'], '--ply', 0).lines[:-1]
        other = next(action for action in listed if action != session['actions'][0])
        self.assertTrue(own.is_valid(self.read(self.apply(line['file'], other,
                                                          options=('--ply', 0)))))
        for member in ('actions', 'variations', 'notes', 'checks', 'cursor'):
            session.pop(member, None)
        self.assertEqual([e.message for e in own.iter_errors(session)], [])

    def test_other_files_are_not(self):
        own = self.validator(GAME)
        _, session = self.play('--seats', 3)
        action = session['actions'][0]
        for change in ({'format': 'other'}, {'version': 2}, {'game': 'chess'}, {'more': 1},
                       {'seed': 5}, {'seed': '5'}, {'seats': []}, {'options': {}},
                       {'state': {}}, {'checks': [[64]]}, {'cursor': -1},
                       {'actions': [{**action, 'kind': 'resign'}]},
                       {'actions': [{**action, 'more': 1}]},
                       {'actions': [{**action, 'votes': 'three'}]},
                       {'actions': [{'kind': action['kind']}]},
                       {'state': {**session['state'], 'more': 1}},
                       {'state': {**session['state'], 'round': 'one'}},
                       {'options': {**session['options'], 'delegations': 'nowhere'}}):
            self.assertFalse(own.is_valid({**session, **change}), change)
        for member in ('format', 'version', 'game', 'seats', 'options'):
            self.assertFalse(own.is_valid({k: v for k, v in session.items() if k != member}), member)


if __name__ == '__main__':
    tap.main()
