import type { TimeControl } from '@club-route/wire';
import form from '../../table/new-game/NewGame.module.css';
import fields from '../Form.module.css';
import { timeExplained } from '../names.ts';
import { USUAL_TIMES, type TimeKind } from './wishes.ts';

interface TimeFieldsProps {
  readonly time: TimeControl;
  readonly onChange: (time: TimeControl) => void;
}

const KINDS: readonly { readonly kind: TimeKind; readonly label: string }[] = [
  { kind: 'none', label: 'No limit' },
  { kind: 'days', label: 'Days for each turn, over days or weeks' },
  { kind: 'clock', label: 'A clock for each side, to play in one sitting' },
];

/** How long one may think. */
export function TimeFields({ time, onChange }: TimeFieldsProps) {
  return (
    <fieldset className={form.field}>
      <legend>
        <strong>Time</strong>
      </legend>
      {KINDS.map(({ kind, label }) => (
        <label key={kind}>
          <input type="radio" name="time" checked={time.kind === kind} onChange={() => onChange(USUAL_TIMES[kind])} />
          {label}
        </label>
      ))}
      <div className={fields.row}>
        {time.kind === 'days' ? (
          <Amount label="Days" low={1} high={30} value={time.days} onChange={(days) => onChange({ ...time, days })} />
        ) : null}
        {time.kind === 'clock' ? (
          <>
            <Amount
              label="Minutes"
              low={1}
              high={600}
              value={time.minutes}
              onChange={(minutes) => onChange({ ...time, minutes })}
            />
            <Amount
              label="Seconds more after each turn"
              low={0}
              high={3600}
              value={time.increment}
              onChange={(increment) => onChange({ ...time, increment })}
            />
          </>
        ) : null}
      </div>
      <p role="status">{isWhole(time) ? timeExplained(time) : ''}</p>
    </fieldset>
  );
}

/** While a number is being typed there may be none. */
function isWhole(time: TimeControl): boolean {
  return Object.values(time).every((value) => !Number.isNaN(value));
}

interface AmountProps {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, low, high, value, onChange }: AmountProps) {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        required
        min={low}
        max={high}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
