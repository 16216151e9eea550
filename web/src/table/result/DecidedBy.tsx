import { momentText, swingText } from '@club-route/engine';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { afterTitle, chapterOf, chaptersUpTo } from '../chapters.ts';
import charts from '../charts/Charts.module.css';
import type { ChartData } from '../charts/data.ts';
import type { TableController } from '../controller.ts';
import type { Skin } from '../skin.ts';
import type { LookBack } from './look-back.ts';
import css from './Result.module.css';

// The chart library is large and wanted only here and on the sheet of charts.
const LineChart = lazy(() =>
  import('../charts/LineChart.tsx').then(({ LineChart: component }) => ({ default: component })),
);

interface DecidedByProps {
  readonly controller: TableController;
  readonly skin: Skin;
}

/** The moments that decided the match, each a way into the replay, and how the prospects went. */
export function DecidedBy({ controller, skin }: DecidedByProps) {
  const { source, module } = controller;
  const [found, setFound] = useState<LookBack>();
  useEffect(() => {
    let here = true;
    // Without it the ending is still told.
    source.lookBack().then(
      (lookBack) => here && setFound(lookBack),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [source]);
  if (found === undefined || found.moments.length === 0) return null;
  const whens = found.moments.map(({ frame }) => whenOf(controller, skin, frame));
  return (
    <section aria-labelledby="moments-title" data-testid="moments">
      <h3 id="moments-title">What decided it</h3>
      <ol className={css.moments}>
        {found.moments.map((moment, index) => (
          <li key={moment.frame}>
            <p>
              <button type="button" className={css.link} onClick={() => controller.goTo(moment.frame)}>
                {whens[index] === whens[index - 1] ? (
                  <>
                    Later<span className="visually-hidden">, {whens[index]}</span>
                  </>
                ) : (
                  whens[index]
                )}
              </button>
              . {afterTitle(chapterOf(source, moment.frame, skin), momentText(moment))}
            </p>
            <p className={css.soft}>{swingText(found.line, moment)}</p>
          </li>
        ))}
      </ol>
      {/* Where chances are exact, their own chart follows. */}
      {module.advisor === undefined ? <Prospects controller={controller} skin={skin} found={found} /> : null}
    </section>
  );
}

/** When a frame was: by the clock, or the chapter in which it stands. */
function whenOf({ source, module: { clock } }: TableController, skin: Skin, frame: number): string {
  return clock === undefined ? chapterOf(source, frame, skin) : clock.words(clock.minute(source.sightAt(frame)));
}

function Prospects({ controller, skin, found }: DecidedByProps & { readonly found: LookBack }) {
  const { source, module } = controller;
  const chart = useMemo((): ChartData => {
    const { line, scores } = found;
    return {
      id: 'prospects',
      title: 'Prospects',
      about: `What the ${line.label} side could expect after each moment, out of 100.`,
      lines: [line],
      values: scores.map((score) => [Math.round(score / 10)]),
    };
  }, [found]);
  const chapters = useMemo(() => chaptersUpTo(source, chart.values.length - 1, skin), [source, chart, skin]);
  const onFrame = useCallback((n: number) => controller.goTo(n), [controller]);
  return (
    <div className={charts.charts}>
      <p>{chart.about}</p>
      <Suspense fallback={<div className={charts.chart} />}>
        <LineChart chart={chart} chapters={chapters} seats={module.game.seats} shown={source.last} onFrame={onFrame} />
      </Suspense>
    </div>
  );
}
