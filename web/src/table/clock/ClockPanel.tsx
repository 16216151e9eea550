import { awaitedIn, FASTEST, UMPIRE } from '@club-route/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import type { TableController } from '../controller.ts';
import { useTable } from '../use-table.ts';
import type { TimePace } from './clock.ts';
import { setPace } from './set-pace.ts';
import css from './ClockPanel.module.css';

/** Minutes of the game in a real minute that can be chosen. */
const RATES: readonly (readonly [rate: number, words: string])[] = [
  [1, 'real time'],
  [15, '15 minutes a minute'],
  [60, '1 hour a minute'],
  [240, '4 hours a minute'],
  [1440, '1 day a minute'],
];
const HOUR = 60;

/** The clock of a game that has one: what time it is, how time passes, and the ways to let it pass. */
export function ClockPanel({ controller }: { readonly controller: TableController }) {
  const pace = useTable(controller, (state) => state.pace);
  useTable(controller, (state) => state.last);
  const [problem, setProblem] = useState('');
  const { module, source, now } = controller;
  const { clock } = source;
  if (module.clock === undefined) return null;
  const minute = module.clock.minute(now);
  const isOpen = clock?.mine === true && controller.playable && module.game.result(now) === undefined;
  const run = (next: TimePace | undefined): void => {
    // Whoever lets time pass has read what has come so far; elsewhere others are waited for until they have.
    const { attend } = module.clock!;
    const isAwaited = next !== undefined && awaitedIn(module.game, now).includes(controller.seat);
    if (!source.near && isAwaited && controller.refuses(attend) === undefined) controller.act(attend);
    void setPace(controller, next && { ...next, waits: !source.near }).then((wrong) => setProblem(wrong ?? ''));
  };
  const isUmpire = source.mine.includes(UMPIRE);
  // By what this viewer sees: an umpire sees everything, a commander a battle that he fights.
  const isHeldUp = isOpen && module.clock.next(now) === undefined;
  const stateOf = (): string => {
    if (isHeldUp && !isUmpire) return 'The clock waits until everyone has decided.';
    if (isHeldUp)
      return `The clock waits until ${awaitedIn(module.game, now).includes(UMPIRE) ? 'you rule' : 'others have decided'}.`;
    // To others it would tell of what they do not see.
    return clock?.mine ? stateWords(pace, (at) => module.clock!.words(at)) : '';
  };
  // Where everybody writes at once, nothing else at the table says who one is.
  const [own, ...others] = source.mine;
  const command = own === undefined || others.length > 0 || isUmpire ? '' : module.language.names(own).people;
  return (
    <section className={css.clock} aria-label="Clock" data-runs={pace !== undefined}>
      <p className={css.now}>
        <time>{module.clock.words(minute)}</time> <span role="status">{stateOf()}</span>
      </p>
      {command === '' ? null : <p>You play {command}.</p>}
      {!isOpen || isHeldUp ? null : pace === undefined ? (
        <div className={css.ways}>
          <Button primary shortcut="." onClick={() => run({ rate: FASTEST, until: 'dispatch', waits: false })}>
            Next dispatch
          </Button>
          {isUmpire ? (
            <Button shortcut="," onClick={() => run({ rate: FASTEST, until: 'event', waits: false })}>
              Next event
            </Button>
          ) : null}
          <Button onClick={() => run({ rate: FASTEST, until: minute + HOUR, waits: false })}>1 hour</Button>
        </div>
      ) : (
        <div className={css.ways}>
          <Button primary shortcut="." onClick={() => run(undefined)}>
            Pause
          </Button>
        </div>
      )}
      {problem === '' ? null : <p role="alert">{problem}</p>}
      {isOpen && !isHeldUp && pace === undefined ? (
        <Fold id="clock" line="Run by itself, or until a time">
          <Running onRun={run} />
          <Until controller={controller} onRun={run} />
        </Fold>
      ) : null}
    </section>
  );
}

function stateWords(pace: TimePace | undefined, words: (minute: number) => string): string {
  if (pace === undefined) return 'The clock is stopped.';
  const { until } = pace;
  if (until === undefined) return 'Time passes.';
  if (until === 'event') return 'Time passes until the next event.';
  return `Time passes until ${until === 'dispatch' ? 'the next dispatch' : words(until)}.`;
}

interface RunProps {
  readonly onRun: (pace: TimePace) => void;
}

function Running({ onRun }: RunProps) {
  const [rate, setRate] = useState(HOUR);
  const [stops, setStops] = useState(true);
  return (
    <div className={css.row}>
      <label>
        Rate{' '}
        <select value={rate} onChange={(event) => setRate(Number(event.target.value))}>
          {RATES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={stops} onChange={() => setStops(!stops)} /> stop at each dispatch
      </label>
      <Button onClick={() => onRun({ rate, waits: false, ...(stops ? { until: 'dispatch' as const } : {}) })}>
        Run
      </Button>
    </div>
  );
}

/** Up to a time, as it is typed; for an umpire also back to one. */
function Until({ controller, onRun }: RunProps & { readonly controller: TableController }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { module, source, now } = controller;
  const { goBack } = source.clock!;
  const read = (deed: (minute: number) => void): void => {
    const minute = module.clock!.read(now, text);
    setProblem(minute === undefined ? 'Type the day and the time, for example 18 0600.' : '');
    if (minute !== undefined) deed(minute);
  };
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        read((minute) => onRun({ rate: FASTEST, until: minute, waits: false }));
      }}
    >
      <label>
        Time <input value={text} placeholder="18 0600" size={8} onChange={(event) => setText(event.target.value)} />
      </label>
      <Button type="submit">Run until then</Button>
      {goBack === undefined ? null : (
        <Button onClick={() => read((minute) => void goBack(minute).then((wrong) => setProblem(wrong ?? '')))}>
          Go back to then
        </Button>
      )}
      <span role="status">{problem}</span>
    </form>
  );
}
