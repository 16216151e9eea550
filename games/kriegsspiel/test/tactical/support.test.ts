import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { battleBots } from '../../src/battle/bots.ts';
import { battleGame } from '../../src/battle/game.ts';
import type { SetBattleState } from '../../src/battle/state.ts';
import type { BattleAction } from '../../src/tactical/actions.ts';
import { CARD_TYPES, CARDS } from '../../src/tactical/data/cards.ts';
import { INDEX, USED } from '../../src/tactical/state.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

/** The battle officer uses what helps his guns: supply columns (21.5) and guns off the field (R103). */

const [officer] = battleBots;

/** What the officer of the Allies does until he ends his turn, each of his guns missing. */
function turnOf(state: SetBattleState): readonly BattleAction[] {
  const dice = new FastDice(1);
  const player = officer.sit('allied');
  const done: BattleAction[] = [];
  for (let action = player.decide(battleGame.sight(state, 'allied'), dice); action.kind !== 'end turn';) {
    expect(battleGame.refuse(state, 'allied', action)).toBeUndefined();
    // Stars hit no infantry.
    battleGame.apply(state, 'allied', action, fighting(state, 5, 5, 5, 5, 5, 5).battle.dice);
    done.push(action);
    action = player.decide(battleGame.sight(state, 'allied'), dice);
  }
  return done;
}

describe('21.5: supply columns', () => {
  function battery(column: string): SetBattleState {
    const state = openField();
    put(state, 'allied', 'field battery', '0608');
    put(state, 'allied', 'supply', column);
    put(state, 'german', 'rifle', '0604');
    // The column has no order, and needs none.
    state.companyOrdered[1] = state.companyBattles[1] = 0;
    return state;
  }

  test('a gun that has fired fires again with the help of the column beside it', () => {
    const fire = { kind: 'fire', company: 0, target: 40 };
    expect(turnOf(battery('0708'))).toEqual([fire, { kind: 'resupply', company: 1, gun: 0 }, fire]);
  });

  test('not if the column stands elsewhere, or has helped already', () => {
    expect(turnOf(battery('0808'))).toHaveLength(1);
    const state = battery('0708');
    state.companyUsed[1] = USED;
    expect(turnOf(state)).toHaveLength(1);
  });
});

describe('R103: guns off the field', () => {
  function observed(guns: number): SetBattleState {
    const state = openField();
    put(state, 'allied', 'artillery headquarters', '0608');
    put(state, 'german', 'rifle', '0604');
    put(state, 'german', 'headquarters', '0703');
    state.supportGuns[INDEX.allied] = state.supportShots[INDEX.allied] = guns;
    return state;
  }

  test('observers call each of them at what they see, from where they stand', () => {
    const state = observed(2);
    const calls = turnOf(state);
    expect(calls.map(({ kind }) => kind)).toEqual(['call', 'call']);
    expect([state.companyHex[0], state.supportShots[INDEX.allied]]).toEqual([hex('0608'), 0]);
  });

  test('not what is hidden from them', () => {
    const state = observed(1);
    lay(state, 'forest', '0607', '0606', '0605', '0505', '0506', '0507', '0706', '0705', '0707', '0704');
    state.companyMoved[0] = 1;
    expect(turnOf(state)).toEqual([]);
  });

  test('he plays a card for observers who can call rather than for riflemen who can do nothing', () => {
    const state = observed(1);
    put(state, 'allied', 'rifle', '0109');
    state.battlePhase = 'card';
    state.companyOrdered.fill(0);
    state.companyBattles.fill(0);
    state.cardPlace[CARDS.findIndex(({ name }) => name === 'Patrol, centre')] = INDEX.allied;
    state.cardPlace[CARDS.findIndex(({ name }) => name === 'Patrol, left')] = INDEX.allied;
    state.handSize[INDEX.allied] = 2;
    const action = officer.sit('allied').decide(battleGame.sight(state, 'allied'), new FastDice(1));
    expect(action).toMatchObject({ card: CARD_TYPES.findIndex(({ name }) => name === 'Patrol, centre'), units: [0] });
  });
});
