import type { Action, MeasureLine, OptionValues, Report, Seat, StateObject } from '@club-route/engine';
import type { Source } from '../source.ts';

type Named = Pick<ChartData, 'id' | 'title' | 'about'>;

/** One chart: a number for each line after each frame. */
export interface ChartData {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly lines: readonly MeasureLine[];
  /** By frame, then by line. */
  readonly values: readonly (readonly number[])[];
}

/** All rolls of one kind by one seat. Expected and got are in the points of that kind. */
export interface LuckRow {
  readonly kind: string;
  readonly title: string;
  readonly seat: Seat;
  readonly rolls: number;
  readonly expected: number;
  readonly got: number;
}

const PARTS = 6;

/** What the game counts, after each frame up to one. */
export function countedUpTo<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  last: number,
): readonly ChartData[] {
  const charts = source.module.measures?.charts ?? [];
  return charts.map((chart) => ({
    ...pick(chart),
    lines: chart.lines,
    values: Array.from({ length: last + 1 }, (_, n) => chart.of(source.sightAt(n))),
  }));
}

/** How the dice fell: for each kind of roll, what was got beyond what was expected, added up over the frames. */
export function luckUpTo<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  last: number,
): { readonly charts: readonly ChartData[]; readonly rows: readonly LuckRow[] } {
  const { measures, game, language } = source.module;
  if (measures === undefined) return { charts: [], rows: [] };
  const fortunes = Array.from({ length: last + 1 }, (_, n) =>
    n === 0 ? [] : measures.fortunes(source.frame(n).reports, source.sightAt(n - 1)),
  );
  const rows: LuckRow[] = [];
  const charts: ChartData[] = [];
  for (const kind of measures.luck) {
    const seats = game.seats.filter((seat) => fortunes.flat().some((one) => one.kind === kind.id && one.seat === seat));
    const totals = seats.map(() => 0);
    const values = fortunes.map((moment) => {
      for (const one of moment)
        if (one.kind === kind.id) totals[seats.indexOf(one.seat)]! += (one.got - one.expected) / PARTS;
      return [...totals];
    });
    for (const seat of seats) {
      const own = fortunes.flat().filter((one) => one.kind === kind.id && one.seat === seat);
      const total = (part: 'got' | 'expected'): number => own.reduce((sum, one) => sum + one[part], 0) / PARTS;
      const { id, title } = kind;
      rows.push({ kind: id, title, seat, rolls: own.length, expected: total('expected'), got: total('got') });
    }
    if (seats.length > 0)
      charts.push({ ...pick(kind), lines: seats.map((seat) => ({ label: language.names(seat).side, seat })), values });
  }
  return { charts, rows };
}

function pick({ id, title, about }: Named): Named {
  return { id, title, about };
}
