import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';
import type { Skin } from './skin.ts';
import { useBranch } from './use-branch.ts';
import { useTable } from './use-table.ts';
import { titleOf } from './words.ts';
import css from './Timeline.module.css';

const SPEEDS = [0.5, 1, 2, 4];

/** Every entry of the match: step back, replay, and branch from any of them. */
export function Timeline({ controller, skin }: { readonly controller: TableController; readonly skin: Skin }) {
  const shown = useTable(controller, (state) => state.shown);
  const last = useTable(controller, (state) => state.last);
  const playing = useTable(controller, (state) => state.playing);
  const speed = useTable(controller, (state) => state.speed);
  const kept = useTable(controller, (state) => state.kept);
  const branch = useBranch();
  const title = titleOf(controller.source, shown);
  return (
    <section className={css.timeline} aria-label="Timeline" data-timeline>
      <div className={css.controls}>
        <Button
          shortcut="["
          aria-label="Back one entry"
          disabled={shown === 0}
          onClick={() => controller.goTo(shown - 1)}
        >
          <Glyph d="M14 4 6 10l8 6Z" />
        </Button>
        <Button
          shortcut="w"
          aria-label={playing ? 'Pause the replay' : 'Play the replay'}
          disabled={last === 0}
          onClick={() => (playing ? controller.pause() : controller.play())}
        >
          <Glyph d={playing ? 'M5 4h3.5v12H5Zm6.5 0H15v12h-3.5Z' : 'M6 4l9 6-9 6Z'} />
        </Button>
        <Button
          shortcut="]"
          aria-label="Forward one entry"
          disabled={shown === last}
          onClick={() => controller.goTo(shown + 1)}
        >
          <Glyph d="m6 4 8 6-8 6Z" />
        </Button>
        <label className={css.speed}>
          <span className="visually-hidden">Speed of the replay</span>
          <select value={speed} onChange={(event) => controller.setSpeed(Number(event.target.value))}>
            {SPEEDS.map((value) => (
              <option key={value} value={value}>{`${value}×`}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={css.track}>
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={shown}
          aria-label="Entry on show"
          aria-valuetext={`Entry ${shown} of ${last}: ${title}`}
          onChange={(event) => controller.goTo(Number(event.target.value))}
        />
        <ol className={css.ticks} aria-hidden="true">
          {controller.frames.map(({ n, reports }) => (
            <li
              key={n}
              data-chapter={reports.some((report) => skin.chapter(report) !== undefined)}
              data-on={n <= shown}
            />
          ))}
        </ol>
      </div>
      <p className={css.title}>
        <span className={css.soft}>{`${shown} of ${last}`}</span>
        <span className={css.what}>{title}</span>
        {controller.playable && kept ? <span className={css.kept}>saved</span> : null}
      </p>
      <div className={css.controls}>
        {shown < last ? (
          <Button shortcut="l" onClick={() => controller.goTo(last)}>
            {controller.playable ? 'Back to now' : 'To the end'}
          </Button>
        ) : null}
        {!controller.mayBranch ? null : (
          <Button shortcut="b" onClick={() => branch(shown)}>
            {controller.playable ? 'What if, from here' : 'Take over from here'}
          </Button>
        )}
      </div>
    </section>
  );
}

function Glyph({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d={d} fill="currentcolor" />
    </svg>
  );
}
