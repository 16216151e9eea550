import { expect, test } from 'vitest';
import { momentText, retrospectOf, swingText } from '../../src/index.ts';
import { patrol, patrolLanguage } from '../../src/testing/index.ts';
import { deployed, playOn } from './played.ts';

const patrolModule = { game: patrol, language: patrolLanguage, bots: [], rules: [], register: [] };

const match = playOn(deployed(), 60);
const steps = match.line();

/** An entry that ends a turn and rolls nothing. */
const onlyEnds = steps.map(
  ({ entry: { deed, draws } }) => deed.kind === 'act' && deed.action.kind === 'end' && draws.length === 0,
);

/** The match as if prospects had changed by so much at these places of its line, up and down by turns. */
function lookBack(swings: ReadonlyMap<number, number>) {
  let score = 500;
  let up = false;
  let at = 0;
  const of = (): number => {
    const swing = swings.get(at++);
    if (swing !== undefined) {
      up = !up;
      score += up ? swing : -swing;
    }
    return score;
  };
  const measures = { charts: [], luck: [], fortunes: () => [], prospect: { label: 'Northern', seat: 'north', of } };
  return retrospectOf({ ...patrolModule, measures }, match, 'north')!;
}

/** The first place from one on that decides something. */
function deedFrom(least: number): number {
  return onlyEnds.findIndex((ends, at) => at >= least && !ends);
}

test('the three greatest changes decided a match, in the order of play; what lies beside a greater one belongs to it', () => {
  const first = deedFrom(3);
  const [second, third, fourth] = [deedFrom(first + 8), deedFrom(first + 16), deedFrom(first + 24)];
  const swings = new Map([
    [second - 1, 150],
    [first, 110],
    [second, 200],
    [third, 90],
    [fourth, 120],
  ]);
  const { moments, course, line: prospects } = lookBack(swings);
  expect(prospects).toStrictEqual({ label: 'Northern', seat: 'north' });
  expect(moments.map(({ entry }) => entry)).toEqual([first, second, fourth].map((at) => steps[at]!.entry.n));
  expect(course).toHaveLength(steps.length);
  expect(Math.abs(moments[1]!.after - moments[1]!.before)).toBe(200);
  expect(moments[0]!.lines.length).toBeGreaterThan(0);
  for (const line of moments.flatMap(({ lines }) => lines)) expect(line).toMatch(/^[A-Z].*\.$/);
});

test('each position of the line is judged as it was', () => {
  const prospect = { label: 'Northern', of: ({ turn, unitPoints }: typeof match.state) => 100 * turn + unitPoints[0]! };
  const measures = { charts: [], luck: [], fortunes: () => [], prospect };
  const { course } = retrospectOf({ ...patrolModule, measures }, match, 'north')!;
  expect(course).toEqual(steps.map(({ entry: { n } }) => ({ entry: n, score: prospect.of(match.stateAt(n)) })));
});

test('a phase that only ends decides nothing, nor does a trifle', () => {
  const end = onlyEnds.indexOf(true);
  expect(end).toBeGreaterThan(0);
  const deed = deedFrom(end + 6);
  const { moments } = lookBack(
    new Map([
      [end, 300],
      [deed, 40],
      [deedFrom(deed + 6), 9],
    ]),
  );
  expect(moments.map(({ entry }) => entry)).toEqual([steps[deed]!.entry.n]);
});

test('a game may tell less of a moment to who looks back than it told at the time', () => {
  const deed = deedFrom(6);
  const measures = {
    charts: [],
    luck: [],
    fortunes: () => [],
    prospect: { label: 'Northern', of: jumpAt(deed) },
  };
  const told = retrospectOf({ ...patrolModule, measures }, match, 'north')!.moments[0]!.lines;
  expect(told.length).toBeGreaterThan(0);
  measures.prospect.of = jumpAt(deed);
  const recount = (): string => 'In few words.';
  const language = { ...patrolLanguage, recount };
  const { moments } = retrospectOf({ ...patrolModule, language, measures }, match, 'north')!;
  expect(moments[0]!.lines).toEqual(told.map(() => 'In few words.'));
});

/** Prospects that change once, at a place of the line. */
function jumpAt(deed: number): () => number {
  let at = 0;
  return () => (at++ < deed ? 400 : 600);
}

test('a game without a measure of its prospects has nothing to look back on', () => {
  expect(retrospectOf(patrolModule, match, 'north')).toBeUndefined();
});

test('a moment is told in whole sentences, three at most, and what it changed in one', () => {
  expect(momentText({ lines: ['A shot.', 'A loss.', 'A retreat.', 'An advance.'] })).toBe('A shot. A loss. A retreat.');
  const letter = `TO the division ${'AT 4758 STATE HALTED '.repeat(20)}`;
  expect(momentText({ lines: ['An order.', letter] })).toBe('An order.');
  expect(momentText({ lines: [letter] })).toMatch(/^TO the division .{160,184} (AT|4758|STATE|HALTED) …$/);
  expect(momentText({ lines: [] })).toBe('Time passes.');
  expect(swingText({ label: 'Allied' }, { before: 624, after: 405 })).toBe(
    'Allied prospects fall from 62 to 41 of 100.',
  );
  expect(swingText({ label: 'Allied' }, { before: 405, after: 1000 })).toBe(
    'Allied prospects rise from 41 to 100 of 100.',
  );
});
