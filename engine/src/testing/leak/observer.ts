import type { Action, Advisor, Seat, Viewer } from '../../contract.ts';
import { FastDice } from '../../dice/fast.ts';
import type { OptionValues } from '../../options.ts';
import type { StateObject } from '../../state/shape.ts';
import { randomDescent } from '../descent.ts';
import type { AnyLanguage, AnyOffers } from '../law.ts';
import { replies } from './replies.ts';
import type { World } from './world.ts';

/** What a viewer may ask at any time. Both worlds get the same questions. */
export interface Questions {
  /** Actions, sensible or not, whose refusals are compared. */
  readonly probes: readonly Action[];
  /** Chooses the drafts that are looked into. */
  readonly seed: number;
}

/**
 * Everything that reaches a viewer, by whatever way: in the test of the rules straight from the match, in the test of a
 * server through its endpoints. It is compared as text, so that the order and size of things count as well.
 */
export interface Observer {
  /** What somebody gets who opens the match now. */
  opening(world: World): unknown;
  /** What arrived after that many frames of the viewer's film. */
  news(world: World, after: number): unknown;
  answers(world: World, questions: Questions): unknown;
}

/** What a game says of itself to those who play it, beside its rules. A `GameModule` has all of it. */
export interface Voices {
  readonly language?: AnyLanguage | undefined;
  readonly offers?: AnyOffers | undefined;
  readonly advisor?: ((options: OptionValues) => Advisor<StateObject, Action>) | undefined;
}

/**
 * What the match itself and the words of its game let a viewer know. Whatever the contract calls the same on the state
 * and on a sight of it is asked of the truth, as a careless server would ask: that it is the same is for the game to show.
 */
export function plainObserver(voices: Voices): Observer {
  const { language } = voices;
  return {
    opening(world) {
      const { game } = world.match;
      const sight = world.sight();
      return {
        sight: game.shape.encode(sight),
        frames: world.match.film(world.viewer).frames.length,
        lines: language?.describe(sight, world.viewer),
      };
    },

    news(world, after) {
      const { match, viewer } = world;
      const frames = match.film(viewer).frames.slice(after);
      const sentences = frames.flatMap((frame) => frame.told.map((report) => language?.say(report, viewer)));
      return { frames, sentences, undo: world.mayUndo(viewer), result: match.result() };
    },

    answers(world, questions) {
      const { match, viewer } = world;
      const sight = world.sight();
      const active = match.active();
      const common = {
        active,
        doing: active.map((seat) => language?.doing(match.state, seat)),
        lines: language?.describe(sight, viewer),
      };
      return match.game.seats.includes(viewer) ? { ...common, ...asked(world, viewer, voices, questions) } : common;
    },
  };
}

/** What a seat is answered that may be about to act. */
function asked({ match }: World, seat: Seat, voices: Voices, { probes, seed }: Questions): object {
  const { state, options } = match;
  const refusals = probes.map((action) => match.refuse(seat, action) ?? 'allowed');
  // Each seat is shown whether play waits for it.
  const awaited = match.awaited().includes(seat);
  if (!match.active().includes(seat)) return { refusals, awaited };
  return {
    refusals,
    awaited,
    decision: decision(match, seat, voices.language, seed),
    grammar: voices.language?.grammar(state, seat),
    replies: replies(voices, match.game, state, seat, seed),
    odds: voices.advisor?.(options).value(state),
  };
}

function decision({ game, state }: World['match'], seat: Viewer, language: AnyLanguage | undefined, seed: number) {
  const { levels } = randomDescent(game, state, seat, new FastDice(seed));
  return levels.map(({ draft, choices }) => ({
    choices,
    prompt: language?.prompt(state, seat, draft),
    labels: language && choices.map((choice) => language.label(state, seat, choice)),
  }));
}
