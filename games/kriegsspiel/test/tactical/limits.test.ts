import { describe, expect, test } from 'vitest';
import type { SetBattleState } from '../../src/battle/state.ts';
import type { Side } from '../../src/data/units.ts';
import { CARD_TYPES, CARDS, SECTIONS } from '../../src/tactical/data/cards.ts';
import { playAction } from '../../src/tactical/play.ts';
import { refuseBattleAction } from '../../src/tactical/refuse.ts';
import { draw } from '../../src/tactical/rules/hand.ts';
import { effectOf, orderingOf } from '../../src/tactical/rules/orders.ts';
import { isExit } from '../../src/tactical/rules/reach.ts';
import { diceAgainst } from '../../src/tactical/rules/shot.ts';
import { ROAD } from '../../src/tactical/ground.ts';
import { ALL_HEXES, depthOf } from '../../src/tactical/board.ts';
import { DISCARDED, handOf, INDEX, medalsOf, PACK } from '../../src/tactical/state.ts';
import { fighting, hex, openField, put } from './field.ts';

/** Limits of rules, each a step inside and a step outside. */

function type(name: string): number {
  return CARD_TYPES.findIndex((card) => card.name === name);
}

function hold(state: SetBattleState, side: Side, name: string): void {
  state.cardPlace[CARDS.findIndex((card) => card.name === name)] = INDEX[side];
  state.handSize[INDEX[side]]++;
}

const endTurn = { kind: 'end turn', ambush: false } as const;

describe('21.5: reach of special companies', () => {
  test('mortars fire at 2 to 4 hexes', () => {
    const state = openField();
    const mortars = put(state, 'allied', 'rifle with mortars', '0105');
    const target = put(state, 'german', 'rifle', '0305');
    const dice = ['0305', '0405', '0505', '0605'].map((at) => {
      state.companyHex[target] = hex(at);
      return diceAgainst(state, mortars, target);
    });
    expect(dice).toEqual([2, 1, 1, 0]);
  });

  test('machine guns add a die at range 1 and 2 alone, and only against infantry', () => {
    const state = openField();
    const guns = put(state, 'allied', 'rifle with machine guns', '0105');
    const rifles = put(state, 'german', 'rifle', '0205');
    const dice = ['0205', '0305', '0405'].map((at) => {
      state.companyHex[rifles] = hex(at);
      return diceAgainst(state, guns, rifles);
    });
    expect(dice).toEqual([4, 3, 1]);
    expect(diceAgainst(state, guns, put(state, 'german', 'tanks', '0206'))).toBe(2);
  });

  test('a supply column that has helped helps nobody in a later turn', () => {
    const state = openField('german');
    const column = put(state, 'german', 'supply', '0406');
    put(state, 'allied', 'rifle', '1208');
    state.companyUsed[column] = 1;
    playAction(fighting(state).battle, 'german', endTurn);
    expect(state.companyUsed[column]).toBe(1);
  });

  test('a headquarters steadies somebody anew in the next turn', () => {
    const state = openField('german');
    const staff = put(state, 'german', 'headquarters', '0406');
    put(state, 'allied', 'rifle', '1208');
    state.companyUsed[staff] = 1;
    playAction(fighting(state).battle, 'german', endTurn);
    expect(state.companyUsed[staff]).toBe(0);
  });
});

describe('21.5: aircraft', () => {
  test.each([
    ['allied', 2],
    ['german', 1],
  ] as const)('of %s roll %i dice at each unit, and ruins and sandbags hold nobody', (side, dice) => {
    const state = openField(side);
    put(state, side, 'rifle', '0307');
    const target = put(state, side === 'allied' ? 'german' : 'allied', 'rifle', '0905');
    state.companyDug[target] = 1;
    state.aircraft[INDEX[side]] = 1;
    const { battle, reports } = fighting(state, ...Array.from({ length: dice }, () => 6));
    playAction(battle, side, { kind: 'strike', targets: [target] });
    expect(reports.find(({ kind }) => kind === 'shot')).toMatchObject({ flags: dice, dice: Array(dice).fill(6) });
    expect(state.battlePending[0]).toMatchObject({ kind: 'retreat', flags: dice, ignores: 0 });
  });
});

describe('20.6: who gets medals for what', () => {
  test('a bridge gives none to the defender', () => {
    const state = openField('allied');
    state.hexBridge[hex('0705')] = 1;
    put(state, 'german', 'rifle', '0705');
    put(state, 'allied', 'rifle', '0109');
    playAction(fighting(state).battle, 'allied', endTurn);
    expect(medalsOf(state, 'german')).toBe(0);
  });

  test('T11: exits are roads on the far edge alone', () => {
    const state = openField();
    state.hexWays.fill(ROAD);
    expect(ALL_HEXES.filter((at) => isExit(state, at))).toEqual(ALL_HEXES.filter((at) => depthOf(at) === 0));
  });

  test('21.2: guns take no ground', () => {
    const state = openField();
    const guns = put(state, 'allied', 'anti-tank guns', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state, 1, 1).battle, 'allied', { kind: 'fire', company: guns, target });
    expect(state.battlePhase).toBe('battle');
  });
});

