import { retrospectOf, type GameModule, type Match, type MeasureLine, type Viewer } from '@club-route/engine';

/** A finished match as one viewer can look back on it, numbered by that viewer's frames. */
export interface LookBack {
  /** Whose prospects are followed. */
  readonly line: MeasureLine;
  /** By frame: the score to be expected after it, from 0 to 1000. */
  readonly scores: readonly number[];
  readonly moments: readonly LookBackMoment[];
}

export interface LookBackMoment {
  readonly frame: number;
  readonly before: number;
  readonly after: number;
  readonly lines: readonly string[];
}

/** Only where nothing need be hidden any more: the prospects are those of the whole position. */
export function lookBackOn(module: GameModule, match: Match, viewer: Viewer): LookBack | undefined {
  const retrospect = retrospectOf(module, match, viewer);
  if (retrospect === undefined) return undefined;
  const { line, course, moments } = retrospect;
  const { entries } = match.film(viewer);
  const frameOf = (entry: number): number => entries.findLastIndex((made) => made <= entry);
  return {
    line,
    scores: entries.map((made) => course.findLast(({ entry }) => entry <= made)!.score),
    moments: moments.map(({ entry, ...moment }) => ({ ...moment, frame: frameOf(entry) })),
  };
}
