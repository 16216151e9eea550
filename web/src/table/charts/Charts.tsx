import { useCallback, useMemo } from 'react';
import { chaptersUpTo } from '../chapters.ts';
import type { TableController } from '../controller.ts';
import type { Skin } from '../skin.ts';
import { useTable } from '../use-table.ts';
import { ChartTable } from './ChartTable.tsx';
import { countedUpTo, luckUpTo, type ChartData, type LuckRow } from './data.ts';
import { LineChart } from './LineChart.tsx';
import { LuckTable } from './LuckTable.tsx';
import css from './Charts.module.css';

/** How the match went so far, as its viewer saw it: what the game counts, and how the dice fell. */
export function Charts({ controller, skin }: { readonly controller: TableController; readonly skin: Skin }) {
  const shown = useTable(controller, (state) => state.shown);
  const last = useTable(controller, (state) => state.last);
  const { source } = controller;
  // What waits to be told is not given away.
  const told = controller.looksBack ? last : shown;
  const { game } = controller.module;
  const counted = useMemo(() => countedUpTo(source, told), [source, told]);
  const luck = useMemo(() => luckUpTo(source, told), [source, told]);
  const chapters = useMemo(() => chaptersUpTo(source, told, skin), [source, told, skin]);
  const onFrame = useCallback((n: number) => controller.goTo(n), [controller]);
  const draw = (chart: ChartData) => (
    <section key={chart.id} aria-labelledby={`chart-${chart.id}`}>
      <h3 id={`chart-${chart.id}`}>{chart.title}</h3>
      <p>{chart.about}</p>
      <LineChart chart={chart} chapters={chapters} seats={game.seats} shown={shown} onFrame={onFrame} />
      <ChartTable chart={chart} chapters={chapters} onFrame={onFrame} />
    </section>
  );
  return (
    <div className={css.charts}>
      {counted.map(draw)}
      <LuckTable rows={luck.rows} module={controller.module} />
      {luck.charts.filter(({ id }) => isWorthDrawing(luck.rows, id)).map(draw)}
    </div>
  );
}

/** One or two rolls are told by the table. */
const FEW_ROLLS = 3;

function isWorthDrawing(rows: readonly LuckRow[], kind: string): boolean {
  return rows.some((row) => row.kind === kind && row.rolls >= FEW_ROLLS);
}
