import { EMPTY_HAND } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { SetBattleState } from '../../src/battle/state.ts';
import { battleChoices, type BattleDraft } from '../../src/tactical/choices.ts';
import { CARD_TYPES, CARDS } from '../../src/tactical/data/cards.ts';
import { battlePrompt } from '../../src/tactical/language/prompts.ts';
import { battleOffer } from '../../src/tactical/offer/index.ts';
import { playAction } from '../../src/tactical/play.ts';
import { companiesOf, INDEX } from '../../src/tactical/state.ts';
import { fighting, openField, put } from './field.ts';

/** A hand of one card, and nobody ordered yet. */
function holding(card: string, place: (state: SetBattleState) => void): SetBattleState {
  const state = openField();
  place(state);
  state.battlePhase = 'card';
  state.companyOrdered.fill(0);
  state.companyBattles.fill(0);
  state.cardLast[INDEX.german] = CARD_TYPES.findIndex(({ name }) => name === 'All out, left');
  state.cardPlace[CARDS.findIndex(({ name }) => name === card)] = INDEX.allied;
  state.handSize[INDEX.allied] = 1;
  return state;
}

const PLACES: Readonly<Record<string, (state: SetBattleState) => void>> = {
  'near the enemy': (state) => {
    put(state, 'allied', 'rifle', '0207');
    put(state, 'allied', 'tanks', '0607');
    put(state, 'allied', 'field battery', '0608');
    put(state, 'german', 'rifle', '0206');
    put(state, 'german', 'rifle', '0604');
  },
  'far from it, hurt': (state) => {
    state.companyFigures[put(state, 'allied', 'rifle', '1208')] = 2;
    put(state, 'german', 'rifle', '0101');
  },
};

/** Plays the card for whoever comes first, then acts in the first way offered until the turn can only be ended. */
function promptsOf(
  state: SetBattleState,
  ...dice: readonly number[]
): readonly (readonly [string, readonly string[]])[] {
  const { battle } = fighting(state, ...dice);
  const prompts: (readonly [string, readonly string[]])[] = [];
  let draft: BattleDraft | undefined;
  for (let step = 0; step < 40 && state.battleMover === 'allied' && state.battlePhase !== 'keep'; step++) {
    if (state.battlePhase === 'none' || state.battlePhase === 'retreat') break;
    const choices = battleChoices(state, 'allied', draft);
    if (draft === undefined && ['movement', 'battle'].includes(state.battlePhase)) {
      const kinds = choices.flatMap((choice) =>
        choice.draft?.kind === 'company'
          ? battleChoices(state, 'allied', choice.draft).map(({ action }) => action!.kind)
          : [],
      );
      prompts.push([battlePrompt(state), kinds]);
    }
    const [first] = choices;
    if (first.action !== undefined) playAction(battle, 'allied', first.action);
    draft = first.draft;
  }
  return prompts;
}

describe.each(Object.keys(PLACES))('21.1: what a prompt asks for can be done, %s', (place) => {
  test.each(CARD_TYPES.map(({ name }) => name))('%s', (card) => {
    for (const [prompt, kinds] of promptsOf(holding(card, PLACES[place]))) {
      expect(prompt.startsWith('Move'), prompt).toBe(kinds.includes('go'));
      expect(prompt.endsWith('nd your turn.'), prompt).toBe(kinds.length === 0);
    }
  });
});

test('21.4: after a Concentration nobody has an order, and prompt and offer say so', () => {
  const state = holding('Concentration', PLACES['far from it, hurt']);
  const [german] = companiesOf(state, 'german');
  playAction(fighting(state, 3, 3, 3, 3).battle, 'allied', {
    kind: 'play',
    card: CARD_TYPES.findIndex(({ name }) => name === 'Concentration'),
    units: [],
    section: null,
    targets: [german],
  });
  expect(battlePrompt(state)).toBe('No unit has an order. End your turn.');
  const offer = battleOffer(state, 'allied', undefined, EMPTY_HAND);
  expect([offer.head?.title, offer.head?.words, offer.hint, offer.trays]).toEqual([
    'Concentration',
    'No unit has an order.',
    undefined,
    [],
  ]);
});

test('21.4: dice of All hands that order none of one’s units are told as such', () => {
  const state = holding('All hands', PLACES['far from it, hurt']);
  // The only die shows a tank, and there is none.
  playAction(fighting(state, 3).battle, 'allied', {
    kind: 'play',
    card: CARD_TYPES.findIndex(({ name }) => name === 'All hands'),
    units: [],
    section: null,
    targets: [],
  });
  expect(battlePrompt(state)).toBe('Your dice order none of your units.');
  const { head, hint } = battleOffer(state, 'allied', undefined, EMPTY_HAND);
  expect([head?.words, hint]).toEqual(['The dice order 1 tank unit.', 'You have no such unit, so they order none.']);
});

test('21.4: a card for a section without own units asks for no choice', () => {
  const state = holding('Push, left', PLACES['far from it, hurt']);
  const card = CARD_TYPES.findIndex(({ name }) => name === 'Push, left');
  expect(battlePrompt(state, { kind: 'play', card, units: [], targets: [] })).toBe(
    'Play Push, left: it orders no unit.',
  );
});
