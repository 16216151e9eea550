import type { Action, Report, Seat, Viewer } from '../../contract.ts';
import { isRefusal } from '../../contract.ts';
import type { Draw } from '../../dice/dice.ts';
import { mixSeed } from '../../dice/fast.ts';
import { Match } from '../../match/match.ts';
import type { OptionValues } from '../../options.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';
import { PairedDice } from './paired-dice.ts';

/** What an action would do in a world, as its viewer perceives it by the rules: by sight and by telling alone. */
export interface Rehearsal {
  readonly draws: readonly Draw[];
  readonly sight: StateObject;
  readonly told: readonly Report[];
  /** What the viewer is told and sees rolled, as text; and the same without the fields that are public. */
  readonly toldText: string;
  readonly privateText: string;
  /** The viewer was told something that was hidden until now. */
  readonly disclosed: boolean;
  /** Nothing is hidden from the viewer, before and after: then there is nothing to give away. */
  readonly open: boolean;
}

/** One of the matches that a viewer must not tell apart. */
export class World {
  readonly match: Match;
  readonly viewer: Viewer;
  /** What only the host knows: the seed of all rolls that the viewer does not see. */
  readonly seed: number;

  constructor(game: AnyGame, options: OptionValues, state: StateObject, viewer: Viewer, seed: number) {
    const started: AnyGame = Object.create(game, { setup: { value: () => game.shape.copy(state) } }) as AnyGame;
    this.match = Match.start(started, options, { kind: 'typed' }, 'paired');
    this.viewer = viewer;
    this.seed = seed;
  }

  get state(): StateObject {
    return this.match.state;
  }

  sight(): StateObject {
    return this.match.game.sight(this.match.state, this.viewer);
  }

  mayUndo(seat: Seat): boolean {
    return this.match.undoTarget(seat) !== undefined;
  }

  /** Tries an action on a copy; `openSeed` gives the rolls that the viewer sees. */
  rehearse(seat: Seat, action: Action, openSeed: number): Rehearsal {
    const { game } = this.match;
    const state = game.shape.copy(this.match.state);
    const dice = new PairedDice(this.viewer, openSeed, mixSeed(this.seed, openSeed));
    const reports: Report[] = [];
    game.apply(state, seat, action, dice, reports);
    const told = reports.map((report) => game.tell(report, this.viewer)).filter((report) => report !== undefined);
    const seen = dice.draws.filter((draw) => draw.seenBy === undefined || draw.seenBy.includes(this.viewer));
    const sight = game.sight(state, this.viewer);
    return {
      draws: dice.draws,
      sight,
      told,
      toldText: JSON.stringify([told, seen]),
      privateText: JSON.stringify([told.map((report) => withoutPublic(game, report)), seen]),
      disclosed: told.some((report) => report.discloses),
      open: game.shape.equal(sight, state) && game.shape.equal(this.sight(), this.match.state),
    };
  }

  /** Does what was rehearsed, with the same rolls; says so if it is refused. */
  perform(seat: Seat, action: Action, { draws }: Rehearsal): string | undefined {
    const answer = this.match.act(
      seat,
      action,
      draws.map((draw) => draw.value),
    );
    return isRefusal(answer) ? answer.text : undefined;
  }
}

/** A report without what the game declares to be public in it. */
export function withoutPublic(game: AnyGame, report: Report): Report {
  const open = game.publicFields?.[report.kind];
  if (open === undefined) return report;
  return Object.fromEntries(Object.entries(report).filter(([name]) => !open.includes(name))) as unknown as Report;
}
