import {
  choicesFor,
  choiceWords,
  countedIn,
  dieTitle,
  dieWords,
  MOST_NAMED,
  placeOf,
  ruledWords,
  UNITS,
  type CampaignState,
  type PendingBattle,
  type PendingRuling,
  type Ruled,
} from '@club-route/kriegsspiel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { lookAt } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { DieFace } from '../../../ui/dice/DieFace.tsx';
import { squareWords } from '../game.ts';
import { LETTER } from '../letter/letter-desk.ts';
import type { CampaignProps } from '../types.ts';
import css from './Umpire.module.css';

const RULING = 'ruling';

/** The keys go to the result as the table has it. */
export function goToRuling(): void {
  document.querySelector<HTMLElement>(`#${RULING} :is([aria-pressed='true'], [type='number'])`)?.focus();
}

/** More dice than these are told in words. */
const MOST_FACES = 6;

/** 25: a result that waits: what it is of, the die, what the table says; it goes as it is or as another. */
export function Ruling({ controller }: CampaignProps) {
  useTable(controller, (table) => table.last);
  const [because, setBecause] = useState('');
  const [as, setAs] = useState<Ruled | undefined>();
  const { now } = controller;
  const { pending } = now;
  const isRuled = useRef(false);
  const waiting = pending?.id;
  // Who has ruled by keys goes on with the next result, or at the console.
  useEffect(() => {
    if (!isRuled.current) return;
    isRuled.current = false;
    if (waiting === undefined) document.getElementById(LETTER)?.focus();
    else goToRuling();
  }, [waiting]);
  if (pending === null) return null;
  const { id, proposed } = pending;
  const dice = 'dice' in pending ? pending.dice : [pending.die];
  const place = placeOf(now);
  const choices = choicesFor(now, pending);
  const isNamed = as === undefined || choices.includes(as);
  const reason = isNamed
    ? as !== undefined && because.trim() === ''
      ? 'Say why you change the result.'
      : undefined
    : `Type ${choiceWords(now, pending)}.`;
  const rule = (result: 'proposed' | Ruled, why: string): void => {
    controller.act({ kind: 'rule', id, as: result, because: why });
    setBecause('');
    setAs(undefined);
  };
  const choose = (result: Ruled): void => setAs(result === proposed ? undefined : result);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const why = because.trim();
    if (reason !== undefined) return;
    isRuled.current = event.currentTarget.contains(document.activeElement);
    if (as === undefined) rule('proposed', why === '' ? 'as the table says' : why);
    else rule(as, why);
  };
  return (
    <section id={RULING} className={css.ruling} aria-labelledby="ruling-title">
      <h3 id="ruling-title">
        Result {id}: {dieTitle(pending)}
        {place < 0 ? null : (
          <>
            {' '}
            at{' '}
            <button type="button" className={css.link} onClick={() => lookAt(controller, place)}>
              {squareWords(place)}
            </button>
          </>
        )}
      </h3>
      {'attackers' in pending ? <Sides state={now} pending={pending} /> : null}
      <p className={css.sum}>
        {dice.length > MOST_FACES ? null : (
          <span className={css.dice}>
            {dice.map((face, at) => (
              <DieFace key={at} face={face} />
            ))}
          </span>
        )}
        <span>
          {'attackers' in pending ? sumWords(pending) : dieWords(now, pending)}: the table says{' '}
          <b>{ruledWords(pending, proposed)}</b>
        </span>
      </p>
      <Results pending={pending} choices={choices} value={as ?? proposed} onChange={choose} />
      <form className={css.ruled} onSubmit={submit}>
        <label className={css.because}>
          Because{' '}
          <input
            value={because}
            placeholder={as === undefined ? 'as the table says' : 'your reason'}
            maxLength={400}
            onChange={(event) => setBecause(event.target.value)}
          />
        </label>
        <Button primary type="submit" reason={reason}>
          {as === undefined
            ? `Let ${ruledWords(pending, proposed)} stand`
            : isNamed
              ? `Rule ${ruledWords(pending, as)}`
              : 'Rule'}
        </Button>
      </form>
    </section>
  );
}

interface ResultsProps {
  readonly pending: PendingRuling;
  readonly choices: readonly Ruled[];
  readonly value: Ruled;
  readonly onChange: (result: Ruled) => void;
}

/** A button for each result; where numbers are too many for that, a field. */
function Results({ pending, choices, value, onChange }: ResultsProps) {
  const counted = countedIn(pending);
  if (choices.length > MOST_NAMED)
    return (
      <label className={css.number}>
        Result in {counted}{' '}
        <input
          type="number"
          inputMode="numeric"
          min={choices[0]}
          max={choices.at(-1)}
          value={value}
          onChange={(event) => onChange(event.target.value as Ruled)}
        />{' '}
        from {choices[0]} to {choices.at(-1)}
      </label>
    );
  return (
    <div className={css.results} role="group" aria-label={counted === undefined ? 'Result' : `Result in ${counted}`}>
      {choices.map((result) => (
        <Button key={result} aria-pressed={value === result} onClick={() => onChange(result)}>
          {result}
        </Button>
      ))}
    </div>
  );
}

function sumWords({ attack, defence, modifier }: PendingBattle): string {
  return `${attack} against ${defence}, terrain ${modifier > 0 ? `+${modifier}` : modifier}`;
}

function Sides({ state, pending }: { readonly state: CampaignState; readonly pending: PendingBattle }) {
  return (
    <dl>
      <Side name="Attackers" state={state} units={pending.attackers} />
      <Side name="Guns" state={state} units={pending.guns} />
      <Side name="Defenders" state={state} units={pending.defenders} />
    </dl>
  );
}

function Side({
  name,
  state,
  units,
}: {
  readonly name: string;
  readonly state: CampaignState;
  readonly units: readonly number[];
}) {
  if (units.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{units.map((unit) => `${UNITS[unit].id} (${state.unitStrength[unit]} %)`).join(', ')}</dd>
    </div>
  );
}
