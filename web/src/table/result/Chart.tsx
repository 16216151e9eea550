import * as Plot from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { Account } from '../odds/messages.ts';
import css from './Result.module.css';

interface ChartProps {
  readonly account: Account;
  readonly chapters: readonly string[];
}

/** The chance of winning over the game, decision by decision. */
export function Chart({ account, chapters }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dots = [account.start, ...account.decisions.map(({ after }) => after)].map((chance, at) => ({
      at,
      chance: chance * 100,
    }));
    const opens = chapters.flatMap((title, at) => (at === 0 || title === chapters[at - 1] ? [] : [{ at, title }]));
    const line = { x: 'at', y: 'chance', curve: 'step-after' } as const;
    const figure = Plot.plot({
      width: 400,
      height: 200,
      marginLeft: 42,
      marginTop: 22,
      marginBottom: 10,
      style: { background: 'none', color: 'inherit', fontFamily: 'inherit', fontSize: '12px' },
      x: { axis: null, domain: [0, Math.max(1, dots.length - 1)] },
      y: { label: null, domain: [0, 100], ticks: [0, 25, 50, 75, 100], tickFormat: (chance: number) => `${chance} %` },
      marks: [
        Plot.gridY([0, 25, 50, 75, 100], { stroke: 'currentColor', strokeOpacity: 0.16 }),
        Plot.ruleX(opens, { x: 'at', stroke: 'currentColor', strokeOpacity: 0.3, strokeDasharray: '2 3' }),
        Plot.text(opens, { x: 'at', text: 'title', frameAnchor: 'top-left', dx: 2, dy: -18, textAnchor: 'start' }),
        Plot.areaY(dots, { ...line, fill: 'currentColor', fillOpacity: 0.12 }),
        Plot.line(dots, { ...line, stroke: 'currentColor', strokeWidth: 2.2 }),
        Plot.dot(dots.slice(-1), { x: 'at', y: 'chance', fill: 'currentColor', r: 4 }),
      ],
    });
    // Plot names its groups; the figure as a whole has a better name.
    for (const group of figure.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
    figure.setAttribute('role', 'img');
    figure.setAttribute('aria-label', describe(dots));
    holder.current?.replaceChildren(figure);
  }, [account, chapters]);
  return <div ref={holder} className={css.chart} />;
}

function describe(dots: readonly { readonly chance: number }[]): string {
  return `Chance of winning after each decision: ${dots.map(({ chance }) => `${chance.toFixed(0)} %`).join(', ')}.`;
}
