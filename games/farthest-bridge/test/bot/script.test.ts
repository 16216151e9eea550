import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { BRIDGES, cellOf, labelOf } from '../../src/data/board.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, UNITS, type Side } from '../../src/data/units.ts';
import { farthestBridge } from '../../src/game.ts';
import { farthestBridgeModule } from '../../src/index.ts';
import type { FarthestBridgeState, Phase } from '../../src/state.ts';
import { bridge, position, unit, usualRules, where } from '../positions.ts';

const [, staff, commander] = farthestBridgeModule.bots;

/** Both sides played by a bot until a phase has passed. */
function playThrough(state: FarthestBridgeState, phases: readonly Phase[], seed = 1, bot = staff!): void {
  const dice = new FastDice(seed);
  const players = { allied: bot.sit('allied'), german: bot.sit('german') };
  while (phases.includes(state.phase)) {
    const seat = farthestBridge.active(state)[0]! as Side;
    farthestBridge.apply(state, seat, players[seat].decide(state, dice, { nodes: 2000 }), dice);
  }
}

const ALLIED_TURN: readonly Phase[] = ['alliedMove', 'alliedCombat', 'alliedMobile'];
const GERMAN_TURN: readonly Phase[] = ['germanMove', 'germanCombat', 'germanMobile'];

describe('the Allies', () => {
  test.each([
    ['staff officer', staff!],
    ['commander', commander!],
  ])('the %s takes Arnhem when it lies open', (_, bot) => {
    const state = position({ units: { '2I/5': '3121', '1C/5': '3021', '2/9SS': '3622' }, bystanders: false });
    playThrough(state, ALLIED_TURN, 2, bot);
    expect(state.ending).toBe('allied');
  });

  test('on the first day nobody lands by the bridge at Arnhem: that would only get it blown', () => {
    for (let seed = 0; seed < 6; seed++) {
      const state = farthestBridge.setup(usualRules, new FastDice(seed));
      playThrough(state, ALLIED_TURN, seed);
      expect(state.bridgeTried[bridge('arnhem-bridge')]).toBe(0);
    }
  });

  test('after the first day the bridges of the corridor that stand are guarded', () => {
    for (let seed = 0; seed < 6; seed++) {
      const state = farthestBridge.setup(usualRules, new FastDice(seed));
      playThrough(state, ALLIED_TURN, seed);
      for (const id of ['son-bridge', 'veghel-bridge', 'grave-bridge']) {
        const down = ((state.bridgesDown >> bridge(id)) & 1) === 1;
        const guarded = BRIDGES[bridge(id)]!.cells.some((cell) => state.alliedHere[cell] === 1);
        expect(down || guarded, id).toBe(true);
      }
    }
  });

  test('a German on the road is attacked by everybody in reach', () => {
    const units = { '2I/5': '0304', '32': '0303', '1/501': '0505', '1/502': '0604', '1/59': '0404' };
    const state = position({ phase: 'alliedMove', units, bystanders: false });
    playThrough(state, ['alliedMove']);
    const target = state.unitCell[unit('1/59')]!;
    expect(labelOf(target)).toBe('0404');
    const beside = Object.keys(units).filter(
      (id) => unit(id) < FIRST_GERMAN && farthestBridge.actions(state, 'allied', attack('1/59')).some(uses(unit(id))),
    );
    expect(beside.length).toBeGreaterThanOrEqual(3);
  });

  test('XXX Corps does not turn back to hunt whom it has passed', () => {
    const units = { '2I/5': '1815', '1C/5': '1714', '1/2': '1510', '2/9SS': '3622' };
    const state = position({ phase: 'alliedMove', units, bystanders: false });
    playThrough(state, ALLIED_TURN);
    for (const tanks of ['2I/5', '1C/5']) expect(Number(where(state, tanks).slice(0, 2))).toBeGreaterThan(20);
  });

  test('tanks that do not attack wait until the fighting has opened the road', () => {
    const state = position({ units: { '2I/5': '1004', '2/9SS': '3622' } });
    playThrough(state, ['alliedMove']);
    expect(where(state, '2I/5')).toBe('1004');
    playThrough(state, ['alliedCombat', 'alliedMobile']);
    expect(Number(where(state, '2I/5').slice(0, 2))).toBeGreaterThan(20);
  });
});

describe('the Germans', () => {
  test('hold every hex of Arnhem when XXX Corps is at its gates', () => {
    const units = { '2I/5': '3121', '1C/5': '3021', '32': '2921' };
    const germans = { '1/9SS': '3622', '2/9SS': '3624', '3/9SS': '3522', Krft: '3425', '9S': '3625' };
    const state = position({ phase: 'germanMove', units: { ...units, ...germans }, bystanders: false });
    playThrough(state, GERMAN_TURN);
    for (const hex of ['3423', '3523', '3524']) expect(state.germanHere[cellOf(hex)], hex).toBe(1);
  });

  test('blow the bridges before XXX Corps and spare those behind it', () => {
    const ahead = position({ units: { '1/504': '2320', '2I/5': '2016', BrDf: '2621' } });
    expect(answer(ahead, '1/504 by 2319')).toBe('demolish');
    const road = '2820 2921 3021 3121 3221 3322 2821 2920 3020 3120 3022 2922 3122'.split(' ');
    const units = Object.fromEntries(
      UNITS.filter((_, index) => COUNTS_FOR_VICTORY[index] === 1).map(({ id }, index) => [id, road[index]!]),
    );
    const behind = position({ units: { ...units, '1/501': '0506', '1/59': '0401' }, bystanders: false });
    expect(answer(behind, '1/501 by 0505')).toBe('spare');
  });

  function answer(state: FarthestBridgeState, order: string): string {
    const dice = new FastDice(1);
    const action = farthestBridgeModule.language.read(state, 'allied', order);
    if ('rule' in action) throw new Error(action.text);
    farthestBridge.apply(state, 'allied', action, dice);
    expect(state.step).toBe('demolition');
    return staff!.sit('german').decide(state, dice).kind;
  }
});

function attack(id: string) {
  return { kind: 'attack', target: unit(id), attackers: [], markers: [] } as const;
}

function uses(wanted: number) {
  return ({ draft }: { readonly draft: unknown }): boolean =>
    (draft as { readonly attackers?: readonly number[] } | undefined)?.attackers?.includes(wanted) === true;
}
