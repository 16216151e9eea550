import { describe, expect, test } from 'vitest';
import {
  cellLabelled,
  defaultOptions,
  FastDice,
  mixSeed,
  ScriptedDice,
  wholeActions,
  type Report,
} from '../../src/index.ts';
import { patrol, patrolLanguage, randomChoice, type PatrolGame } from '../../src/testing/index.ts';
import { board } from '../../src/testing/patrol/ground.ts';
import { NOWHERE, UNKNOWN } from '../../src/testing/patrol/state.ts';
import { lookAround } from '../../src/testing/patrol/view.ts';

type State = ReturnType<PatrolGame['setup']>;
type Action = Parameters<PatrolGame['refuse']>[2];

const options = defaultOptions(patrol.options);
const hex = (label: string): number => cellLabelled(board, label);

/** North to move on turn 1 with the units at these hexes; the others are out of the game. */
function position(places: Readonly<Record<number, string>>): State {
  const state = patrol.setup(options, new ScriptedDice([5]));
  state.deployed.fill(1);
  state.phase = 'orders';
  state.turn = 1;
  for (const [unit, label] of Object.entries(places)) state.unitHex[Number(unit)] = hex(label);
  state.unitPoints.fill(4, 0, 5);
  state.unitSupplied.fill(1);
  lookAround(state, undefined);
  return state;
}

function play(state: State, seat: string, action: Action, ...rolls: readonly number[]): readonly Report[] {
  expect(patrol.refuse(state, seat, action)).toBeUndefined();
  const dice = new ScriptedDice(rolls);
  const reports: never[] = [];
  patrol.apply(state, seat, action, dice, reports);
  expect(dice.left).toBe(0);
  return reports;
}

describe('legal actions of Patrol', () => {
  test('are exactly those that are offered', () => {
    for (let seed = 0; seed < 12; seed++) {
      const dice = new FastDice(mixSeed(seed, 0));
      const state = patrol.setup(options, dice);
      for (let count = 0; count < 40 && patrol.active(state).length > 0; count++) {
        const seat = dice.pick(patrol.active(state), 'who acts');
        if (state.phase !== 'deploy' && count % 4 === 0) {
          const offered = wholeActions(patrol, state, seat, 5000)!.map((action) => JSON.stringify(action));
          const accepted = everyThinkableAction().filter((action) => patrol.refuse(state, seat, action) === undefined);
          expect(accepted.map((action) => JSON.stringify(action)).toSorted()).toEqual(offered.toSorted());
        }
        patrol.apply(state, seat, randomChoice(patrol, state, seat, dice), dice);
      }
    }
  });
});

function everyThinkableAction(): readonly Action[] {
  const actions: Action[] = [{ kind: 'end' }, { kind: 'blow' }, { kind: 'spare' }];
  for (const units of thinkableGroups()) {
    for (let at = -1; at <= board.cells; at++) actions.push({ kind: 'attack', units, hex: at });
  }
  for (let unit = -1; unit <= 10; unit++) {
    actions.push({ kind: 'dig', unit });
    for (let at = -1; at <= board.cells; at++) {
      actions.push({ kind: 'move', unit, to: at }, { kind: 'scout', unit, hex: at });
    }
  }
  return actions;
}

/** Any of the ten units, two or three of a side, and some that make no sense. */
function thinkableGroups(): readonly (readonly number[])[] {
  const groups: number[][] = [[], [-1], [10], [1, 0], [0, 0], [0, 5]];
  for (const first of [0, 5]) {
    for (let one = first; one < first + 5; one++) {
      groups.push([one]);
      for (let two = one + 1; two < first + 5; two++) {
        groups.push([one, two]);
        for (let three = two + 1; three < first + 5; three++) groups.push([one, two, three]);
      }
    }
  }
  return groups;
}

