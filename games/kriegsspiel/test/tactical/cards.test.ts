import { describe, expect, test } from 'vitest';
import { CARD_TYPES, CARDS } from '../../src/tactical/data/cards.ts';
import { playAction } from '../../src/tactical/play.ts';
import { refuseBattleAction } from '../../src/tactical/refuse.ts';
import { handFor } from '../../src/tactical/rules/hand.ts';
import { effectOf, PLAIN_ORDER } from '../../src/tactical/rules/orders.ts';
import { reachOf } from '../../src/tactical/rules/reach.ts';
import { diceAgainst } from '../../src/tactical/rules/shot.ts';
import { DISCARDED, handOf, INDEX, LOST, RESERVE } from '../../src/tactical/state.ts';
import type { Side } from '../../src/data/units.ts';
import type { SetBattleState } from '../../src/battle/state.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

function type(name: string): number {
  return CARD_TYPES.findIndex((card) => card.name === name);
}

function hold(state: SetBattleState, side: Side, ...names: readonly string[]): void {
  for (const name of names) {
    const card = CARDS.findIndex((one, at) => one.name === name && state.cardPlace[at] !== INDEX[side]);
    state.cardPlace[card] = INDEX[side];
    state.handSize[INDEX[side]]++;
  }
}

/** Before a card is played: nobody is ordered yet. */
function beforeCard(): SetBattleState {
  const state = openField();
  state.battlePhase = 'card';
  return state;
}

function unordered(state: SetBattleState): void {
  state.companyOrdered.fill(0);
  state.companyBattles.fill(0);
}

const plain = { section: null, targets: [] } as const;

describe('21.4: cards of a section', () => {
  test('order so many units of that section, as their player sees it', () => {
    const state = beforeCard();
    const left = put(state, 'allied', 'rifle', '0207');
    const right = put(state, 'allied', 'rifle', '1207');
    const german = put(state, 'german', 'rifle', '1203');
    unordered(state);
    hold(state, 'allied', 'Push, left');
    const play = (units: readonly number[]): string | undefined =>
      refuseBattleAction(state, 'allied', { kind: 'play', card: type('Push, left'), units, ...plain })?.text;
    expect(play([left])).toBeUndefined();
    expect(play([right])).toContain('sections');
    // The defender looks the other way: his left is on the right of the board.
    state.battleMover = 'german';
    hold(state, 'german', 'Patrol, left');
    expect(
      refuseBattleAction(state, 'german', { kind: 'play', card: type('Patrol, left'), units: [german], ...plain }),
    ).toBeUndefined();
  });

  test('a hex on the line belongs to both sections', () => {
    const state = beforeCard();
    const middle = put(state, 'allied', 'rifle', '0406');
    unordered(state);
    hold(state, 'allied', 'Push, left', 'Push, centre', 'Push, right');
    const legal = (name: string): boolean =>
      refuseBattleAction(state, 'allied', { kind: 'play', card: type(name), units: [middle], ...plain }) === undefined;
    expect(['Push, left', 'Push, centre', 'Push, right'].map(legal)).toEqual([true, true, false]);
  });

  test('a card that is not in hand is refused, and so are too many units', () => {
    const state = beforeCard();
    const units = ['0207', '0307', '0208'].map((at) => put(state, 'allied', 'rifle', at));
    unordered(state);
    expect(
      refuseBattleAction(state, 'allied', { kind: 'play', card: type('Push, left'), units, ...plain })?.text,
    ).toContain('hand');
    hold(state, 'allied', 'Push, left');
    expect(refuseBattleAction(state, 'allied', { kind: 'play', card: type('Push, left'), units, ...plain })?.rule).toBe(
      '21.4',
    );
  });

  test('All out orders everybody there by itself', () => {
    const state = beforeCard();
    const left = put(state, 'allied', 'rifle', '0207');
    const right = put(state, 'allied', 'rifle', '1207');
    put(state, 'german', 'rifle', '1203');
    unordered(state);
    hold(state, 'allied', 'All out, left');
    playAction(fighting(state).battle, 'allied', { kind: 'play', card: type('All out, left'), units: [], ...plain });
    expect([state.companyOrdered[left], state.companyOrdered[right]]).toEqual([1, 0]);
  });

  test('Patrol draws two cards at the end of the turn, and one is kept', () => {
    const state = beforeCard();
    const left = put(state, 'allied', 'rifle', '0207');
    put(state, 'german', 'rifle', '1203');
    unordered(state);
    hold(state, 'allied', 'Patrol, left');
    const { battle } = fighting(state);
    playAction(battle, 'allied', { kind: 'play', card: type('Patrol, left'), units: [left], ...plain });
    playAction(battle, 'allied', { kind: 'end turn', ambush: false });
    expect([state.battlePhase, handOf(state, 'allied').length]).toEqual(['keep', 2]);
    const [kept, other] = state.cardsToKeep;
    playAction(battle, 'allied', { kind: 'keep', card: CARD_TYPES.indexOf(CARDS[kept]) });
    expect([state.cardPlace[other], handOf(state, 'allied'), state.battleMover]).toEqual([DISCARDED, [kept], 'german']);
  });
});

