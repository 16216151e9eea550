import { AnyDice, type Audience } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { playAction } from '../../src/tactical/play.ts';
import { refuseBattleAction } from '../../src/tactical/refuse.ts';
import { EXITED, INDEX, medalsOf, RESERVE } from '../../src/tactical/state.ts';
import type { SetBattleState } from '../../src/battle/state.ts';
import { ROAD } from '../../src/tactical/ground.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

const endTurn = { kind: 'end turn', ambush: false } as const;

/** Notes who sees each die. */
class WatchedDice extends AnyDice {
  readonly seen: (readonly [purpose: string, seenBy: Audience | undefined])[] = [];

  override between(low: number, _high: number, purpose: string, seenBy?: Audience): number {
    this.seen.push([purpose, seenBy]);
    return low;
  }
}

test('20.5: the die for a card is seen by who draws it alone, and the dice of a shot by everybody', () => {
  const state = openField();
  const rifles = put(state, 'allied', 'rifle', '0705');
  const target = put(state, 'german', 'rifle', '0805');
  const dice = new WatchedDice();
  const battle = { ...fighting(state).battle, dice };
  playAction(battle, 'allied', { kind: 'fire', company: rifles, target });
  state.battlePhase = 'movement';
  state.battlePending = [];
  playAction(battle, 'allied', endTurn);
  expect(new Set(dice.seen.map(([purpose, seenBy]) => `${purpose}: ${seenBy?.join() ?? 'all'}`))).toEqual(
    new Set(['battle: all', 'card: allied', 'card: german']),
  );
});

describe('20.6: medals', () => {
  test('R104, G109: a bridge is the attacker’s while he stands on it as his turn begins', () => {
    const state = openField('german');
    state.hexBridge[hex('0705')] = 1;
    const rifles = put(state, 'allied', 'rifle', '0705');
    put(state, 'german', 'rifle', '0101');
    const { battle } = fighting(state);
    playAction(battle, 'german', endTurn);
    expect(medalsOf(state, 'allied')).toBe(1);
    state.companyHex[rifles] = hex('0706');
    state.battlePhase = 'movement';
    playAction(battle, 'allied', endTurn);
    expect(medalsOf(state, 'allied')).toBe(1);
    state.battlePhase = 'movement';
    playAction(battle, 'german', endTurn);
    expect(medalsOf(state, 'allied')).toBe(0);
  });

  test('a company of the attacker leaves by a road on the far edge, for a medal', () => {
    const state = openField();
    state.hexWays[hex('0701')] = 1;
    const rifles = put(state, 'allied', 'rifle', '0702');
    const far = put(state, 'allied', 'rifle', '0205');
    put(state, 'german', 'rifle', '0101');
    expect(refuseBattleAction(state, 'allied', { kind: 'leave', company: far })?.rule).toBe('20.6');
    playAction(fighting(state).battle, 'allied', { kind: 'leave', company: rifles });
    expect([state.companyHex[rifles], medalsOf(state, 'allied')]).toEqual([EXITED, 1]);
  });
});

describe('20.6, T19: how far to an exit', () => {
  /** The exit is at 0701; the company stands where it is put. */
  function leaves(
    old: boolean,
    kind: 'scouts' | 'rifle',
    from: string,
    prepare: (state: SetBattleState) => void,
  ): boolean {
    const state = openField();
    state.battleFirstReadings = old;
    state.hexWays[hex('0701')] = ROAD;
    prepare(state);
    const company = put(state, 'allied', kind, from);
    put(state, 'german', 'rifle', '0101');
    return refuseBattleAction(state, 'allied', { kind: 'leave', company }) === undefined;
  }
  const road = (state: SetBattleState): void => {
    for (const label of ['0604', '0703', '0702']) state.hexWays[hex(label)] = ROAD;
  };

  test('21.5: scouts have their fourth step along a road alone; in rules 1 they left across country too', () => {
    expect([leaves(false, 'scouts', '0604', () => undefined), leaves(false, 'scouts', '0604', road)]).toEqual([
      false,
      true,
    ]);
    expect(leaves(true, 'scouts', '0604', () => undefined)).toBe(true);
  });

  test('21.3: out of a hedgerow nobody goes further than the next hex; in rules 1 he left the field', () => {
    const hedge = (state: SetBattleState): void => lay(state, 'hedgerow', '0702');
    expect([leaves(false, 'scouts', '0702', hedge), leaves(true, 'scouts', '0702', hedge)]).toEqual([false, true]);
    expect(leaves(false, 'scouts', '0701', (state) => lay(state, 'hedgerow', '0701'))).toBe(true);
  });

  test('R41: who wades into a flooded exit stops there; who comes by its road does not', () => {
    const flooded = (state: SetBattleState): void => lay(state, 'marsh', '0701');
    expect([leaves(false, 'rifle', '0702', flooded), leaves(true, 'rifle', '0702', flooded)]).toEqual([false, true]);
    const bank = (state: SetBattleState): void => {
      flooded(state);
      state.hexWays[hex('0702')] = ROAD;
    };
    expect(leaves(false, 'rifle', '0702', bank)).toBe(true);
  });
});

