import {
  battleTitle,
  formFacts,
  sideInBattle,
  writeSecond,
  type FormFacts,
  type SecondAction,
} from '@club-route/kriegsspiel/second';
import { useState } from 'react';
import { RuleCited } from '../../table/Refusal.tsx';
import type { TableController } from '../../table/controller.ts';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import { squareWords } from '../kriegsspiel/game.ts';
import { PrintField } from './PrintField.tsx';
import type { SecondController, SecondProps } from './types.ts';
import css from './Battle.module.css';

type Counts = Readonly<Record<number, number>>;

interface Filled {
  readonly turns: number;
  readonly allied: number;
  readonly german: number;
  readonly holds: 'allied' | 'german' | 'nobody';
  readonly lost: Counts;
  readonly exits: Counts;
  readonly ruins: readonly number[];
}

const EMPTY: Filled = { turns: 1, allied: 0, german: 0, holds: 'nobody', lost: {}, exits: {}, ruins: [] };

/** 21.6: how a battle went that is fought on a real table. What is wrong with it is said line by line before it goes. */
export function FormOfBattle({ controller }: SecondProps) {
  useTable(controller, (table) => table.last);
  const { now, seat } = controller;
  const isAsked = now.engagement?.phase === 'form' && (seat === 'umpire' || sideInBattle(now, seat) !== undefined);
  return isAsked ? <Form key={now.engagement!.id} controller={controller} facts={formFacts(now)} /> : null;
}

function Form({ controller, facts }: { readonly controller: SecondController; readonly facts: FormFacts }) {
  const [filled, setFilled] = useState(EMPTY);
  const change = (part: Partial<Filled>): void => setFilled({ ...filled, ...part });
  const form = formOf(facts, filled);
  const refusal = controller.refuses(form);
  return (
    <form
      className={css.card}
      aria-labelledby="form-title"
      onSubmit={(event) => {
        event.preventDefault();
        controller.act(form);
      }}
    >
      <h3 id="form-title">{battleTitle(facts.battle)}. How did it go?</h3>
      <div className={css.head}>
        <Count label="Turns" value={filled.turns} onChange={(turns) => change({ turns })} />
        <Count label="Allied medals" value={filled.allied} onChange={(allied) => change({ allied })} />
        <Count label="German medals" value={filled.german} onChange={(german) => change({ german })} />
        <label>
          Holds the field
          <select value={filled.holds} onChange={(event) => change({ holds: event.target.value as Filled['holds'] })}>
            <option value="nobody">Nobody</option>
            <option value="allied">The Allies</option>
            <option value="german">The Germans</option>
          </select>
        </label>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Figures lost</th>
            <th scope="col">Companies off the field</th>
          </tr>
        </thead>
        <tbody>
          {facts.units.map(({ unit, name, figures, companies, mayExit }) => (
            <tr key={unit}>
              <th scope="row">{name}</th>
              <td>
                <Count
                  label={`Figures that ${name} lost`}
                  isQuiet
                  value={filled.lost[unit] ?? 0}
                  onChange={(count) => change({ lost: { ...filled.lost, [unit]: count } })}
                />{' '}
                of {figures}
              </td>
              <td>
                {mayExit ? (
                  <>
                    <Count
                      label={`Companies of ${name} that left by an exit`}
                      isQuiet
                      value={filled.exits[unit] ?? 0}
                      onChange={(count) => change({ exits: { ...filled.exits, [unit]: count } })}
                    />{' '}
                    of {companies}
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.towns.length === 0 ? null : (
        <fieldset className={css.ways}>
          <legend>Towns in ruins</legend>
          {facts.towns.map((town) => (
            <label key={town}>
              <input
                type="checkbox"
                checked={filled.ruins.includes(town)}
                onChange={(event) =>
                  change({
                    ruins: event.target.checked
                      ? [...filled.ruins, town]
                      : filled.ruins.filter((other) => other !== town),
                  })
                }
              />
              {squareWords(town)}
            </label>
          ))}
        </fieldset>
      )}
      <pre className={css.text} aria-label="The form as it is sent">
        {writeSecond(controller.now, form)}
      </pre>
      {refusal === undefined ? null : (
        <p className={css.wrong} role="alert">
          {refusal.text}{' '}
          <RuleCited module={controller.module as unknown as TableController['module']} refusal={refusal} />
        </p>
      )}
      <div className={css.deeds}>
        <Button primary type="submit" {...(refusal === undefined ? {} : { reason: refusal.text })}>
          Send the form
        </Button>
        <PrintField controller={controller} />
      </div>
    </form>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The column says it already. */
  readonly isQuiet?: boolean;
}

/** Whatever is typed goes into the form: the rules say what is wrong with it. */
function Count({ label, value, onChange, isQuiet = false }: CountProps) {
  return (
    <label>
      <span className={isQuiet ? 'visually-hidden' : undefined}>{label}</span>
      <input
        type="number"
        min={0}
        max={999}
        value={value}
        onChange={(event) => onChange(Math.max(0, Math.min(999, Math.trunc(event.target.valueAsNumber || 0))))}
      />
    </label>
  );
}

function formOf({ battle, units }: FormFacts, { turns, allied, german, holds, lost, exits, ruins }: Filled) {
  const counted = (counts: Counts): readonly (readonly [number, number])[] =>
    units.flatMap(({ unit }) => ((counts[unit] ?? 0) > 0 ? [[unit, counts[unit]] as const] : []));
  return {
    kind: 'form',
    battle,
    turns,
    medals: { allied, german },
    holds,
    lost: counted(lost),
    exits: counted(exits),
    ruins,
  } as const satisfies SecondAction;
}
