import type { Action, GameModule, Match, Report, Seat, StateObject, Step, Viewer } from '@club-route/engine';
import type { Opponents } from './opponents.ts';
import { print } from './print.ts';
import { sayPosition, sayReports } from './speech.ts';

/** What is told of a match in the terminal: what just happened, what happened so far, and any earlier moment. */
export class Story {
  readonly #module: GameModule;
  readonly #match: Match;
  readonly #opponents: Opponents;
  /** The entry that is looked at. */
  #shown: number;
  #heading = '';

  constructor(module: GameModule, match: Match, opponents: Opponents) {
    this.#module = module;
    this.#match = match;
    this.#opponents = opponents;
    this.#shown = match.last;
  }

  get shown(): number {
    return this.#shown;
  }

  sight(viewer: Viewer, entry?: number): StateObject {
    return this.#module.game.sight(entry === undefined ? this.#match.state : this.#match.stateAt(entry), viewer);
  }

  /** The present again. */
  catchUp(): void {
    this.#shown = this.#match.last;
  }

  /** What the first line of the position says now is said as a heading. */
  tell({ reports }: Step<Action, Report>): void {
    this.catchUp();
    const viewer = this.#viewer;
    const [heading = ''] = this.#module.language.describe(this.sight(viewer), viewer);
    sayReports(this.#module, reports, viewer, heading === this.#heading ? '' : heading);
    this.#heading = heading;
  }

  tellAll(): void {
    for (const step of this.#match.line()) sayReports(this.#module, step.reports, this.#viewer);
  }

  look(n: number): void {
    const { last } = this.#match;
    this.#shown = Math.max(0, Math.min(last, n));
    print(`Showing entry ${this.#shown} of ${last}.`);
    sayReports(this.#module, this.#match.steps[this.#shown]!.reports, this.#viewer);
    this.sayPosition(this.#viewer);
  }

  /** The position on show. */
  sayPosition(viewer: Seat): void {
    sayPosition(this.#module, this.sight(viewer, this.#shown), viewer);
  }

  get #viewer(): Viewer {
    return this.#opponents.viewer(this.#match);
  }
}
