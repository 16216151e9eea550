import { AnyDice, FastDice, type Audience } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import * as tables from '../src/data/tables.ts';
import { BASE_GUNS, BASE_RANGE, FIRST_GERMAN, numberOf, RANGE_LETTERS, UNITS } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveReport } from '../src/report.ts';
import type { DriveState } from '../src/state.ts';
import { cellOfUnit, order, position, usualRules } from './positions.ts';

/** Rules that no other file has reason to speak of. */

/** Dice that note who may see them. */
class WatchedDice extends AnyDice {
  readonly seen: { readonly purpose: string; readonly by: Audience }[] = [];
  readonly #dice = new FastDice(9);

  override between(low: number, high: number, purpose: string, seenBy?: Audience): number {
    this.seen.push({ purpose, by: seenBy });
    return this.#dice.between(low, high);
  }
}

/** Ends phase after phase, and gives what was told. */
function ended(state: DriveState, phases: number, dice = new WatchedDice()): readonly DriveReport[] {
  const reports: DriveReport[] = [];
  for (let phase = 0; phase < phases; phase++)
    driveOnArnhem.apply(state, driveOnArnhem.active(state)[0], { kind: 'end' }, dice, reports);
  return reports;
}

describe('1.4: ownership', () => {
  test('a hex belongs to the side that entered it last', () => {
    const state = position({ units: { '1/POL': '14,18', '88': '14,12' } });
    order(state, '1/POL 14,19');
    expect([state.cellOwner[cellOf('14,18')], state.cellOwner[cellOf('14,19')]]).toEqual([1, 1]);
    const german = position({ phase: 'germanFirst', units: { '88': '14,18' }, allied: ['14,19'] });
    order(german, '88 14,19');
    expect(german.cellOwner[cellOf('14,19')]).toBe(0);
  });
});

describe('2.3: the sequence of a day', () => {
  test('weather, air strikes, supply, arrivals, points, then four operation phases', () => {
    const state = driveOnArnhem.setup({ ...usualRules, game: 'advanced' }, new FastDice(4));
    ended(state, 6);
    expect(state.turn).toBe(2);
    const told = ended(state, 7).filter(({ kind }) => ['turn', 'phase', 'allotted', 'arrived'].includes(kind));
    const steps = told.map((report) => (report.kind === 'phase' ? report.phase : report.kind));
    expect([...new Set(steps)]).toEqual([
      'germanAir',
      'supply',
      'arrived',
      'allotted',
      'alliedFirst',
      'germanFirst',
      'alliedSecond',
      'germanSecond',
      'turn',
    ]);
  });

  test('H4: inside a phase Allied before German, unit by unit in order of appearance', () => {
    const state = driveOnArnhem.setup(usualRules, new FastDice(4));
    const arrived = ended(state, 9).flatMap((report) => (report.kind === 'arrived' ? [report.unit] : []));
    expect(arrived.length).toBeGreaterThan(10);
    expect(arrived).toEqual(arrived.toSorted((one, two) => one - two));
    expect(arrived.findIndex((unit) => unit >= FIRST_GERMAN)).toBeGreaterThan(0);
  });
});

describe('3.0, 3.2: effects of the weather', () => {
  test.each([
    ['clear', 8, 2, 10],
    ['cloudy', 4, 1, 5],
    ['overcast', 0, 0, 0],
  ] as const)('%s', (weather, allied, german, drops) =>
    expect([tables.ALLIED_AIR[weather], tables.GERMAN_AIR[weather], tables.DROPS[weather]]).toEqual([
      allied,
      german,
      drops,
    ]),
  );
});

describe('4.0: the air strike phase', () => {
  test('the Allies first, then the Germans; points that are not spent are lost', () => {
    const state = position({ phase: 'alliedAir', units: { '44': '14,18', '88': '14,15' } });
    state.germanAir = 2;
    ended(state, 1);
    expect([state.phase, state.alliedAir]).toEqual(['germanAir', 0]);
    ended(state, 1);
    expect([state.phase, state.germanAir]).toEqual(['alliedFirst', 0]);
  });
});

describe('8.3: the units of a side', () => {
  test('only own units on the map are commanded', () => {
    const state = position({ units: { '1/POL': '14,18', '88': '14,12' } });
    const refused = (unit: string) =>
      driveOnArnhem.refuse(state, 'allied', { kind: 'mode', unit: numberOf(unit) })?.rule;
    expect([refused('1/POL'), refused('88'), refused('2/POL')]).toEqual([undefined, '8.3', '8.3']);
  });
});

describe('8.0, 9.0, 10.0: from orders to the result', () => {
  test('ending an operation phase fights its battles, and ten days end the game', () => {
    const state = position({ phase: 'germanSecond', turn: 10, units: { '88': '14,18', '1/POL': '14,17' } });
    order(state, 'attack 88 14,17');
    const told = ended(state, 1).map(({ kind }) => kind);
    expect(told).toContain('battle');
    expect(told.at(-1)).toBe('ended');
    expect(driveOnArnhem.active(state)).toEqual([]);
  });
});

describe('D3: the die of isolation', () => {
  test('only the owner sees it, and is told', () => {
    const state = position({ units: { '1/POL': '14,18 supply=2', '88': '14,17 supply=2' } });
    order(state, 'attack 1/POL 14,17');
    const dice = new WatchedDice();
    const reports: DriveReport[] = [];
    driveOnArnhem.apply(state, 'allied', { kind: 'end' }, dice, reports);
    const isolation = dice.seen.filter(({ purpose }) => purpose === 'isolation').map(({ by }) => by);
    expect(isolation).toEqual([['allied'], ['german']]);
    for (const report of reports)
      if (report.kind === 'isolated')
        expect(driveOnArnhem.tell(report, report.side === 'allied' ? 'german' : 'allied')).toBeUndefined();
  });
});

describe('where the appendices contradict each other', () => {
  const state = driveOnArnhem.setup(usualRules, new FastDice(1));

  test('S3.1: HQ/82 starts at 16,9', () => expect(cellOfUnit(state, 'HQ/82')).toBe('16,9'));
  test('S3.2: II/9 starts at 24,28', () => expect(cellOfUnit(state, 'II/9')).toBe('24,28'));
  test('S3.3: the battalion is called 80', () => {
    expect(UNITS.map(({ id }) => id)).toContain('80');
    expect(UNITS.map(({ id }) => id)).not.toContain('60');
  });
  test('S6.4: ART/30XXX has 150 points of long range', () => {
    const unit = numberOf('ART/30XXX');
    expect([BASE_GUNS[unit], RANGE_LETTERS[BASE_RANGE[unit]]]).toEqual([150, 'L']);
  });
  test('the sources are where the divisions land', () =>
    expect([...state.sourceCell].map(labelOf)).toEqual(['16,9', '15,26', '3,7', '8,7']));
});
