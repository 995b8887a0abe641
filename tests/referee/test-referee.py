# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of favor-referee, from outside."""
import json
import os
import re
import subprocess

import tap
from referee import GAME, PROGRAM, SEATS, RefereeTest, run

COMMANDS = ('games', 'new', 'play', 'show', 'legal', 'apply', 'verify', 'schema', 'hints', 'ladder',
            'bench')
LEVELS = ('random', 'baseline', 'novice', 'casual', 'skilled', 'master')


class Program(RefereeTest):
    def test_help_lists_all_commands(self):
        text = self.good('--help').out
        for command in COMMANDS:
            self.assertRegex(text, rf'\n  {command} +\S')

    def test_each_command_has_help(self):
        for command in COMMANDS:
            text = self.good(command, '--help').out
            self.assertIn(f'favor-referee {command}', text)

    def test_version(self):
        self.assertRegex(self.good('--version').out, r'^favor-referee \d+\.\d+\.\d+\n$')

    def test_misuse(self):
        self.misuse()
        self.assertIn('fly', self.misuse('fly'))
        for command in COMMANDS:
            self.misuse(command, '--no-such-option')
        for command in ('new', 'play', 'show', 'legal', 'apply', 'verify', 'hints', 'ladder', 'bench'):
            self.misuse(command)
        for command in ('new', 'play', 'hints', 'ladder', 'bench', 'schema'):
            self.assertIn('chess', self.misuse(command, 'chess'))
            self.misuse(command, GAME, 'more')
        self.misuse('games', 'more')

    def test_setup_misuse(self):
        for command in ('new', 'play', 'ladder', 'bench'):
            for seats in ('1', '8', '0', '-3', '99999999999', 'many', ''):
                self.misuse(command, GAME, '--seats', seats)
            for seed in ('', '-1', '0x', '1.5', '0x10000000000000000', 'seed', '18446744073709551616'):
                self.misuse(command, GAME, '--seed', seed)
            for options in ('', '{', '[]', '3', '{"no-such-option": 1}', '{"dragon-favour": 99}',
                            '{"dragon-favour": "1"}', '{"delegations": "nowhere"}',
                            '{"delegations": "open", "delegations": "open"}', '[' * 5000):
                self.misuse(command, GAME, '--options', options)
        self.assertIn('--seats: 8', self.misuse('new', GAME, '--seats', 8))
        self.assertIn('options.delegations',
                      self.misuse('new', GAME, '--options', '{"delegations": "nowhere"}'))

    def test_full_disk(self):
        with open('/dev/full', 'wb') as full:
            process = subprocess.run([PROGRAM, 'games', '--json'], stdout=full,
                                     stderr=subprocess.PIPE, check=False)
        self.assertEqual(process.returncode, 1)
        self.assertIn(b'standard output', process.stderr)


class Games(RefereeTest):
    def test_json(self):
        games = {game['id']: game for game in self.good('games', '--json').lines}
        game = games[GAME]
        self.assertEqual(game['title'], "The Dragon's Favour")
        self.assertEqual(game['seats'], {'min': 2, 'max': 7, 'default': 4})
        options = {option['name']: option for option in game['options']}
        self.assertEqual((options['dragon-favour']['type'], options['dragon-favour']['default']),
                         ('int', 1))
        self.assertEqual(options['dragon-favour']['values'], [0, 1, 2, 3])
        self.assertEqual((options['clan-choice']['per-seat'], options['clan-choice']['default']),
                         (True, ['random'] * 4))
        self.assertEqual(options['delegations']['words'], ['hidden', 'open'])
        self.assertEqual(options['delegations']['default'], 'hidden')

    def test_defaults_are_accepted(self):
        for game in self.good('games', '--json').lines:
            defaults = {option['name']: option['default'] for option in game['options']}
            given = self.good('new', game['id'], '--seed', 1, '--options', json.dumps(defaults))
            self.assertEqual(given.out, self.good('new', game['id'], '--seed', 1).out)

    def test_text(self):
        text = self.good('games').out
        self.assertRegex(text, rf"(?m)^{GAME}  2-7  The Dragon's Favour$")
        self.assertRegex(text, r'(?m)^  delegations: "hidden" \("hidden", "open"\)$')


