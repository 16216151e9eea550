import { EMPTY_HAND } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { SetBattleState } from '../../src/battle/state.ts';
import type { Side } from '../../src/data/units.ts';
import { hexLabel } from '../../src/tactical/board.ts';
import type { BattleDraft } from '../../src/tactical/choices.ts';
import { CARD_TYPES, CARDS } from '../../src/tactical/data/cards.ts';
import { hexesOutside } from '../../src/tactical/field.ts';
import { battleOffer } from '../../src/tactical/offer/index.ts';
import type { BattleOffer } from '../../src/tactical/offer/types.ts';
import { playAction } from '../../src/tactical/play.ts';
import { companyName, INDEX } from '../../src/tactical/state.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

function offered(state: SetBattleState, draft?: BattleDraft, side: Side = 'allied'): BattleOffer {
  return battleOffer(state, side, draft, EMPTY_HAND);
}

function hold(state: SetBattleState, ...names: readonly string[]): void {
  for (const name of names) {
    const card = CARDS.findIndex((one, at) => one.name === name && state.cardPlace[at] !== INDEX.allied);
    state.cardPlace[card] = INDEX.allied;
    state.handSize[INDEX.allied]++;
  }
}

function beforeCard(...cards: readonly string[]): SetBattleState {
  const state = openField();
  state.battlePhase = 'card';
  hold(state, ...cards);
  return state;
}

function choicesOf(offer: BattleOffer, title: string): readonly string[] {
  return offer.groups.find((group) => group.title === title)?.choices.map(({ label }) => label) ?? [];
}

function draftOf(offer: BattleOffer, title: string, label: string): BattleDraft {
  const choice = offer.groups.find((group) => group.title === title)!.choices.find((one) => one.label === label);
  return choice!.press.draft!;
}

describe('a card is played', () => {
  test('each card in hand says what it does and how many units it could order', () => {
    const state = beforeCard('Push, left', 'Aircraft', 'Push, right');
    put(state, 'allied', 'rifle', '0207');
    put(state, 'german', 'rifle', '0203');
    const offer = offered(state);
    expect(choicesOf(offer, 'Your cards')).toEqual(['Push, left', 'Push, right', 'Aircraft']);
    const notes = offer.groups[0].choices.map(({ note }) => note);
    expect(notes[0]).toContain('You have 1 there.');
    expect(notes[1]).toContain('You have no unit there.');
    expect(notes[2]).toContain('cannot use it now');
    expect(offer.groups[0].choices.map(({ idle }) => idle)).toEqual([false, true, false]);
    expect(offer.groups[0].choices[0].sign).toBe(`card ${CARD_TYPES.findIndex(({ name }) => name === 'Push, left')}`);
  });

  test('units are toggled as far as the card has room; where it has room for all, all are chosen', () => {
    const state = beforeCard('Push, left');
    const units = ['0207', '0307', '0208'].map((at) => put(state, 'allied', 'rifle', at));
    const right = put(state, 'allied', 'rifle', '1207');
    put(state, 'german', 'rifle', '0203');
    const first = draftOf(offered(state), 'Your cards', 'Push, left');
    expect(first).toMatchObject({ units: [] });
    const one = offered(state, offered(state, first).units.get(units[2])!.press!.draft);
    expect(one.ready?.action).toMatchObject({ kind: 'play', units: [units[2]] });
    const two = offered(state, one.units.get(units[0])!.press!.draft);
    expect(two.ready?.action).toMatchObject({ units: [units[0], units[2]] });
    expect([two.units.get(units[0])?.look, two.units.has(units[1]), two.units.has(right)]).toEqual([
      'chosen',
      false,
      false,
    ]);
    expect(two.attempt(hex('0307'))?.refusal?.rule).toBe('21.4');
    state.companyHex[units[1]] = hex('1206');
    expect(draftOf(offered(state), 'Your cards', 'Push, left')).toMatchObject({ units: [units[0], units[2]] });
  });

  test('Infantry forward asks for the section, Concentration for a target with its odds', () => {
    const state = beforeCard('Infantry forward', 'Concentration');
    put(state, 'allied', 'rifle', '0207');
    const target = put(state, 'german', 'rifle', '0203');
    const forward = offered(state, draftOf(offered(state), 'Your cards', 'Infantry forward'));
    expect(choicesOf(forward, 'Section')).toEqual([
      'In the left section',
      'In the centre section',
      'In the right section',
    ]);
    const guns = offered(state, draftOf(offered(state), 'Your cards', 'Concentration'));
    expect(guns.groups[0].choices[0].note).toBe('a hit 94 %, destroyed 6 %');
    expect(offered(state, guns.units.get(target)!.press!.draft).ready?.action).toMatchObject({ targets: [target] });
  });
});

