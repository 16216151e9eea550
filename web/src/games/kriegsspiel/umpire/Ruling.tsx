import {
  choicesFor,
  dieTitle,
  dieWords,
  placeOf,
  UNITS,
  type CampaignState,
  type PendingBattle,
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
  document.querySelector<HTMLElement>(`#${RULING} [aria-pressed='true']`)?.focus();
}

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
  const rule = (result: 'proposed' | Ruled, why: string): void => {
    controller.act({ kind: 'rule', id, as: result, because: why });
    setBecause('');
    setAs(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const why = because.trim();
    if (as !== undefined && why === '') return;
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
        <span className={css.dice}>
          {dice.map((face, at) => (
            <DieFace key={at} face={face} />
          ))}
        </span>
        <span>
          {'attackers' in pending ? sumWords(pending) : dieWords(now, pending)}: the table says <b>{proposed}</b>
        </span>
      </p>
      <div className={css.results} role="group" aria-label="Result">
        {choicesFor(now, pending).map((result) => (
          <Button
            key={result}
            aria-pressed={(as ?? proposed) === result}
            onClick={() => setAs(result === proposed ? undefined : result)}
          >
            {result}
          </Button>
        ))}
      </div>
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
        <Button
          primary
          type="submit"
          reason={as !== undefined && because.trim() === '' ? 'Say why you change the result.' : undefined}
        >
          {as === undefined ? `Let ${proposed} stand` : `Rule ${as}`}
        </Button>
      </form>
    </section>
  );
}

function sumWords({ attack, defence, modifier }: PendingBattle): string {
  return `${attack} against ${defence}, terrain ${modifier < 0 ? modifier : `+${modifier}`}`;
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