describe('movement', () => {
  test('stops where something new comes into sight, with the points that are left', () => {
    const state = position({ 0: '0402', 5: '0704' });
    const reports = play(state, 'north', { kind: 'move', unit: 0, to: hex('0703') });
    expect([board.labels[state.unitHex[0]!], state.unitPoints[0]]).toEqual(['0503', 3]);
    expect(reports.at(-2)).toMatchObject({ kind: 'sighted', seat: 'north', hex: hex('0704') });
    expect(state.northSees[hex('0704')]).toBe(1);
  });

  test('stops in front of an enemy that nobody saw, and uncovers it', () => {
    const state = position({ 0: '0302', 5: '0203' });
    state.unitDug[5] = 1;
    lookAround(state, undefined);
    expect(state.northSees[hex('0203')]).toBe(0);
    play(state, 'north', { kind: 'move', unit: 0, to: hex('0203') });
    expect([board.labels[state.unitHex[0]!], state.unitPoints[0]]).toEqual(['0303', 0]);
    expect([state.unitDug[5], state.northSees[hex('0203')]]).toEqual([0, 1]);
  });

  test('goes no further than into the zone of a counter that is known, decoy or not', () => {
    for (const enemy of [5, 8]) {
      const state = position({ 0: '0302', 1: '0301', [enemy]: '0502' });
      expect(state.northSees[hex('0502')]).toBe(0);
      state.northSees[hex('0502')] = 1;
      const destinations = wholeActions(patrol, state, 'north', 500)!
        .filter((action) => action.kind === 'move' && action.unit === 0)
        .map((action) => board.labels[(action as { to: number }).to]);
      expect(destinations).toContain('0402');
      expect(destinations).not.toContain('0502');
      expect(destinations).not.toContain('0602');
    }
  });

  test('is halved out of supply', () => {
    const state = position({ 0: '0305', 1: '0901', 5: '0907' });
    state.bridgeDown.fill(1);
    play(state, 'north', { kind: 'end' });
    play(state, 'south', { kind: 'end' });
    expect([state.unitSupplied[0], state.unitPoints[0]]).toEqual([0, 2]);
    expect([state.unitSupplied[1], state.unitPoints[1]]).toEqual([1, 4]);
  });
});

describe('a stack', () => {
  test('holds two counters, and lets no third in or through', () => {
    const state = position({ 0: '0301', 1: '0302', 2: '0302' });
    const way = (unit: number): readonly (string | undefined)[] =>
      wholeActions(patrol, state, 'north', 500)!
        .filter((action) => action.kind === 'move' && action.unit === unit)
        .map((action) => board.labels[(action as { to: number }).to]);
    expect(way(0)).not.toContain('0302');
    expect(way(1)).toContain('0301');
    expect(patrol.refuse(state, 'north', { kind: 'move', unit: 0, to: hex('0302') })).toEqual({
      rule: '5.2',
      text: '0302 is full: 2 of your counters are there.',
    });
    play(state, 'north', { kind: 'move', unit: 1, to: hex('0301') });
    play(state, 'north', { kind: 'dig', unit: 2 });
    expect(Array.from(state.unitHex.subarray(0, 3))).toEqual([hex('0301'), hex('0301'), hex('0302')]);
  });

  test('may be deployed, but not three counters in one hex', () => {
    const state = patrol.setup(options, new ScriptedDice([5]));
    const deploy = (...labels: readonly string[]): Action => ({
      kind: 'deploy',
      companies: labels.slice(0, 3).map(hex),
      decoys: labels.slice(3).map(hex),
    });
    play(state, 'north', deploy('0102', '0301', '0301', '0102', '0502'));
    expect(patrol.refuse(state, 'south', deploy('0306', '0306', '0707', '0306', '0507'))).toEqual({
      rule: '2.3',
      text: 'Deploy at most 2 counters in each hex.',
    });
  });

  test('is seen counter by counter; who is dug in in a wood stays hidden under one that is not', () => {
    const state = position({ 0: '0503', 5: '0603', 6: '0603' });
    expect(state.northSees[hex('0603')]).toBe(2);
    expect([...state.northSightings].at(-1)).toEqual({ turn: 1, hex: hex('0603'), what: 'two counters' });
    state.unitDug[6] = 1;
    lookAround(state, undefined);
    expect(state.northSees[hex('0603')]).toBe(1);
    play(state, 'north', { kind: 'attack', units: [0], hex: hex('0603') }, 6);
    expect([state.unitHex[5], state.unitHex[6], state.northSees[hex('0603')]]).toEqual([NOWHERE, hex('0603'), 0]);
  });

  test('is met as a whole by who walks into it', () => {
    const state = position({ 0: '0302', 5: '0203', 8: '0203' });
    state.unitDug[5] = state.unitDug[8] = 1;
    lookAround(state, undefined);
    play(state, 'north', { kind: 'move', unit: 0, to: hex('0203') });
    expect([state.unitDug[5], state.unitDug[8], state.northSees[hex('0203')]]).toEqual([0, 0, 2]);
  });

  test('attacks together, each company after the first for one more; a company defends before a decoy', () => {
    for (const [units, lost] of [
      [[0], 0],
      [[0, 1], 1],
    ] as const) {
      const state = position({ 0: '0503', 1: '0503', 5: '0504', 8: '0504' });
      play(state, 'north', { kind: 'attack', units, hex: hex('0504') }, 4, ...(lost === 1 ? [] : [6]));
      expect([state.companiesLost[1], state.decoysLost[1]]).toEqual([lost, 0]);
      expect(state.northIdentified[hex('0504')]).toBe(1 - lost);
    }
  });

  test('of which a company is known keeps the secret of who has left', () => {
    const state = position({ 0: '0503', 5: '0504', 8: '0504' });
    state.northIdentified[hex('0504')] = 1;
    state.unitHex[8] = hex('0604');
    lookAround(state, undefined);
    expect([state.northSees[hex('0504')], state.northIdentified[hex('0504')]]).toEqual([1, 0]);
  });
});