class New(RefereeTest):
    def test_session(self):
        for seats in SEATS:
            session = self.good('new', GAME, '--seats', seats).value
            self.assertEqual((session['format'], session['version'], session['game']),
                             ('favor-session', 1, GAME))
            self.assertEqual(len(session['seats']), seats)
            self.assertEqual({seat['kind'] for seat in session['seats']}, {'human'})
            self.assertEqual(session['actions'], [])

    def test_seed(self):
        self.assertEqual(self.good('new', GAME, '--seed', '255').out,
                         self.good('new', GAME, '--seed', '0xff').out)
        self.assertEqual(self.good('new', GAME, '--seed', '0xffffffffffffffff').value['seed'],
                         '0x' + 'f' * 16)
        # Without a seed each session has one of its own.
        self.assertEqual(len({self.good('new', GAME).value['seed'] for _ in range(8)}), 8)

    def test_partial_options(self):
        plain = self.good('new', GAME).value['options']
        changed = self.good('new', GAME, '--options',
                            '{"dragon-favour": 2, "delegations": "open"}').value['options']
        self.assertEqual(changed, {**plain, 'dragon-favour': 2, 'delegations': 'open'})

    def test_options_that_do_not_fit_the_seats(self):
        self.assertIn('Each clan can be chosen only once.', self.misuse(
            'new', GAME, '--seats', 2, '--options', '{"clan-choice": ["ox", "ox"]}'))
        self.misuse('new', GAME, '--seats', 2, '--options', '{"clan-choice": ["ox", "rat", "fox"]}')


class Play(RefereeTest):
    def test_lines(self):
        for seats in SEATS:
            answer = self.good('play', GAME, '--seats', seats, '--games', 12, '--seed', '0xfe')
            self.assertEqual(answer.err, '')
            for i, line in enumerate(answer.lines):
                self.assertEqual(list(line), ['game', 'seed', 'seats', 'levels', 'plies', 'scores',
                                              'winners', 'hash', 'file'])
                self.assertEqual(line['game'], GAME)
                self.assertEqual(line['seed'], f'0x{0xfe + i:016x}')
                self.assertEqual(line['levels'], ['baseline'] * seats)
                self.assertEqual(len(line['scores']), seats)
                self.assertGreater(line['plies'], 5 * seats)
                self.assertTrue(set(line['winners']) <= set(range(seats)) and line['winners'])
                best = max(line['scores'])
                self.assertTrue(all(line['scores'][seat] == best for seat in line['winners']))
                self.assertRegex(line['hash'], '^0x[0-9a-f]{16}$')
                self.assertIsNone(line['file'])
            self.assertEqual(len(answer.lines), 12)

    def test_same_on_any_number_of_threads(self):
        for bots in ('random', 'baseline', 'novice,casual', 'random,skilled'):
            outs = {self.good('play', GAME, '--seats', 3, '--games', 8, '--bots', bots,
                              '--jobs', jobs).out for jobs in (1, 2, 7)}
            self.assertEqual(len(outs), 1, bots)

    def test_game_does_not_depend_on_the_others(self):
        many = self.good('play', GAME, '--games', 6, '--seed', 40).lines
        for i, line in enumerate(many):
            self.assertEqual(self.good('play', GAME, '--seed', 40 + i).value, line)

    def test_levels_and_options_matter(self):
        hashes = {self.good('play', GAME, '--bots', level).value['hash']
                  for level in ('random', 'baseline', 'novice')}
        hashes.add(self.good('play', GAME, '--options', '{"negotiation": "off"}').value['hash'])
        self.assertEqual(len(hashes), 4)

    def test_levels_are_repeated(self):
        line = self.good('play', GAME, '--seats', 5, '--bots', 'random,novice').value
        self.assertEqual(line['levels'], ['random', 'novice', 'random', 'novice', 'random'])
        for level in LEVELS:
            self.assertEqual(self.good('play', GAME, '--seats', 2, '--bots', level).value['levels'],
                             [level, level])

    def test_out(self):
        out = self.path('some/games')
        lines = self.good('play', GAME, '--games', 5, '--seats', 3, '--bots', 'baseline,random',
                          '--out', out).lines
        self.assertEqual(sorted(os.listdir(out)),
                         sorted(os.path.basename(line['file']) for line in lines))
        checks = self.good('verify', *(line['file'] for line in lines)).lines
        for line, check in zip(lines, checks):
            self.assertEqual((check['file'], check['ok']), (line['file'], True))
            self.assertEqual((check['plies'], check['hash']), (line['plies'], line['hash']))
            session = self.read(line['file'])
            self.assertEqual([seat['level'] for seat in session['seats']], line['levels'])
            self.assertEqual({seat['kind'] for seat in session['seats']}, {'bot'})
            self.assertEqual(len(session['actions']), line['plies'])
            del line['file']
        again = self.good('play', GAME, '--games', 5, '--seats', 3, '--bots', 'baseline,random').lines
        self.assertEqual([{**line, 'file': None} for line in lines], again)

    def test_out_that_cannot_be_written(self):
        taken = self.write('taken', '')
        answer = run('play', GAME, '--out', os.path.join(taken, 'games'))
        self.assertEqual((answer.code, answer.out), (1, ''))

    def test_misuse(self):
        for option, values in (('--bots', ('', 'genius', 'novice,', 'novice,genius', ',novice',
                                           'novice,novice,novice,novice,novice')),
                               ('--games', ('0', '-1', '1000001', 'x')),
                               ('--jobs', ('0', '-1', '257', 'x'))):
            for value in values:
                self.misuse('play', GAME, option, value)
        self.assertIn('genius', self.misuse('play', GAME, '--bots', 'genius'))

    def test_no_progress_line_without_a_terminal(self):
        self.assertEqual(self.good('play', GAME, '--games', 40).err, '')

    def test_progress_line_on_a_terminal(self):
        ours, theirs = os.openpty()
        process = subprocess.run([PROGRAM, 'play', GAME, '--games', '20', '--bots', 'skilled'],
                                 stdout=subprocess.PIPE, stderr=theirs, check=True)
        os.close(theirs)
        shown = ''
        try:
            while piece := os.read(ours, 65536).decode():
                shown += piece
        except OSError:
            pass  # the other side is closed and everything was read
        os.close(ours)
        self.assertRegex(shown, r'^(\r\x1b\[K\d+ of 20 games)+\r\x1b\[K$')
        self.assertEqual(len(process.stdout.splitlines()), 20)


