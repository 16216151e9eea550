import { defaultOptions, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { battleCard } from '../src/game.ts';
import { measures } from '../src/measures.ts';

test('the dice of a game against what could be expected of them', () => {
  const match = Match.start(battleCard, defaultOptions(battleCard.options), { kind: 'typed' }, 'measured');
  const chart = (id: string) => measures.charts.find((one) => one.id === id)!.of(match.state);
  const act = (action: Parameters<typeof match.act>[1], ...dice: readonly number[]) => {
    const before = battleCard.shape.copy(match.state);
    const step = match.act('allied', action, dice);
    if (!('reports' in step)) throw new Error(step.text);
    return measures.fortunes(step.reports, before);
  };
  expect(act({ kind: 'airdrop' }, 5, 6, 1)).toEqual([
    { kind: 'drops', seat: 'allied', got: 12, expected: 6 },
    { kind: 'drops', seat: 'allied', got: 12, expected: 6 },
    { kind: 'drops', seat: 'allied', got: 0, expected: 6 },
  ]);
  expect(chart('strength')).toEqual([6 + 6 + 3, 2 + 2 + 1 + 2]);
  expect(chart('corps')).toEqual([0]);
  // Allied advantage: −1 on a 1, then 1, then 2.
  const round = act({ kind: 'orders', orders: ['attack', 'attack', null, 'defend'] }, 1, 1, 5, 6);
  expect(round[0]).toEqual({ kind: 'battles', seat: 'allied', got: -6, expected: 6 });
  // The first weather space asks for a six.
  expect(round.at(-1)).toEqual({ kind: 'weather', seat: 'allied', got: 6, expected: 1 });
});

test('charts and kinds of luck have words, and every kind of luck is one that is measured', () => {
  const { charts, luck } = measures;
  expect(charts.map(({ id, lines }) => [id, lines.map((line) => [line.label, line.seat])])).toEqual([
    [
      'strength',
      [
        ['Allied', 'allied'],
        ['German', undefined],
      ],
    ],
    ['corps', [['30 Corps', 'allied']]],
  ]);
  expect(luck.map(({ id }) => id)).toEqual(['drops', 'battles', 'weather']);
  for (const { title, about } of [...charts, ...luck]) expect([title, about]).not.toContain('');
});

test('the prospects at the start are those of best play, 342 in 1,000, and belong to the Allies', () => {
  const match = Match.start(battleCard, defaultOptions(battleCard.options), { kind: 'typed' }, 'measured');
  const prospect = measures.prospect!;
  expect([prospect.label, prospect.seat, prospect.of(match.state)]).toEqual(['Allied', 'allied', 342]);
});