describe('a ghost', () => {
  test('stays where an enemy was last seen, with its turn, until the hex is seen again', () => {
    const state = position({ 0: '0503', 5: '0504', 6: '0907' });
    expect(state.northGhosts[hex('0504')]).toBe(0);
    state.turn = 2;
    play(state, 'north', { kind: 'move', unit: 0, to: hex('0601') });
    expect([state.northSees[hex('0504')], state.northGhosts[hex('0504')]]).toEqual([0, 2]);
    expect(patrolLanguage.describe(patrol.sight(state, 'north'), 'north')).toContain(
      'In 0504: an enemy was last seen in turn 2.',
    );
    expect(patrol.sight(state, 'south').northGhosts[hex('0504')]).toBe(UNKNOWN);
    state.unitHex[5] = hex('0907');
    state.unitHex[0] = hex('0503');
    lookAround(state, undefined);
    expect(state.northGhosts[hex('0504')]).toBe(0);
  });

  test('stays in a wood under our eyes, where the enemy may have dug in', () => {
    const state = position({ 0: '0503', 5: '0603' });
    state.unitDug[5] = 1;
    lookAround(state, undefined);
    expect(state.northGhosts[hex('0603')]).toBe(1);
  });

  test('is what scouts bring home', () => {
    const state = position({ 0: '0503', 5: '0506' });
    play(state, 'north', { kind: 'scout', unit: 0, hex: hex('0506') }, 6);
    expect([state.northSees[hex('0506')], state.northGhosts[hex('0506')]]).toEqual([0, 1]);
  });

  test('is not left by the dead', () => {
    const state = position({ 0: '0503', 5: '0603', 6: '0907' });
    play(state, 'north', { kind: 'attack', units: [0], hex: hex('0603') }, 6);
    expect([state.unitHex[5], state.northGhosts[hex('0603')]]).toEqual([NOWHERE, 0]);
  });
});

describe('a bridge', () => {
  test('asks the other side, which may let pass', () => {
    const state = position({ 0: '0302', 5: '0907' });
    play(state, 'north', { kind: 'move', unit: 0, to: hex('0304') });
    expect([state.phase, patrol.active(state), board.labels[state.unitHex[0]!]]).toEqual(['bridge', ['south'], '0303']);
    play(state, 'south', { kind: 'spare' });
    expect([state.phase, board.labels[state.unitHex[0]!], state.unitPoints[0]]).toEqual(['orders', '0304', 2]);
  });

  test('goes down on a three or more', () => {
    for (const [die, down, ends] of [
      [2, 0, '0304'],
      [3, 1, '0303'],
    ] as const) {
      const state = position({ 0: '0302', 5: '0907' });
      play(state, 'north', { kind: 'move', unit: 0, to: hex('0304') });
      play(state, 'south', { kind: 'blow' }, die);
      expect([state.bridgeDown[0], board.labels[state.unitHex[0]!], state.charges[1]]).toEqual([down, ends, 0]);
    }
  });
});

