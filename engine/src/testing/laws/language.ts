import { isRefusal, type Action, type Seat } from '../../contract.ts';
import type { StateObject } from '../../state/shape.ts';
import { randomDescent } from '../descent.ts';
import type { AnyLanguage, Law, Scene } from '../law.ts';
import { poorRefusal, same, shown } from '../plain.ts';

const JUNK_ORDERS = ['', '   ', '?!', 'xyzzy 42', '12 12 12 12 12 12 12', '\u0000', 'ärgh → 99999999999999999999'];
const LABELS = 25;

/** Words go both ways: each action can be written and read again, and there is always something to say. */
export const language: Law = {
  name: 'language',
  oneIn: 12,
  check(scene) {
    if (scene.language === undefined) return undefined;
    return (
      wrongNames(scene, scene.language) ??
      wrongDescription(scene, scene.language) ??
      wrongDoing(scene, scene.language) ??
      wrongSaying(scene, scene.language) ??
      wrongOrders(scene, scene.language)
    );
  },
};

function wrongNames({ game }: Scene, words: AnyLanguage): string | undefined {
  const nameless = game.seats.find((seat) => blank(words.names(seat).side) || blank(words.names(seat).people));
  return nameless && `${nameless} has no name`;
}

function wrongDescription({ game, match }: Scene, words: AnyLanguage): string | undefined {
  for (const viewer of [...game.seats, 'spectator']) {
    const lines = words.describe(game.sight(match.state, viewer), viewer);
    if (lines.length === 0) return `nothing is described to ${viewer}`;
    if (!lines.every((line) => typeof line === 'string')) return `the description for ${viewer} is not all text`;
    if (lines.join('').trim() === '') return `the description for ${viewer} is blank`;
  }
  return undefined;
}

function wrongDoing({ game, match }: Scene, words: AnyLanguage): string | undefined {
  for (const viewer of [...game.seats, 'spectator']) {
    const sight = game.sight(match.state, viewer);
    const silent = game.active(match.state).find((seat) => !/\w\.$/.test(words.doing(sight, seat)));
    if (silent !== undefined) return `${viewer} is not told in a sentence what ${silent} is about`;
  }
  return undefined;
}

function wrongSaying({ game, last }: Scene, words: AnyLanguage): string | undefined {
  for (const report of last?.step.reports ?? []) {
    for (const viewer of [...game.seats, 'spectator']) {
      const told = game.tell(report, viewer);
      const sentence = told && words.say(told, viewer);
      if (sentence !== undefined && blank(sentence)) return `${viewer} is told ${shown(told)} in no words`;
    }
  }
  return undefined;
}

function wrongOrders({ game, match, dice }: Scene, words: AnyLanguage): string | undefined {
  for (const seat of game.active(match.state)) {
    const sight = game.sight(match.state, seat);
    if (blank(words.grammar(sight, seat))) return `${seat} is not told how to type orders`;
    const { levels, action } = randomDescent(game, sight, seat, dice);
    for (const { draft, choices } of levels) {
      if (blank(words.prompt(sight, seat, draft))) return `${seat} is asked nothing in the draft ${shown(draft)}`;
      for (const choice of choices.slice(0, LABELS)) {
        if (blank(words.label(sight, seat, choice))) return `${seat} is offered ${shown(choice)} without a label`;
      }
    }
    const problem = (action && wrongOrder(words, sight, seat, action)) ?? wrongJunk(words, sight, seat);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function wrongOrder(words: AnyLanguage, sight: StateObject, seat: Seat, action: Action): string | undefined {
  const text = words.write(sight, action);
  if (blank(text)) return `${shown(action)} is written as nothing`;
  const read = words.read(sight, seat, text);
  return same(read, action) ? undefined : `${shown(action)} is written "${text}" and read as ${shown(read)}`;
}

function wrongJunk(words: AnyLanguage, sight: StateObject, seat: Seat): string | undefined {
  for (const order of JUNK_ORDERS) {
    const read = words.read(sight, seat, order);
    if (!isRefusal(read)) return `"${order}" is read as an order: ${shown(read)}`;
    const poor = poorRefusal(read);
    if (poor !== undefined) return `the refusal of the order "${order}" ${poor}`;
  }
  return undefined;
}

function blank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
