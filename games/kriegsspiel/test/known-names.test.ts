import { FastDice, isRefusal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { NAMES_OF_UNITS } from '../src/language/orders/addressees.ts';
import { PLACE_NAMES } from '../src/language/orders/gazetteer.ts';
import { KnownNames } from '../src/language/orders/known-names.ts';
import { NAMES_OF_PLACES, NAMES_OF_STRUCTURES } from '../src/language/orders/places.ts';
import { usualRules } from './positions.ts';

/** Names with a few letters changed, left out, doubled or swapped. */
function misspelt(name: string, dice: FastDice): string {
  let text = name;
  for (let times = dice.between(1, 4); times > 0; times--) {
    const at = dice.between(0, text.length);
    const [one, two, rest] = [text.slice(at, at + 1), text.slice(at + 1, at + 2), text.slice(at + 2)];
    const changes = [`Q${two}`, two, one + one + two, two + one];
    text = text.slice(0, at) + dice.pick(changes, 'change') + rest;
  }
  return text;
}

/** Every name compared to its last letter, without a short cut. */
function nearestByAll(name: string, names: readonly string[]): readonly string[] {
  return names
    .map((known) => ({ known, away: apart(name.slice(0, 24), known.slice(0, 24)) }))
    .filter(({ known, away }) => away <= Math.max(2, known.length >> 1))
    .toSorted((one, two) => one.away - two.away || (one.known < two.known ? -1 : 1))
    .slice(0, 3)
    .map(({ known }) => known);
}

function apart(one: string, two: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  for (let other = 0; other <= two.length; other++) table[0][other] = other;
  for (let at = 1; at <= one.length; at++)
    for (let other = 1; other <= two.length; other++) {
      const ways = [
        table[at - 1][other - 1] + (one[at - 1] === two[other - 1] ? 0 : 1),
        table[at - 1][other] + 1,
        table[at][other - 1] + 1,
      ];
      if (one.slice(at - 2, at) === two[other - 1] + two[other - 2]) ways.push(table[at - 2][other - 2] + 1);
      table[at][other] = Math.min(...ways);
    }
  return table[one.length][two.length];
}

test('the short cuts leave out no name that is as near', () => {
  const dice = new FastDice(26);
  const known = new KnownNames(PLACE_NAMES);
  for (let count = 0; count < 150; count++) {
    const name = misspelt(dice.pick(PLACE_NAMES, 'place'), dice);
    expect([name, known.nearest(name)]).toEqual([name, nearestByAll(name, PLACE_NAMES)]);
  }
});

test('a letter of 600 misspelt blocks compares a small part of the letters', () => {
  const dice = new FastDice(600);
  const state = campaign.setup(usualRules, dice);
  const sight = campaign.sight(state, 'xxx');
  const before = compared();
  const places = Array.from({ length: 600 }, () => misspelt(dice.pick(PLACE_NAMES, 'place'), dice));
  const letter = places.map((place) => `TO 2I/5\nMOVE TO ${place}`).join('\n\n');
  const read = language.orders!(letter).map((block) => language.read(sight, 'xxx', block));
  const unknown = read.filter((one) => isRefusal(one) && one.text.includes('the nearest: ')).length;
  expect(unknown).toBeGreaterThan(400);
  const all = places.join('').length * PLACE_NAMES.join('').length;
  expect(compared() - before).toBeGreaterThan(0);
  expect((compared() - before) / all).toBeLessThan(0.1);
});

function compared(): number {
  return NAMES_OF_PLACES.compared + NAMES_OF_STRUCTURES.compared + NAMES_OF_UNITS.compared;
}