describe('combat', () => {
  test('exposes a decoy whatever is rolled', () => {
    const state = position({ 0: '0503', 1: '0101', 5: '0107', 8: '0603' });
    play(state, 'north', { kind: 'attack', units: [0], hex: hex('0603') }, 1);
    expect([state.unitHex[8], state.decoysLost[1], state.northSees[hex('0603')]]).toEqual([NOWHERE, 1, 0]);
  });

  test('lets a pinned company test its nerve where only its own side sees it', () => {
    const state = position({ 0: '0503', 5: '0504' });
    const reports = play(state, 'north', { kind: 'attack', units: [0], hex: hex('0504') }, 4, 2);
    expect(state.unitShaken[5]).toBe(1);
    const nerve = reports.find((report) => report.kind === 'nerve') as never;
    expect(patrol.tell(nerve, 'south')).toBeDefined();
    for (const viewer of ['north', 'spectator']) expect(patrol.tell(nerve, viewer)).toBeUndefined();
  });

  test('ends the game when two companies are lost', () => {
    const state = position({ 0: '0503', 5: '0504', 6: '0107' });
    state.companiesLost[1] = 1;
    play(state, 'north', { kind: 'attack', units: [0], hex: hex('0504') }, 6);
    expect(patrol.result(state)).toMatchObject({ name: 'north wins', winners: ['north'] });
  });
});

describe('sightings', () => {
  test('are kept with their date, also of what passed by', () => {
    const state = position({ 3: '0301', 5: '0503' });
    const reports = play(state, 'north', { kind: 'move', unit: 3, to: hex('0701') });
    expect(board.labels[state.unitHex[3]!]).toBe('0701');
    expect(state.southSees.every((what) => what === 0)).toBe(true);
    expect([...state.southSightings]).toContainEqual({ turn: 1, hex: hex('0501'), what: 'counter' });
    const told = reports.map((report) => patrol.tell(report as never, 'south')?.kind);
    expect(new Set(told)).toEqual(new Set([undefined, 'sighted', 'lost']));
  });

  test('are a secret of their side', () => {
    const state = position({ 0: '0503', 5: '0504' });
    expect(state.northSightings.length).toBe(1);
    const sight = patrol.sight(state, 'south');
    expect([sight.northSightings.length, sight.southSightings.length]).toEqual([0, 1]);
    expect([sight.unitHex[0], sight.northSees[0], sight.nightfall]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  });
});

describe('the words of Patrol', () => {
  test('repeat no more of an order than has room in a line', () => {
    const long = 'x'.repeat(300_000);
    for (const order of [long, `deploy ${long} / 0101`, `move ${long} 0303`]) {
      const { text } = patrolLanguage.read(position({ 0: '0302' }), 'north', order) as { readonly text: string };
      expect(text.length).toBeLessThan(300);
    }
  });

  test('read orders as people type them', () => {
    const state = position({ 0: '0302' });
    expect(patrolLanguage.read(state, 'north', ' Move a  0303 ')).toEqual({ kind: 'move', unit: 0, to: hex('0303') });
    expect(patrolLanguage.read(state, 'south', 'dig x')).toEqual({ kind: 'dig', unit: 8 });
    expect(patrolLanguage.read(state, 'north', 'move a 9999')).toHaveProperty(
      'text',
      'Name a hex by its four digits, such as 0403.',
    );
    expect(patrolLanguage.read(state, 'north', 'end now')).toHaveProperty('rule', 'order');
  });

  test('name one of a stack by its letter, one alone by its hex, attackers in any order', () => {
    const state = position({ 0: '0302', 3: '0302', 1: '0402' });
    const read = (text: string) => patrolLanguage.read(state, 'north', text);
    expect(read('dig 0402')).toEqual({ kind: 'dig', unit: 1 });
    expect(read('dig 0302')).toEqual({ rule: 'order', text: 'In 0302 are A and X. Name one by its letter.' });
    expect(read('attack b A 0503')).toEqual({ kind: 'attack', units: [0, 1], hex: hex('0503') });
    expect(read('attack 0503')).toHaveProperty('text', 'Name one of your units, A, B, C, X and Y.');
    expect(patrolLanguage.describe(patrol.sight(state, 'north'), 'north')).toContain(
      'In 0302: A with 4 points and X with 4 points.',
    );
  });
});