describe('21.4: tactics', () => {
  test('Counterstroke plays the enemy’s last card with left and right exchanged; before that it orders one unit', () => {
    const state = beforeCard();
    put(state, 'allied', 'rifle', '0207');
    expect(effectOf(state, 'allied', type('Counterstroke'))).toBe(PLAIN_ORDER);
    state.cardLast[INDEX.german] = type('Thrust, left');
    expect(effectOf(state, 'allied', type('Counterstroke'))).toBe(type('Thrust, right'));
    state.cardLast[INDEX.german] = type('Feelers');
    expect(effectOf(state, 'allied', type('Counterstroke'))).toBe(type('Feelers'));
  });

  test('R105: Aircraft without a sortie orders one unit', () => {
    const state = beforeCard();
    put(state, 'allied', 'rifle', '0207');
    put(state, 'german', 'rifle', '0203');
    expect(effectOf(state, 'allied', type('Aircraft'))).toBe(PLAIN_ORDER);
    state.aircraft[INDEX.allied] = 1;
    expect(effectOf(state, 'allied', type('Aircraft'))).toBe(type('Aircraft'));
  });

  test.each([
    ['Tanks forward', 'tanks', 4],
    ['Hand to hand', 'tanks', 4],
    ['Raid', 'rifle', 4],
    ['Fall in', 'rifle', 3],
  ] as const)('%s: dice of %s in close assault', (name, kind, dice) => {
    const state = openField();
    const company = put(state, 'allied', kind, '0406');
    const target = put(state, 'german', 'rifle', '0505');
    state.cardInEffect = type(name);
    expect(diceAgainst(state, company, target)).toBe(dice);
  });

  test('Exchange of fire: one die more, and nobody moves', () => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    state.cardInEffect = type('Exchange of fire');
    expect(diceAgainst(state, company, target)).toBe(3);
    expect(refuseBattleAction(state, 'allied', { kind: 'go', company, to: hex('0306') })).toBeDefined();
  });

  test.each([
    [false, 0],
    [true, 4],
  ])(
    'Hand to hand: units only assault; with firstReadings %s one whose enemy has fallen fires with %i dice',
    (old, dice) => {
      const state = openField();
      state.battleFirstReadings = old;
      const [one, two] = [put(state, 'allied', 'tanks', '0406'), put(state, 'allied', 'tanks', '0506')];
      const near = put(state, 'german', 'headquarters', '0505');
      const far = put(state, 'german', 'rifle', '0503');
      state.cardInEffect = type('Hand to hand');
      const { battle } = fighting(state, 1, 1, 1, 1);
      playAction(battle, 'allied', { kind: 'fire', company: one, target: near });
      playAction(battle, 'allied', { kind: 'take', ground: false });
      expect(diceAgainst(state, two, far)).toBe(dice);
      expect(refuseBattleAction(state, 'allied', { kind: 'fire', company: two, target: far })?.rule).toBe(
        old ? undefined : '21.2',
      );
    },
  );

  test('T18: Exchange of fire: nobody assaults by it, though an enemy has fallen back beside him', () => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0405');
    const target = put(state, 'german', 'rifle', '0505');
    state.cardInEffect = type('Exchange of fire');
    expect(diceAgainst(state, company, target)).toBe(0);
    // Whom it attacks may still lie in wait.
    expect(diceAgainst(state, target, company)).toBe(3);
    state.battleFirstReadings = true;
    expect(diceAgainst(state, company, target)).toBe(4);
  });

  test('T15: Fire mission: every gun, anti-tank guns too, goes three hexes or battles twice; a supply column is no gun', () => {
    const state = beforeCard();
    const guns = put(state, 'allied', 'field battery', '0208');
    const towed = put(state, 'allied', 'anti-tank guns', '0508');
    const column = put(state, 'allied', 'supply', '0308');
    const target = put(state, 'german', 'tanks', '0505');
    unordered(state);
    hold(state, 'allied', 'Fire mission');
    const { battle } = fighting(state, 5, 5, 5, 5, 5);
    playAction(battle, 'allied', { kind: 'play', card: type('Fire mission'), units: [], ...plain });
    expect([guns, towed, column].map((company) => state.companyOrdered[company])).toEqual([1, 1, 0]);
    expect(reachOf(state, guns)[hex('0205')]).toBe(3);
    playAction(battle, 'allied', { kind: 'fire', company: towed, target });
    playAction(battle, 'allied', { kind: 'fire', company: towed, target });
    expect(refuseBattleAction(state, 'allied', { kind: 'fire', company: towed, target })?.rule).toBe('21.2');
  });

  test('Infantry forward: all infantry of a section, one hex further, and it battles after two', () => {
    const state = beforeCard();
    const rifles = put(state, 'allied', 'rifle', '0307');
    const tanks = put(state, 'allied', 'tanks', '0207');
    const right = put(state, 'allied', 'rifle', '1207');
    const target = put(state, 'german', 'rifle', '0304');
    unordered(state);
    hold(state, 'allied', 'Infantry forward');
    const { battle } = fighting(state, 5, 5, 5);
    const card = type('Infantry forward');
    expect(
      refuseBattleAction(state, 'allied', { kind: 'play', card, units: [], section: null, targets: [] })?.text,
    ).toContain('section');
    playAction(battle, 'allied', { kind: 'play', card, units: [], section: 'left', targets: [] });
    expect([rifles, tanks, right].map((company) => state.companyOrdered[company])).toEqual([1, 0, 0]);
    playAction(battle, 'allied', { kind: 'go', company: rifles, to: hex('0305') });
    expect(refuseBattleAction(state, 'allied', { kind: 'fire', company: rifles, target })).toBeUndefined();
  });

  test('T14: Raid: three hexes, a battle with one die more, three hexes again', () => {
    const state = beforeCard();
    const rifles = put(state, 'allied', 'rifle', '0307');
    const target = put(state, 'german', 'rifle', '0303');
    unordered(state);
    hold(state, 'allied', 'Raid');
    const { battle } = fighting(state, 5, 5, 5, 5);
    playAction(battle, 'allied', { kind: 'play', card: type('Raid'), units: [rifles], ...plain });
    playAction(battle, 'allied', { kind: 'go', company: rifles, to: hex('0304') });
    playAction(battle, 'allied', { kind: 'fire', company: rifles, target });
    playAction(battle, 'allied', { kind: 'go', company: rifles, to: hex('0307') });
    expect(state.companyHex[rifles]).toBe(hex('0307'));
    expect(refuseBattleAction(state, 'allied', { kind: 'go', company: rifles, to: hex('0306') })?.rule).toBe('21.1');
  });

  test('Concentration: four dice at one unit anywhere, whatever its ground', () => {
    const state = beforeCard();
    put(state, 'allied', 'rifle', '0307');
    const target = put(state, 'german', 'rifle', '1201');
    lay(state, 'town', '1201');
    unordered(state);
    hold(state, 'allied', 'Concentration');
    playAction(fighting(state, 1, 1, 5, 5).battle, 'allied', {
      kind: 'play',
      card: type('Concentration'),
      units: [],
      section: null,
      targets: [target],
    });
    expect(state.companyFigures[target]).toBe(2);
  });

  test('Entrench: four infantry units get sandbags, which stay until they leave', () => {
    const state = beforeCard();
    const rifles = put(state, 'allied', 'rifle', '0307');
    put(state, 'german', 'rifle', '1201');
    unordered(state);
    hold(state, 'allied', 'Entrench');
    const { battle } = fighting(state);
    playAction(battle, 'allied', { kind: 'play', card: type('Entrench'), units: [rifles], ...plain });
    expect(state.companyDug[rifles]).toBe(1);
    expect(refuseBattleAction(state, 'allied', { kind: 'go', company: rifles, to: hex('0306') })).toBeDefined();
    state.cardInEffect = type('Fall in');
    playAction(battle, 'allied', { kind: 'go', company: rifles, to: hex('0306') });
    expect(state.companyDug[rifles]).toBe(0);
  });

  test('Orders from headquarters and Fall in: four units, four of infantry, in any section', () => {
    const state = beforeCard();
    const units = ['0207', '0707', '1207', '1208'].map((at) => put(state, 'allied', 'rifle', at));
    const tanks = put(state, 'allied', 'tanks', '0208');
    put(state, 'german', 'rifle', '1201');
    unordered(state);
    hold(state, 'allied', 'Orders from headquarters', 'Fall in');
    const why = (name: string, chosen: readonly number[]): string | undefined =>
      refuseBattleAction(state, 'allied', { kind: 'play', card: type(name), units: chosen, ...plain })?.text;
    expect(why('Orders from headquarters', [...units.slice(1), tanks])).toBeUndefined();
    expect(why('Orders from headquarters', [...units, tanks])).toContain('at most 4');
    expect(why('Fall in', units)).toBeUndefined();
    expect(why('Fall in', [tanks])).toContain('does not order');
  });

  test('T12: Lie in wait: whoever is assaulted battles first, and the card is spent', () => {
    const state = openField();
    const company = put(state, 'allied', 'headquarters', '0406');
    put(state, 'allied', 'rifle', '0108');
    const target = put(state, 'german', 'rifle', '0505');
    hold(state, 'german', 'Lie in wait');
    state.ambush[INDEX.german] = 1;
    // A card is drawn for the one that was spent; then three dice of the ambush.
    playAction(fighting(state, 0, 1, 1, 1).battle, 'allied', { kind: 'fire', company, target });
    expect([state.companyHex[company], state.companyFigures[target]]).toEqual([LOST, 4]);
    expect(state.ambush[INDEX.german]).toBe(0);
  });

  test('All hands: the dice say which arms are ordered', () => {
    const state = beforeCard();
    const rifles = put(state, 'allied', 'rifle', '0207');
    const tanks = put(state, 'allied', 'tanks', '0307');
    put(state, 'german', 'rifle', '0203');
    unordered(state);
    hold(state, 'allied', 'All hands', 'Push, left');
    const { battle } = fighting(state, 1, 6);
    playAction(battle, 'allied', { kind: 'play', card: type('All hands'), units: [], ...plain });
    expect(state.battlePhase).toBe('orders');
    expect(refuseBattleAction(state, 'allied', { kind: 'order', units: [tanks] })?.rule).toBe('21.4');
    expect(refuseBattleAction(state, 'allied', { kind: 'order', units: [rifles] })).toBeUndefined();
  });

  test('Aid post: a die for each card held; its own face and the star give figures back, never more than it had', () => {
    const state = beforeCard();
    const rifles = put(state, 'allied', 'rifle', '0207');
    put(state, 'german', 'rifle', '0203');
    state.companyFigures[rifles] = 2;
    unordered(state);
    hold(state, 'allied', 'Aid post and workshop', 'Push, left', 'Push, right');
    const card = type('Aid post and workshop');
    expect(refuseBattleAction(state, 'allied', { kind: 'play', card, units: [], ...plain })?.text).toBe(
      'Choose the unit that gets figures back.',
    );
    playAction(fighting(state, 1, 5, 2).battle, 'allied', { kind: 'play', card, units: [rifles], ...plain });
    expect(state.companyFigures[rifles]).toBe(4);
  });

  test('21.5: an aircraft strikes up to four that lie side by side; stars hit, and no flag is ignored', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0207');
    const one = put(state, 'german', 'tanks', '0604');
    const two = put(state, 'german', 'rifle', '0704');
    const apart = put(state, 'german', 'rifle', '1204');
    expect(refuseBattleAction(state, 'allied', { kind: 'strike', targets: [one, two] })?.rule).toBe('20.7');
    state.aircraft[INDEX.allied] = 1;
    expect(refuseBattleAction(state, 'allied', { kind: 'strike', targets: [one, apart] })?.rule).toBe('21.5');
    playAction(fighting(state, 5, 5, 3, 3).battle, 'allied', { kind: 'strike', targets: [one, two] });
    expect([state.companyFigures[one], state.companyFigures[two], state.aircraft[INDEX.allied]]).toEqual([1, 4, 0]);
  });
});