class Show(RefereeTest):
    def test_plies(self):
        line, _ = self.play('--seats', 3)
        for ply in range(0, line['plies'] + 1, 9):
            shown = self.good('show', line['file'], '--ply', ply).value
            self.assertEqual((shown['ply'], shown['plies'], shown['viewer']),
                             (ply, line['plies'], 'open'))
            self.assertEqual(shown['state']['ply'], ply)
        shown = self.good('show', line['file']).value
        self.assertEqual((shown['ply'], shown['decider']), (line['plies'], None))
        self.assertEqual(list(shown), ['game', 'players', 'ply', 'plies', 'viewer', 'decider',
                                       'state'])

    def test_parts(self):
        line, _ = self.play('--seats', 2)
        shown = self.good('show', line['file'], '--as', 'actions,pads,log,state').value
        self.assertEqual(list(shown)[6:], ['state', 'log', 'pads', 'actions'])
        self.assertEqual(shown['actions'], [])
        self.assertEqual([pad['total'] for pad in shown['pads']], line['scores'])
        self.assertEqual([pad['seat'] for pad in shown['pads'] if pad['winner']], line['winners'])
        for pad in shown['pads']:
            self.assertEqual(sum(pad['lines'].values()), pad['total'])
        plies = [entry['ply'] for entry in shown['log']]
        self.assertEqual(plies, sorted(plies))
        self.assertEqual((plies[0], plies[-1]), (0, line['plies']))
        for entry in shown['log']:
            self.assertRegex(entry['text'], r'^[^{}]+[.”"]$')
            self.assertIn('kind', entry['event'])
        early = self.good('show', line['file'], '--as', 'log', '--ply', 7).value
        self.assertEqual(early['log'], [entry for entry in shown['log'] if entry['ply'] <= 7])

    def test_actions_are_those_of_the_decider(self):
        path = self.apply(self.new('--seats', 3), {'kind': 'nominate-votes', 'votes': 3})
        decider = self.good('show', path).value['decider']
        listed = self.good('legal', path).lines[:-1]
        for viewer in (*range(3), 'none'):
            actions = self.good('show', path, '--as', 'actions', '--viewer', viewer).value['actions']
            self.assertEqual([row['action'] for row in actions],
                             listed if viewer == decider else [])
            for row in actions:
                self.assertRegex(row['text'], r'^[A-Z][^{}]+$')

    def test_nothing_leaks(self):
        """What a seat may not know makes no difference to what it is shown."""
        for seats, hidden in ((2, 'hidden'), (3, 'open'), (5, 'hidden')):
            start = self.apply(self.new('--seats', seats, '--options',
                                        json.dumps({'delegations': hidden})),
                               {'kind': 'nominate-votes', 'votes': 3})
            owner = self.good('show', start).value['decider']
            places = [action for action in self.good('legal', start).lines[:-1]
                      if action['kind'] == 'place-vote' and action['on'] == 'noble']
            paths = [self.apply(start, place, name=f'{place["card"]}.favor')
                     for place in places[:2]]
            for viewer in (*range(seats), 'none', None):
                eyes = () if viewer is None else ('--viewer', viewer)
                shown = [self.good('show', path, '--as', 'state,log,pads,actions,known', *eyes).out
                         for path in paths]
                if viewer in (owner, None):
                    self.assertNotEqual(*shown, viewer)
                else:
                    self.assertEqual(*shown, viewer)

    def test_known(self):
        """What everybody knows of the delegations is the same for all eyes, and true."""
        line, _ = self.play('--seats', 3, '--bots', 'random')
        narrowed = 0
        for ply in range(0, line['plies'] + 1, max(line['plies'] // 12, 1)):
            at = ('show', line['file'], '--ply', ply, '--as', 'known,state')
            shown = self.good(*at).value
            known = shown['known']
            for viewer in (0, 1, 2, 'none'):
                self.assertEqual(self.good(*at, '--viewer', viewer).value['known'], known)
            self.assertEqual([seat['seat'] for seat in known], [0, 1, 2])
            for seat, hand in zip(known, shown['state']['hand']):
                self.assertEqual(list(seat), ['sure', 'maybe', 'seat'])
                for sure, maybe in zip(seat['sure'], seat['maybe']):
                    self.assertLessEqual(sure, maybe)
                for holds, maybe in zip(hand, seat['maybe']):
                    self.assertLessEqual(holds, maybe)
                narrowed += seat['sure'] != seat['maybe']
        self.assertGreater(narrowed, 0)
        path = self.path('emperor.favor')
        with open(path, 'w') as file:
            file.write(self.good('new', 'emperors-favor').out)
        self.assertEqual(self.good('show', path, '--as', 'known').value['known'], [])

    def test_generator_is_hidden(self):
        path = self.new()
        self.assertEqual(set(self.good('show', path, '--viewer', 0).value['state']['rng']),
                         {'hidden'})
        self.assertNotIn('hidden', self.good('show', path).value['state']['rng'])

    def test_misuse(self):
        path = self.new('--seats', 3)
        for option, values in (('--ply', ('1', '-1', '-2147483649', 'x', '')),
                               ('--viewer', ('3', '-1', '-2', 'x', '', '0x1')),
                               ('--as', ('', 'all', 'state,', 'state,state', 'state;log'))):
            for value in values:
                self.misuse('show', path, option, value)
        self.misuse('legal', path, '--ply', 1)
        self.misuse('apply', path, '--ply', 1, '{}')


class Legal(RefereeTest):
    def test_every_listed_action_is_accepted(self):
        line, _ = self.play('--seats', 4, '--bots', 'random')
        for ply in range(0, line['plies'], max(line['plies'] // 8, 1)):
            *actions, last = self.good('legal', line['file'], '--ply', ply).lines
            self.assertIn(last, ({'complete': True}, {'complete': False}))
            self.assertEqual(len({json.dumps(action) for action in actions}), len(actions))
            for action in actions[::7]:
                state = self.good('apply', line['file'], '--ply', ply, '--state',
                                  json.dumps(action)).value
                self.assertEqual(state['ply'], ply + 1)

    def test_order_and_completeness(self):
        path = self.new('--seats', 4)
        *actions, last = self.good('legal', path).lines
        self.assertEqual([action['votes'] for action in actions], [1, 3, 5])
        self.assertEqual(last, {'complete': True})
        path = self.apply(path, actions[1])
        *actions, last = self.good('legal', path).lines
        self.assertEqual(actions[0]['kind'], 'place-vote')
        self.assertEqual(last, {'complete': False})

    def test_over(self):
        line, _ = self.play('--seats', 2)
        self.assertEqual(self.good('legal', line['file']).lines, [{'complete': True}])


class Apply(RefereeTest):
    def refused(self, path, refusal, text, *actions, index=0):
        answer = run('apply', path, *(a if isinstance(a, str) else json.dumps(a) for a in actions))
        self.assertEqual((answer.code, answer.err), (2, ''), actions)
        self.assertEqual(answer.lines, [{'refused': refusal, 'text': text, 'action': index}])
        self.assertEqual(list(answer.value), ['refused', 'text', 'action'])

    def test_refusals(self):
        path = self.new('--seats', 4)
        judge = self.good('show', path).value['decider']
        three = {'kind': 'nominate-votes', 'votes': 3}
        malformed = 'This action is incomplete or malformed.'
        self.refused(path, 'not-your-decision', 'Another player has to decide now.',
                     {**three, 'seat': (judge + 1) % 4})
        self.refused(path, 'wrong-phase', 'That is not possible at this moment.',
                     {'kind': 'keep-vote'})
        self.refused(path, 'unknown-action', 'There is no such action in this game.',
                     {'kind': 'resign'})
        self.refused(path, 'bad-number', 'The Judge may nominate one, three or five votes.',
                     {**three, 'votes': 2})
        self.refused(path, 'unknown-role', 'There is no such role.',
                     {'kind': 'place-vote', 'card': 'jester', 'on': 'noble'})
        for action in ({'kind': 'nominate-votes'}, {**three, 'more': 1}, {}, [], 3, 'null',
                       {**three, 'votes': '3'}, {**three, 'votes': 3.5}, {**three, 'seat': 9}):
            answer = run('apply', path, action if isinstance(action, str) else json.dumps(action))
            self.assertEqual((answer.code, answer.err), (2, ''), action)
            self.assertIn(answer.value['refused'],
                          ('bad-parameter', 'bad-number', 'unknown-action', 'not-your-decision'))
        self.refused(path, 'bad-parameter', malformed, {**three, 'more': 1})

    def test_second_action_is_refused(self):
        path = self.new('--seats', 4)
        one = {'kind': 'nominate-votes', 'votes': 1}
        place = self.good('legal', self.apply(path, one)).lines[0]
        self.refused(path, 'no-countdown', 'This game is played without a countdown.',
                     one, {**place, 'timed-out': True}, index=1)
        self.refused(path, 'not-your-decision', 'Another player has to decide now.',
                     one, place, place, index=2)

    def test_over(self):
        line, session = self.play('--seats', 2)
        self.refused(line['file'], 'game-over', 'The game is over.', session['actions'][-1])
        self.refused(line['file'], 'game-over', 'The game is over.', {'kind': 'keep-vote'})

    def test_broken_json(self):
        path = self.new()
        for text in ('', '{', 'nothing', '{"kind": 010}', '{"kind": "x", "kind": "x"}', "{'a': 1}",
                     '{} {}', '[' * 100000, '// {}'):
            self.misuse('apply', path, text)
        self.misuse('apply', path)

    def test_whole_game(self):
        line, session = self.play('--seats', 3, '--seed', 5, '--bots', 'random')
        start = self.new('--seats', 3)
        path = self.apply(start, *session['actions'])
        check = self.good('verify', path).value
        self.assertEqual((check['plies'], check['hash']), (line['plies'], line['hash']))
        texts = [json.dumps(action) for action in session['actions']]
        self.assertEqual(self.good('apply', start, '--state', *texts).value,
                         self.good('show', path).value['state'])
        events = self.good('apply', start, '--events', *texts).lines
        log = self.good('show', path, '--as', 'log').value['log']
        self.assertEqual(events, [entry for entry in log if entry['ply'] > 0])
        between = self.good('apply', start, '--events', '--state', *texts).lines
        states = [entry.pop('state') for entry in between]
        self.assertEqual(between, events)
        self.assertEqual(states[-1], self.good('show', path).value['state'])
        self.assertEqual([state['ply'] for state in states],
                         [entry['ply'] for entry in events])
        self.assertGreater(len({json.dumps(state) for state in states}),
                           len(session['actions']))
        self.assertEqual(self.read(path)['actions'], session['actions'])

    def test_what_followed_becomes_a_variation(self):
        line, session = self.play('--seats', 3)
        listed = self.good('legal', line['file'], '--ply', 0).lines[:-1]
        other = next(action for action in listed if action != session['actions'][0])
        path = self.apply(line['file'], other, options=('--ply', 0))
        changed = self.read(path)
        self.assertEqual(changed['actions'], [other])
        self.assertEqual(len(changed['variations']), 1)
        self.assertEqual(changed['variations'][0]['from'], 0)
        self.assertEqual(changed['variations'][0]['actions'], session['actions'])
        self.assertTrue(self.good('verify', path).value['ok'])
        # The same action again stays on the line.
        path = self.apply(line['file'], session['actions'][0], options=('--ply', 0))
        self.assertEqual(self.good('show', path).value['ply'], 1)


class Ladder(RefereeTest):
    def expected_share(self, seats, levels, games):
        """The share of the first level, from the definition, by playing the games one by one."""
        points = [0.0, 0.0]
        for first in (0, 1):
            sides = [(seat + first) % 2 for seat in range(seats)]
            lines = self.good('play', GAME, '--seats', seats, '--games', games // 2,
                              '--bots', ','.join(levels[side] for side in sides)).lines
            for line in lines:
                for seat in line['winners']:
                    points[sides[seat]] += 1 / len(line['winners']) / sides.count(sides[seat])
        return points[0] / sum(points)

    def test_share(self):
        for seats in (2, 3, 4, 7):
            line = self.good('ladder', GAME, '--seats', seats, '--games', 20, '--levels',
                             'baseline').value
            self.assertEqual((line['level'], line['against'], line['games'], line['seats']),
                             ('baseline', 'random', 20, seats))
            self.assertAlmostEqual(line['points'] + line['points-against'], 20, 1)
            self.assertAlmostEqual(
                line['share'], self.expected_share(seats, ('baseline', 'random'), 20), 3)
            low, high = line['interval']
            self.assertTrue(0 <= low < line['share'] <= high <= 1, line)
            self.assertGreater(line['share'], 0.5)

    def test_times(self):
        line = self.good('ladder', GAME, '--seats', 3, '--games', 4, '--levels', 'novice').value
        self.assertEqual(list(line['ms']), ['novice', 'random'])
        for times in line['ms'].values():
            self.assertGreater(times['decisions'], 20)
            self.assertTrue(0 <= times['median'] <= times['p95'] <= times['max'], times)

    def test_pairs(self):
        def pairs(*args):
            lines = self.good('ladder', GAME, '--seats', 2, '--games', 1, *args).lines
            self.assertEqual({line['games'] for line in lines}, {2})
            return [(line['level'], line['against']) for line in lines]
        self.assertEqual(pairs(), [('novice', 'random'), ('casual', 'novice'),
                                   ('skilled', 'casual'), ('master', 'skilled')])
        self.assertEqual(pairs('--levels', 'novice,baseline'),
                         [('novice', 'random'), ('baseline', 'novice')])
        self.assertEqual(pairs('--levels', 'casual', '--against', 'novice'), [('casual', 'novice')])
        self.assertEqual(pairs('--levels', 'random,novice'), [('novice', 'random')])

    def test_same_on_any_number_of_threads(self):
        def shares(jobs):
            lines = self.good('ladder', GAME, '--seats', 3, '--games', 10, '--levels',
                              'novice,casual', '--jobs', jobs).lines
            return [(line['share'], line['interval'], line['plies']) for line in lines]
        self.assertEqual(shares(1), shares(3))

    def test_misuse(self):
        for args in (('--levels', ''), ('--levels', 'genius'), ('--levels', 'novice,novice'),
                     ('--levels', 'random'), ('--against', 'novice,casual'), ('--against', ''),
                     ('--levels', 'novice,casual', '--against', 'casual'), ('--games', '0'),
                     ('--jobs', '0')):
            self.misuse('ladder', GAME, *args)


class Hints(RefereeTest):
    """The hints of positions: what they say is told in test-*-reasons; here how they read."""

    # A person's figures are whole, one for each sentence, without brackets and signs of two kinds.
    FORBIDDEN = (r'\d[.,]\d', r'[([{}]', r' less from ', r'[+−-]\d.*[+−-]\d', r'\babout\b.*\babout\b')

    def hints(self, game, *args):
        *lines, counts = self.good('hints', game, *args).lines
        return lines, counts

    def test_words(self):
        for game in self.good('games', '--json').lines:
            lines, counts = self.hints(game['id'], '--positions', 200, '--level', 'novice',
                                       '--bots', 'baseline')
            self.assertEqual((len(lines), counts['positions']), (200, 200))
            texts = [hint['text'] for line in lines for hint in line['hints']]
            self.assertEqual(len(texts), sum(counts.values()) - 200)
            for text in texts:
                for form in self.FORBIDDEN:
                    self.assertNotRegex(text, form)
            self.assertLess(counts['overall'], 0.05 * len(texts), (game['id'], counts))

    def test_second_is_different(self):
        for game in self.good('games', '--json').lines:
            lines, _ = self.hints(game['id'], '--positions', 50, '--level', 'skilled')
            self.assertGreater(sum(len(line['hints']) > 1 for line in lines), 20)
            for line in lines:
                told = [hint['text'] for hint in line['hints'] if hint['ground'] == 'fact']
                reasons = [text.partition('. ')[2] for text in told]
                self.assertEqual(len(reasons), len(set(reasons)), line)

    def test_same_on_any_number_of_threads(self):
        def lines(jobs):
            return self.good('hints', GAME, '--positions', 25, '--level', 'novice', '--jobs', jobs).out
        self.assertEqual(lines(1), lines(3))

    def test_misuse(self):
        for args in (('--level', ''), ('--level', 'novice,casual'), ('--level', 'genius'),
                     ('--positions', '0'), ('--jobs', '0'),
                     ('--seats', 2, '--bots', 'novice,novice,novice')):
            self.misuse('hints', GAME, *args)


class Bench(RefereeTest):
    KEYS = ['random_games_per_s', 'random_plies_per_s', 'baseline_games_per_s', 'plies_per_game',
            'state_bytes', 'copy_ns', 'list_ns', 'check_ns', 'apply_ns', 'mask_ns',
            'determinize_ns', 'evaluate_ns', 'prefer_ns', 'consider_ns', 'actions', 'load_ms',
            'save_ms', 'seek_us', 'bytes_per_ply']

    def test_keys(self):
        for seats in (2, 7):
            line = self.good('bench', GAME, '--seats', seats, '--seconds', '0.02').value
            self.assertEqual(list(line), ['game', 'seats', *self.KEYS])
            for key in self.KEYS:
                self.assertGreater(line[key], 0, key)
            self.assertAlmostEqual(
                line['random_plies_per_s'] / line['random_games_per_s'] / line['plies_per_game'], 1, 1)

    def test_misuse(self):
        for seconds in ('0', '-1', 'x', 'nan', '3601'):
            self.misuse('bench', GAME, '--seconds', seconds)


class Language(RefereeTest):
    def test_ids_do_not_depend_on_it(self):
        env = {**os.environ, 'LC_ALL': 'de_DE.UTF-8', 'LANGUAGE': 'de'}
        self.assertEqual(self.good('play', GAME, '--games', 3, env=env).out,
                         self.good('play', GAME, '--games', 3).out)
        line = self.good('bench', GAME, '--seconds', '0.01', env=env).out
        self.assertRegex(line, re.compile(r'"copy_ns":\d+\.\d,'))


if __name__ == '__main__':
    tap.main()