describe('21.4: cards', () => {
  test('a pack that is used up is made of what was discarded', () => {
    const state = openField();
    state.cardPlace.fill(DISCARDED);
    const { battle, reports } = fighting(state);
    expect(draw(battle, 'allied', 2)).toHaveLength(2);
    expect(reports.map(({ kind }) => kind)).toEqual(['pack shuffled', 'drew']);
  });

  test('All hands shuffles the pack; stars order any arm, flags nobody', () => {
    const state = openField();
    state.battlePhase = 'card';
    const tanks = put(state, 'allied', 'tanks', '0307');
    put(state, 'german', 'rifle', '0203');
    state.cardPlace[CARDS.length - 2] = DISCARDED;
    hold(state, 'allied', 'All hands');
    playAction(fighting(state, 5).battle, 'allied', {
      kind: 'play',
      card: type('All hands'),
      units: [],
      section: null,
      targets: [],
    });
    expect(state.cardPlace.every((place) => place === PACK)).toBe(true);
    expect(refuseBattleAction(state, 'allied', { kind: 'order', units: [tanks] })).toBeUndefined();
    state.cardRolled.fill(0);
    expect(refuseBattleAction(state, 'allied', { kind: 'order', units: [tanks] })?.rule).toBe('21.4');
  });

  test('Aid post gives guns back by the grenade', () => {
    const state = openField();
    state.battlePhase = 'card';
    const guns = put(state, 'allied', 'field battery', '0307');
    put(state, 'german', 'rifle', '0203');
    state.companyFigures[guns] = 1;
    hold(state, 'allied', 'Aid post and workshop');
    playAction(fighting(state, 4).battle, 'allied', {
      kind: 'play',
      card: type('Aid post and workshop'),
      units: [guns],
      section: null,
      targets: [],
    });
    expect(state.companyFigures[guns]).toBe(2);
  });

  /** A field with each arm beside an enemy and apart from one: whom each card can order, by the names of the companies. */
  test.each([
    ['Hand to hand', 4, 'A1 A3'],
    ['Exchange of fire', 4, 'A2 A4 A6 A7 A8'],
    ['Tanks forward', 4, 'A3 A4'],
    ['Raid', 1, 'A1 A2'],
    ['Entrench', 4, 'A1 A2'],
    ['Fall in', 4, 'A1 A2 A7'],
    ['Orders from headquarters', 4, 'A1 A2 A3 A4 A5 A6 A7 A8'],
    ['Aid post and workshop', 1, 'A6'],
  ])('%s orders at most %i of %s', (name, most, who) => {
    const state = openField();
    put(state, 'allied', 'rifle', '0405');
    put(state, 'allied', 'rifle', '0208');
    put(state, 'allied', 'tanks', '0505');
    put(state, 'allied', 'tanks', '0408');
    put(state, 'allied', 'field battery', '0605');
    put(state, 'allied', 'field battery', '0608');
    put(state, 'allied', 'headquarters', '0808');
    put(state, 'allied', 'supply', '1008');
    for (const at of ['0404', '0504', '0604']) put(state, 'german', 'rifle', at);
    state.companyFigures[5] = 1;
    const how = orderingOf(state, 'allied', effectOf(state, 'allied', type(name)));
    const from = how.kind === 'choose' ? how.from.map((company) => `A${company + 1}`).join(' ') : '';
    expect([how.kind === 'choose' && how.most, from]).toEqual([most, who]);
  });

  test.each([
    ['Patrol', 1],
    ['Push', 2],
    ['Thrust', 3],
  ])('%s orders %i units in its section, and none elsewhere', (name, units) => {
    for (const section of SECTIONS) {
      const { kind } = CARD_TYPES[type(`${name}, ${section}`)];
      expect(kind).toMatchObject({ units: { left: 0, centre: 0, right: 0, [section]: units } });
    }
  });

  test('Feelers one in each section, Broad front two, Both wings two on each flank', () => {
    expect(['Feelers', 'Broad front', 'Both wings'].map((name) => CARD_TYPES[type(name)].kind)).toMatchObject([
      { units: { left: 1, centre: 1, right: 1 } },
      { units: { left: 2, centre: 2, right: 2 } },
      { units: { left: 2, centre: 0, right: 2 } },
    ]);
  });

  test('20.5: the hand is what was there before, and the card drawn at the end of a turn', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0307');
    put(state, 'german', 'rifle', '0203');
    playAction(fighting(state).battle, 'allied', endTurn);
    expect(handOf(state, 'allied')).toHaveLength(1);
  });
});