describe('21.7: the end', () => {
  test('R43: after the last turn of the defender time is up, and nobody has won', () => {
    const state = openField('german');
    state.battleTurn = 12;
    put(state, 'allied', 'rifle', '0107');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state).battle, 'german', endTurn);
    expect([state.battlePhase, state.battleEnding, state.battleWinner]).toEqual(['none', 'time', 'nobody']);
  });

  test('G105: at night the same is called nightfall', () => {
    const state = openField('german');
    state.battleTurn = state.battleLastTurn = 3;
    state.battleEndsAtNight = true;
    put(state, 'allied', 'rifle', '0107');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state).battle, 'german', endTurn);
    expect(state.battleEnding).toBe('nightfall');
  });

  test('whoever concedes has lost', () => {
    const state = openField();
    state.battlePhase = 'card';
    put(state, 'allied', 'rifle', '0107');
    playAction(fighting(state).battle, 'allied', { kind: 'concede' });
    expect([state.battleEnding, state.battleWinner]).toEqual(['conceded', 'german']);
  });
});

describe('20.2: reserves', () => {
  test('come in on their turn at the hex they come by, or next to it', () => {
    const state = openField('german');
    const reserve = put(state, 'allied', 'rifle', '0707');
    put(state, 'allied', 'rifle', '0709');
    put(state, 'german', 'rifle', '0101');
    state.companyHex[reserve] = RESERVE;
    state.companyEntry[reserve] = hex('0709');
    state.companyComes[reserve] = 3;
    const { battle } = fighting(state);
    playAction(battle, 'german', endTurn);
    expect([state.battleTurn, state.companyHex[reserve]]).toEqual([2, RESERVE]);
    state.battlePhase = 'movement';
    playAction(battle, 'allied', endTurn);
    state.battlePhase = 'movement';
    playAction(battle, 'german', endTurn);
    expect([state.battleTurn, state.companyHex[reserve]]).not.toContain(RESERVE);
    expect(state.companyHex[reserve]).not.toBe(hex('0709'));
  });
});

test('R103: an artillery headquarters calls a gun that supports from off the field, once a turn', () => {
  const state = openField();
  const staff = put(state, 'allied', 'artillery headquarters', '0406');
  const target = put(state, 'german', 'rifle', '0604');
  const call = { kind: 'call', company: staff, target } as const;
  expect(refuseBattleAction(state, 'allied', call)?.rule).toBe('R103');
  state.supportGuns[INDEX.allied] = state.supportShots[INDEX.allied] = 1;
  playAction(fighting(state, 1, 1).battle, 'allied', call);
  expect([state.companyFigures[target], state.supportShots[INDEX.allied]]).toEqual([2, 0]);
});

test('R103: observers see as far as nothing hides what they look at', () => {
  const state = openField();
  const staff = put(state, 'allied', 'artillery headquarters', '0105');
  const target = put(state, 'german', 'rifle', '1305');
  state.supportShots[INDEX.allied] = 1;
  const call = { kind: 'call', company: staff, target } as const;
  expect(refuseBattleAction(state, 'allied', call)).toBeUndefined();
  lay(state, 'forest', '0605');
  expect(refuseBattleAction(state, 'allied', call)?.text).toContain('do not see');
});

test('21.5: guns that have moved and fired may be helped too', () => {
  const state = openField();
  const column = put(state, 'allied', 'supply', '0406');
  const gun = put(state, 'allied', 'self-propelled battery', '0606');
  const target = put(state, 'german', 'rifle', '0502');
  const { battle } = fighting(state, 5, 5);
  playAction(battle, 'allied', { kind: 'go', company: gun, to: hex('0506') });
  const again = { kind: 'resupply', company: column, gun } as const;
  playAction(battle, 'allied', { kind: 'fire', company: gun, target });
  expect(refuseBattleAction(state, 'allied', again)).toBeUndefined();
});

test('G109: both sides have their medals: the one whose turn it is has won', () => {
  const state = openField('german');
  put(state, 'allied', 'rifle', '0107');
  put(state, 'german', 'rifle', '0101');
  state.medalsNeeded.fill(1);
  state.medalsDestroyed.fill(1);
  playAction(fighting(state).battle, 'german', endTurn);
  expect([state.battleEnding, state.battleWinner]).toEqual(['medals', 'allied']);
});

test('21.7: a side that has neither companies nor reserves left has lost', () => {
  const state = openField();
  const tanks = put(state, 'allied', 'tanks', '0406');
  const target = put(state, 'german', 'headquarters', '0505');
  playAction(fighting(state, 1, 1, 1).battle, 'allied', { kind: 'fire', company: tanks, target });
  expect([state.battleEnding, state.battleWinner]).toEqual(['no units', 'allied']);
});

test('21.5: a supply column lets a gun beside it battle again, once in a battle', () => {
  const state = openField();
  const column = put(state, 'allied', 'supply', '0406');
  const gun = put(state, 'allied', 'field battery', '0506');
  const target = put(state, 'german', 'rifle', '0502');
  const { battle } = fighting(state, 5, 5, 5, 5);
  playAction(battle, 'allied', { kind: 'fire', company: gun, target });
  const again = { kind: 'resupply', company: column, gun } as const;
  playAction(battle, 'allied', again);
  playAction(battle, 'allied', { kind: 'fire', company: gun, target });
  expect(refuseBattleAction(state, 'allied', again)?.text).toContain('once');
});
