import type { Report, Seat } from './contract.ts';

/** One line of a chart. */
export interface MeasureLine {
  readonly label: string;
  readonly seat?: Seat;
}

/** Something to follow through a game: a few numbers of a position, side by side in one chart. */
export interface Measure<S> {
  readonly id: string;
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly about: string;
  readonly lines: readonly MeasureLine[];
  /** A whole number for each line, as far as a sight shows it. */
  of(sight: S): readonly number[];
}

/** A kind of roll whose luck is added up, and what one point of it is. */
export interface LuckKind {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** What a roll brought against what could be expected of it, in sixths, for the seat whose luck it was. */
export interface Fortune {
  readonly kind: string;
  readonly seat: Seat;
  readonly got: number;
  readonly expected: number;
}

/** How good a position is for one side, by the whole state: the score it may expect, a whole number from 0 to 1000. */
export interface Prospect<S> extends MeasureLine {
  of(state: S): number;
}

/** What the platform draws of a game: how it went, and how the dice fell. */
export interface Measures<S, R extends Report> {
  /** What the deciding moments of a finished game are found by. */
  readonly prospect?: Prospect<S>;
  readonly charts: readonly Measure<S>[];
  readonly luck: readonly LuckKind[];
  /** The rolls that some reports tell of, made in the position before them. */
  fortunes(reports: readonly R[], before: S): readonly Fortune[];
}

/** The luck of one six-sided die whose faces are worth so much. */
export function fortune(kind: string, seat: Seat, faces: readonly number[], die: number): Fortune {
  return { kind, seat, got: 6 * faces[die - 1]!, expected: faces.reduce((sum, worth) => sum + worth, 0) };
}
