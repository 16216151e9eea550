import * as Plot from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { Seat } from '@club-route/engine';
import type { ChapterMark } from '../chapters.ts';
import type { ChartData } from './data.ts';
import { readable } from './labels.ts';
import { rounded } from './rounded.ts';
import css from './Charts.module.css';

interface LineChartProps {
  readonly chart: ChartData;
  readonly chapters: readonly ChapterMark[];
  /** In the order of the game: each has its own colour in every chart. */
  readonly seats: readonly Seat[];
  /** The frame on show is marked. */
  readonly shown: number;
  readonly onFrame: (n: number) => void;
}

const WIDTH = 480;
const LEFT = 34;
const RIGHT = 92;

interface Dot {
  readonly n: number;
  readonly value: number;
}

/** Lines differ by dash as well as by colour. */
const STYLES = [
  { stroke: 'var(--chart-one)', strokeDasharray: 'none' },
  { stroke: 'var(--chart-two)', strokeDasharray: '5 3' },
] as const;

function styleOf({ lines }: ChartData, line: number, seats: readonly Seat[]): (typeof STYLES)[number] {
  const { seat } = lines[line]!;
  return STYLES[(seat === undefined ? line : seats.indexOf(seat)) % STYLES.length]!;
}

/** A few numbers over the frames of a match. A click shows the moment that was clicked at. */
export function LineChart({ chart, chapters, seats, shown, onFrame }: LineChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines: readonly (readonly Dot[])[] = chart.lines.map((_, line) =>
      chart.values.map((values, n) => ({ n, value: values[line]! })),
    );
    const [floor, top] = rangeOf(chart);
    const figure = Plot.plot({
      width: WIDTH,
      height: 190,
      marginLeft: LEFT,
      marginRight: RIGHT,
      marginTop: 14,
      marginBottom: 26,
      style: { background: 'none', color: 'inherit', fontFamily: 'inherit', fontSize: '12px' },
      x: { axis: null, domain: [0, Math.max(1, chart.values.length - 1)] },
      y: { label: null, nice: true, ticks: 4, domain: [floor, top], tickFormat: rounded },
      marks: [
        Plot.gridY({ ticks: 4, stroke: 'currentColor', strokeOpacity: 0.14 }),
        Plot.ruleX(chapters, { x: 'n', stroke: 'currentColor', strokeOpacity: 0.22, strokeDasharray: '2 3' }),
        Plot.text(readable(chapters, chart.values.length, WIDTH - LEFT - RIGHT), {
          x: 'n',
          text: 'text',
          frameAnchor: 'bottom',
          dy: 16,
          dx: 3,
          textAnchor: 'start',
        }),
        Plot.ruleX([shown], { stroke: 'currentColor', strokeWidth: 1.5 }),
        ...lines.map((dots, line) =>
          Plot.line(dots, {
            x: 'n',
            y: 'value',
            curve: 'step-after',
            strokeWidth: 2.2,
            ...styleOf(chart, line, seats),
          }),
        ),
        Plot.text(endLabels(chart, lines, seats), {
          x: 'n',
          y: 'y',
          text: 'label',
          fill: 'stroke',
          textAnchor: 'start',
          dx: 6,
        }),
        Plot.ruleX(
          lines[0] ?? [],
          Plot.pointerX({ x: 'n', stroke: 'currentColor', strokeOpacity: 0.5, ariaHidden: 'true' }),
        ),
      ],
      color: { type: 'identity' },
    });
    for (const group of figure.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
    figure.setAttribute('role', 'img');
    figure.setAttribute('aria-label', `${chart.title}: a chart; its numbers are in the table.`);
    figure.addEventListener('click', () => {
      const dot = figure.value as Dot | null;
      if (dot !== null) onFrame(dot.n);
    });
    holder.current?.replaceChildren(figure);
  }, [chart, chapters, seats, shown, onFrame]);
  return <div ref={holder} className={css.chart} />;
}

/** From zero, or below it; never so close that a single step would look like a cliff. */
function rangeOf({ values }: ChartData): readonly [number, number] {
  const all = values.flat();
  return [Math.min(0, ...all), Math.max(all.every(Number.isInteger) ? 4 : 1, ...all)];
}

/** The name of each line at its end, kept apart where lines end close together. */
function endLabels(chart: ChartData, lines: readonly (readonly Dot[])[], seats: readonly Seat[]) {
  const [bottom, top] = rangeOf(chart);
  const apart = (top - bottom) / 9;
  const ends = lines
    .map((dots, line) => ({
      ...dots.at(-1)!,
      label: chart.lines[line]!.label,
      stroke: styleOf(chart, line, seats).stroke,
    }))
    .toSorted((one, two) => one.value - two.value);
  let floor = Number.NEGATIVE_INFINITY;
  return ends.map((end) => {
    const y = Math.max(end.value, floor + apart);
    floor = y;
    return { ...end, y, label: `${end.label} ${rounded(end.value)}` };
  });
}
