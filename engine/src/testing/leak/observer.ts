import type { Action, Viewer } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { FastDice } from '../../dice/fast.ts';
import { randomDescent } from '../descent.ts';
import type { AnyLanguage } from '../law.ts';
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

/** What the match itself and the language of its game let a viewer know. */
export function plainObserver(language: AnyLanguage | undefined): Observer {
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

    answers(world, { probes, seed }) {
      const { match, viewer } = world;
      const { game } = match;
      const sight = world.sight();
      const active = game.active(sight);
      const lines = language?.describe(sight, viewer);
      if (!game.seats.includes(viewer)) return { active, lines };
      return {
        active,
        lines,
        decision: decision(world, viewer, language, new FastDice(seed)),
        refusals: probes.map((action) => match.refuse(viewer, action) ?? 'allowed'),
      };
    },
  };
}

function decision({ match }: World, viewer: Viewer, language: AnyLanguage | undefined, dice: Dice): unknown {
  const { game, state } = match;
  const sight = game.sight(state, viewer);
  // The choices are asked of the truth, as a server would: that they are those of the sight is for them to show.
  const { levels } = randomDescent(game, state, viewer, dice);
  return levels.map(({ draft, choices }) => ({
    choices,
    prompt: language && game.active(sight).includes(viewer) ? language.prompt(sight, viewer, draft) : undefined,
    labels: language && choices.map((choice) => language.label(sight, viewer, choice)),
  }));
}
