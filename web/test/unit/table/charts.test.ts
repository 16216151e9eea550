import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, FastDice, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { afterTitle, chapterAt, chapterOf, chaptersUpTo } from '../../../src/table/chapters.ts';
import { countedUpTo, luckUpTo } from '../../../src/table/charts/data.ts';
import { readable } from '../../../src/table/charts/labels.ts';
import { rounded, signed } from '../../../src/table/charts/rounded.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { localSource } from './at-home.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';

const { game, bots } = battleCardModule;

function played() {
  const match = Match.start(game, defaultOptions(game.options), { kind: 'fast', seed: 7 }, 'charts');
  const player = bots[1]!.sit('allied');
  const dice = new FastDice(1);
  while (match.result() === undefined) match.act('allied', player.decide(match.state, dice));
  const keep = (): Promise<void> => Promise.resolve();
  const local = new LocalMatch({ match, module: battleCardModule, seating: seatingOf({}), playable: true, keep });
  return localSource(local, 'allied', ['allied']);
}

test('every line has a number after every frame, and no later one is looked at', () => {
  const source = played();
  for (const last of [0, 3, source.last]) {
    for (const { lines, values } of countedUpTo(source, last)) {
      expect(values).toHaveLength(last + 1);
      for (const row of values) expect(row).toHaveLength(lines.length);
    }
  }
  const [strength] = countedUpTo(source, source.last);
  expect(strength!.values[0]).toEqual([17, 7]);
});

test('the end of a line of luck is what its row of the table says', () => {
  const source = played();
  const { charts, rows } = luckUpTo(source, source.last);
  expect(rows.length).toBeGreaterThan(1);
  for (const { kind, seat, expected, got, rolls } of rows) {
    const chart = charts.find(({ id }) => id === kind)!;
    const line = chart.lines.findIndex((one) => one.seat === seat);
    expect(chart.values.at(-1)![line]).toBeCloseTo(got - expected);
    expect(rolls).toBeGreaterThan(0);
  }
  const drops = rows.find(({ kind }) => kind === 'drops')!;
  expect(drops).toMatchObject({ rolls: 3, expected: 3 });
});

test('chapters begin where the game says', () => {
  const source = played();
  const chapter = (report: { readonly kind: string }) => (report.kind === 'round' ? 'Round' : undefined);
  const chapters = chaptersUpTo(source, source.last, { chapter });
  expect(chapters[0]!.n).toBe(1);
  expect(chapters.map(({ n }) => n)).toEqual(chapters.map(({ n }) => n).toSorted((one, two) => one - two));
  expect(chapterAt(source, 0, { chapter })).toBe('Before the battle');
  expect(chapterAt(source, source.last, { chapter })).toBe('Round');
});

test('what happened before a chapter begins in the same frame belongs to the chapter before', () => {
  const source = played();
  const chapter = (report: { readonly kind: string }) => (report.kind === 'round' ? 'Round' : undefined);
  // The frame of the drop ends with the first round.
  expect(chapterAt(source, 1, { chapter })).toBe('Round');
  expect(chapterOf(source, 1, { chapter })).toBe('Before the battle');
  const [first] = source.frame(1).reports;
  const atOnce = (report: { readonly kind: string }) => (report.kind === first!.kind ? 'At once' : undefined);
  expect(chapterOf(source, 1, { chapter: atOnce })).toBe('At once');
});

test('a game that begins in the middle of a chapter says so', () => {
  const source = played();
  const opened = { chapter: () => undefined, opening: () => 'Round 0' };
  expect(chaptersUpTo(source, source.last, opened)).toEqual([{ n: 0, title: 'Round 0' }]);
  expect(chapterAt(source, 0, opened)).toBe('Round 0');
});

test('numbers are short and have a real minus sign', () => {
  expect([2, -1.25, 0.04, 10 / 3].map(rounded)).toEqual(['2', '−1.2', '0', '3.3']);
  expect([2, -1.25, 0.04].map(signed)).toEqual(['+2', '−1.2', '0']);
});

test('no label of a chapter lies on the one before', () => {
  const chapters = [
    { n: 0, title: '17 September' },
    { n: 30, title: '18 September' },
    { n: 31, title: '19 September' },
    { n: 60, title: 'The end' },
  ];
  expect(readable(chapters, 101, 400)).toEqual([
    { n: 0, text: '17' },
    { n: 30, text: '18' },
    { n: 60, text: '4' },
  ]);
});

test('behind the title of a chapter a sentence does not begin with it again', () => {
  expect(afterTitle('19 September', '19 September: the weather is overcast. A lands.')).toBe(
    'The weather is overcast. A lands.',
  );
  expect(afterTitle('18 September', 'I/2 is hit.')).toBe('I/2 is hit.');
});
