import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { picture } from '../src/picture.ts';
import { planning } from '../src/planning.ts';
import type { DriveReport } from '../src/report.ts';
import { sight } from '../src/sight.ts';
import { GONE, NONE, UNKNOWN } from '../src/state.ts';
import { tell } from '../src/tell.ts';
import { cellOfUnit, order, position } from './positions.ts';

const unit = numberOf;

describe('H34: what a side sees', () => {
  const plan = (options: object) =>
    position({
      options,
      units: { '1/POL': '14,18', '88': '14,17 fort=2', '85': '14,10', '80': '20,20' },
      allied: ['3,7'],
    });

  test('hidden: an enemy next to a unit is wholly known, others not at all', () => {
    const seen = sight(plan({ hidden: true }), 'allied');
    expect([seen.unitCell[unit('88')], seen.unitStrength[unit('88')], seen.unitFort[unit('88')]]).toEqual([
      cellOf('14,17'),
      48,
      2,
    ]);
    expect([seen.unitCell[unit('85')], seen.unitStrength[unit('85')], seen.unitCell[unit('506')]]).toEqual([
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
    ]);
    expect(sight(plan({ hidden: true }), 'german').unitCell[unit('1/POL')]).toBe(cellOf('14,18'));
  });

  test('advanced: name, type, size and mode, no numbers, whether hidden or not', () => {
    for (const hidden of [true, false]) {
      const seen = sight(plan({ hidden, game: 'advanced' }), 'allied');
      expect([seen.unitCell[unit('88')], seen.unitType[unit('88')], seen.unitStack[unit('88')]]).toEqual([
        cellOf('14,17'),
        7,
        1,
      ]);
      expect([seen.unitStrength[unit('88')], seen.unitFort[unit('88')], seen.unitPoints[unit('88')]]).toEqual([
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
      ]);
    }
  });

  test('plots are the owner’s, also with visible units', () => {
    const state = plan({});
    order(state, 'attack 1/POL 14,17');
    expect(sight(state, 'allied').unitAttack[unit('1/POL')]).toBe(cellOf('14,17'));
    expect([
      sight(state, 'german').unitAttack[unit('1/POL')],
      sight(state, 'spectator').unitAttack[unit('1/POL')],
    ]).toEqual([UNKNOWN, UNKNOWN]);
  });

  test('ownership, bridges, sources and weather are public', () => {
    const state = plan({ hidden: true });
    const seen = sight(state, 'spectator');
    expect([...seen.cellOwner]).toEqual([...state.cellOwner]);
    expect([...seen.bridgeState]).toEqual([...state.bridgeState]);
    expect([seen.weather, seen.turn, [...seen.sourceCell]]).toEqual([state.weather, state.turn, [...state.sourceCell]]);
    expect(seen.unitCell[unit('88')]).toBe(UNKNOWN);
  });

  test('D6: the Germans do not know how many points go to interdiction', () => {
    const state = position({ phase: 'alliedAir', units: { '44': '14,18' } });
    order(state, 'interdict');
    expect([
      sight(state, 'allied').interdiction,
      sight(state, 'german').interdiction,
      sight(state, 'german').alliedAir,
    ]).toEqual([1, UNKNOWN, UNKNOWN]);
  });

  test('only its side knows the ferry, the supply walks, guns delivered, interdiction tests and sightings', () => {
    const state = plan({ hidden: true });
    state.ferryUsed = state.interdictionTested = 1;
    state.walk.fill(1);
    state.gunsDelivered.fill(1);
    state.mistakes.push({ turn: 5, cell: 1 });
    state.alliedSightings.push({ turn: 5, unit: unit('88'), cell: 1 });
    state.germanSightings.push({ turn: 5, unit: unit('1/POL'), cell: 1 });
    const known = (viewer: string) => {
      const seen = sight(state, viewer);
      const tables = [seen.mistakes, seen.alliedSightings, seen.germanSightings].map(({ length }) => length);
      return [seen.ferryUsed, seen.interdictionTested, [...seen.walk], [...seen.gunsDelivered], tables];
    };
    const [no, yes] = [UNKNOWN, 1];
    expect(known('allied')).toEqual([no, no, [yes, yes, yes, yes], [yes, yes, yes, no], [1, 1, 0]]);
    expect(known('german')).toEqual([yes, yes, [no, no, no, no], [no, no, no, yes], [0, 0, 1]]);
    expect(known('spectator')).toEqual([no, no, [no, no, no, no], [no, no, no, no], [0, 0, 0]]);
  });

  test('afterwards a dated ghost', () => {
    const state = position({
      options: { hidden: true },
      turn: 4,
      units: { '1/POL': '14,19', '88': '14,16' },
      allied: ['14,18', '14,17'],
    });
    order(state, '1/POL 14,18 14,17');
    expect(sight(state, 'allied').unitCell[unit('88')]).toBe(cellOf('14,16'));
    order(state, '1/POL 14,18');
    const seen = sight(state, 'allied');
    expect([seen.unitCell[unit('88')], seen.ghostCell[unit('88')], seen.ghostTurn[unit('88')]]).toEqual([
      UNKNOWN,
      cellOf('14,16'),
      4,
    ]);
    expect(sight(state, 'german').ghostCell[unit('1/POL')]).toBe(cellOf('14,17'));
    expect(sight(state, 'german').ghostCell[unit('88')]).toBe(UNKNOWN);
    expect(picture(seen, 'allied').pieces).toContainEqual({
      at: cellOf('14,16'),
      side: 'german',
      label: '88',
      note: '20 September',
    });
  });

  test('a loss in battle is seen by both', () => {
    const state = plan({ hidden: true });
    state.unitLost[unit('85')] = 1;
    expect(sight(state, 'allied').unitCell[unit('85')]).toBe(GONE);
  });

  test('with hidden units every step bars undo, with visible ones none; plots never do', () => {
    const step = { kind: 'move', unit: unit('1/POL'), way: [cellOf('14,19')] } as const;
    const attack = { kind: 'attack', unit: unit('1/POL'), cell: cellOf('14,17') } as const;
    const undoable = (hidden: boolean) =>
      [step, attack].map((action) => driveOnArnhem.undoable!(plan({ hidden }), 'allied', action));
    expect([undoable(true), undoable(false)]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('what is offered, and in which order, follows from the sight alone; so does what can be undone', () => {
    const state = driveOnArnhem.setup({ ...plan({ hidden: true }).options! }, new FastDice(4));
    const isFirst = () => state.phase === 'alliedFirst' || state.phase === 'germanFirst';
    const offered = new Set<string>();
    for (let decision = 0; decision < 8 && state.turn < 2; decision++) {
      const [seat] = driveOnArnhem.active(state);
      const seen = sight(state, seat);
      const drafts = [undefined, ...driveOnArnhem.actions(seen, seat).map(({ draft }) => draft)].slice(0, 40);
      for (const draft of drafts) {
        const choices = driveOnArnhem.actions(state, seat, draft);
        expect(choices).toEqual(driveOnArnhem.actions(seen, seat, draft));
        for (const { action } of choices) {
          if (action === undefined) continue;
          offered.add(action.kind);
          expect(driveOnArnhem.undoable!(state, seat, action)).toBe(driveOnArnhem.undoable!(seen, seat, action));
        }
      }
      if (isFirst()) offered.add(state.phase);
      driveOnArnhem.apply(state, seat, { kind: 'end' }, new FastDice(decision));
    }
    expect([...offered]).toEqual(expect.arrayContaining(['alliedFirst', 'germanFirst', 'strike', 'mode']));
  });

  test('a move is told to others by its ends only, and not at all when units are hidden', () => {
    const [moved] = order(plan({}), '1/POL 14,19 14,20');
    expect(tell(moved, 'german')).toMatchObject({ way: [unit('1/POL'), cellOf('14,18'), cellOf('14,20')] });
    const [hidden] = order(plan({ hidden: true }), '1/POL 14,19 14,20');
    expect(tell(hidden, 'german')).toBeUndefined();
    expect(tell(hidden, 'allied')).toEqual(hidden);
  });

  test.each<[DriveReport, readonly string[]]>([
    [{ kind: 'supply', side: 'german', changed: [1] }, ['german']],
    [{ kind: 'guns', side: 'allied', unit: 1, row: 2 }, ['allied']],
    [{ kind: 'failed', side: 'german', unit: 1, lost: 2 }, ['german']],
    [{ kind: 'isolated', side: 'allied', unit: 1 }, ['allied']],
    [{ kind: 'plotted', side: 'german', unit: 1, plot: { kind: 'attack', cell: 1 } }, ['german']],
    [{ kind: 'disbanded', side: 'allied', unit: 1, open: false } as DriveReport, ['allied']],
  ])('only its side is told of %o', (report, told) => {
    expect(['allied', 'german', 'spectator'].filter((viewer) => tell(report, viewer) !== undefined)).toEqual(told);
  });

  test('that a bridge is rebuilt everybody learns, by whom only its owner', () => {
    const report = { kind: 'rebuilt', bridge: 1, unit: unit('ENG/43'), discloses: true } as const;
    expect(tell(report, 'allied')).toEqual({ kind: 'rebuilt', bridge: 1, unit: unit('ENG/43') });
    for (const viewer of ['german', 'spectator'])
      expect(tell(report, viewer)).toEqual({ kind: 'rebuilt', bridge: 1, discloses: true });
  });

  test('when all is over the maps lie open', () => {
    const state = plan({ hidden: true });
    state.phase = 'over';
    expect(sight(state, 'spectator')).toBe(state);
  });
});

test('H34: hexes that change hands are told in no order that shows a way', () => {
  const told = (id: string, way: string) => {
    const state = position({
      phase: 'germanFirst',
      options: { hidden: true },
      units: { '88': '10,16', '85': '10,19', '1/POL': '20,27' },
      allied: ['10,17', '10,18'],
    });
    return order(state, `${id} by ${way}`).flatMap((report) => tell(report, 'allied') ?? []);
  };
  const down = told('88', '10,17 10,18');
  expect(down).toEqual([{ kind: 'owned', side: 'german', cells: ['10,17', '10,18'].map(cellOf), discloses: true }]);
  expect(told('85', '10,18 10,17')).toEqual(down);
});

describe('imagination', () => {
  test('enemies in sight stay, the others stand on their own ground out of sight', () => {
    const state = driveOnArnhem.setup(
      { ...position({ options: { hidden: true } }).options!, hidden: true },
      new FastDice(1),
    );
    const seen = sight(state, 'german');
    const imagined = driveOnArnhem.imagine!(seen, 'german', new FastDice(3));
    for (let one = 0; one < unit('HQ/9SS'); one++) {
      const cell = imagined.unitCell[one];
      if (seen.unitCell[one] >= 0) expect(cell).toBe(seen.unitCell[one]);
      else if (cell >= 0) expect(imagined.cellOwner[cell]).toBe(1);
    }
  });
});

describe('planning', () => {
  test('points to come, no dice; a march arrives and costs its least', () => {
    const state = position({
      phase: 'germanFirst',
      options: { game: 'advanced' },
      units: { '1/POL': '14,18 op=15 out', '88': '14,10' },
      allied: ['14,17'],
    });
    const begun = planning.begin(sight(state, 'allied'), 'allied')!;
    expect([begun.phase, begun.unitPoints[unit('1/POL')]]).toEqual(['alliedSecond', 30]);
    planning.foresee(begun, 'allied', { kind: 'move', unit: unit('1/POL'), way: [cellOf('14,17')] });
    expect([cellOfUnit(begun, '1/POL'), begun.unitPoints[unit('1/POL')]]).toEqual(['14,17', 26]);
  });

  test('the next turn after the last phase, none after the last turn', () => {
    const late = (turn: number) =>
      planning.begin(position({ phase: 'germanSecond', turn, units: { '44': '14,18 op=3' } }), 'allied');
    expect([late(5)!.turn, late(5)!.unitPoints[unit('44')], late(10)]).toEqual([6, 20, undefined]);
    expect(late(5)!.unitAttack[unit('44')]).toBe(NONE);
  });
});