describe('an ordered unit', () => {
  test('is shown its moves, and its shots with their odds', () => {
    const state = openField();
    lay(state, 'forest', '0405');
    const rifles = put(state, 'allied', 'rifle', '0305');
    const target = put(state, 'german', 'rifle', '0505');
    lay(state, 'clear', '0405');
    const offer = offered(state, { kind: 'company', company: rifles });
    expect(offer.cells.get(hex('0505'))).toMatchObject({ look: 'danger', text: '75 %', careful: true });
    expect(offer.cells.get(hex('0405'))?.look).toBe('offered');
    // Two hexes: it does not battle after them.
    expect(offer.cells.get(hex('0107'))).toBeUndefined();
    expect(offer.cells.get(hex('0105'))?.look).toBe('faint');
    expect(choicesOf(offer, 'Shots')).toEqual([`Fire at ${companyName(target)}`]);
    const aim = offer.aim(hex('0505'))!;
    expect(aim.lines).toEqual(['2 dice: a hit 75 %, destroyed 0 %, a flag 31 %.']);
    expect(aim.action).toEqual({ kind: 'fire', company: rifles, target });
    expect(offer.aim(hex('0105'))?.lines[0]).toContain('cannot battle');
    expect(offer.attempt(hex('1301'))?.action).toEqual({ kind: 'go', company: rifles, to: hex('1301') });
    expect(offer.say(hex('0505'))[0]).toContain('2 dice');
  });

  test('that cannot act says why', () => {
    const state = openField();
    const rifles = put(state, 'allied', 'rifle', '0305');
    put(state, 'german', 'rifle', '1305');
    state.companyOrdered[rifles] = 0;
    expect(offered(state).attempt(hex('0305'))?.refusal?.text).toContain('no order');
    expect(offered(state).end?.action).toEqual({ kind: 'end turn', ambush: false });
  });

  test('T13: the aircraft is called, and who holds Lie in wait may lay it ready', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0305');
    const one = put(state, 'german', 'rifle', '1305');
    state.aircraft[INDEX.allied] = 1;
    hold(state, 'Lie in wait');
    const offer = offered(state);
    expect(choicesOf(offer, 'Air')).toEqual(['Call the aircraft']);
    expect(offer.instead.map(({ press }) => press.action)).toEqual([{ kind: 'end turn', ambush: true }]);
    const strike = offered(state, { kind: 'strike', targets: [] });
    const chosen = offered(state, strike.units.get(one)!.press!.draft);
    expect(chosen.ready?.action).toEqual({ kind: 'strike', targets: [one] });
  });
});

describe('answers', () => {
  test('a retreat by its hexes, and to stand fast where flags may be ignored', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    state.companyDug[target] = 1;
    playAction(fighting(state, 6, 5, 5).battle, 'allied', { kind: 'fire', company, target });
    expect(offered(state)).toMatchObject({ ready: undefined });
    const offer = offered(state, undefined, 'german');
    expect([...offer.cells.keys()].map(hexLabel)).toEqual(['0404', '0504']);
    expect(offer.hold).toMatchObject({ label: 'Stand fast', note: 'It ignores the flags.' });
    expect(offer.cells.get(hex('0404'))?.press?.action).toEqual({ kind: 'retreat', way: [hex('0404')] });
  });

  test('ground that is taken or left', () => {
    const state = openField();
    const tanks = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state, 1, 1, 1).battle, 'allied', { kind: 'fire', company: tanks, target });
    const offer = offered(state);
    expect(offer.head.words).toContain('battle once more');
    expect([offer.ready?.action, offer.hold?.action]).toEqual([
      { kind: 'take', ground: true },
      { kind: 'take', ground: false },
    ]);
  });

  test('a hand that is too large, in any order of cards', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0107');
    put(state, 'german', 'rifle', '0101');
    hold(state, 'Push, left', 'Thrust, left', 'Aircraft');
    state.battlePhase = 'discard';
    // Who must let a card go sees what each is good for now.
    expect(offered(state).groups.flatMap(({ choices }) => choices.map(({ note }) => note))).toEqual([
      'Order two units in the left section. You have 1 there.',
      'Order three units in the left section. You have 1 there.',
      'Strike up to four adjacent enemy units, if you have an aircraft.',
    ]);
    expect(offered(state).head.words).toBe('You hold 3. With the units you have left, you may hold 1.');
    const first = offered(state, draftOf(offered(state), 'Your cards', 'Aircraft'));
    const both = offered(state, draftOf(first, 'Your cards', 'Push, left'));
    expect(both.ready?.action).toMatchObject({ kind: 'discard', cards: [expect.any(Number), expect.any(Number)] });
    // Of two alike one is shown, and says so.
    hold(state, 'Push, left');
    expect(offered(state).groups.flatMap(({ choices }) => choices)).toHaveLength(3);
    expect(offered(state).groups[0]?.choices[0]?.note).toBe(
      'Order two units in the left section. You have 1 there. You hold 2 of this card.',
    );
  });

  test('21.4: a patrol’s section is dimmed no longer when a card is kept', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0107');
    put(state, 'german', 'rifle', '0101');
    state.cardInEffect = CARD_TYPES.findIndex(({ name }) => name === 'Patrol, left');
    expect(hexesOutside(state, 'allied').length).toBeGreaterThan(0);
    state.battlePhase = 'keep';
    expect(hexesOutside(state, 'allied')).toEqual([]);
  });
});