describe('20.5: hands', () => {
  test('R40, G101: a third of the companies on the board, at least one; reserves do not count', () => {
    const state = openField();
    for (const at of ['0107', '0207', '0307', '0407', '0507']) put(state, 'allied', 'rifle', at);
    expect(handFor(state, 'allied', 1)).toBe(2);
    const late = put(state, 'allied', 'rifle', '0607');
    state.companyHex[late] = RESERVE;
    expect(handFor(state, 'allied', 1)).toBe(2);
    state.companyHex[late] = hex('0607');
    put(state, 'allied', 'headquarters', '0707');
    put(state, 'allied', 'supply', '0807');
    expect(handFor(state, 'allied', 1)).toBe(3);
    expect([handFor(state, 'german', 1), handFor(state, 'german', 2)]).toEqual([1, 2]);
  });

  test('R106: the owner discards what is too many', () => {
    const state = openField('german');
    put(state, 'allied', 'rifle', '0107');
    put(state, 'german', 'rifle', '0101');
    hold(state, 'allied', 'Push, left', 'Push, left', 'Thrust, left');
    const { battle } = fighting(state);
    playAction(battle, 'german', { kind: 'end turn', ambush: false });
    expect([state.battleMover, state.battlePhase]).toEqual(['allied', 'discard']);
    const cards = [type('Push, left'), type('Push, left')];
    expect(refuseBattleAction(state, 'allied', { kind: 'discard', cards: cards.slice(1) })?.rule).toBe('20.5');
    playAction(battle, 'allied', { kind: 'discard', cards });
    expect(handOf(state, 'allied').map((card) => CARDS[card].name)).toEqual(['Thrust, left']);
  });
});
