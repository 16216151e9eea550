import { useTable } from '../../table/use-table.ts';
import type { HexProps, StripSide } from '../game.ts';
import css from './Strip.module.css';

/** Turns and dates, the phases of every side, and what each has left of what it was given. */
export function Strip({ controller, game }: HexProps) {
  useTable(controller, (table) => table.shown);
  const { label, suppliesLabel, turns, sides, facts = [] } = game.strip(controller.state);
  return (
    <section className={css.strip} aria-label={label}>
      <ol className={css.turns}>
        {turns.map(({ name, words, hint, when }) => (
          <li key={name} data-past={when === 'past'} aria-current={when === 'now' ? 'step' : undefined} title={hint}>
            <b>{name}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {facts.length === 0 ? null : (
        <dl className={css.facts}>
          {facts.map(({ name, value, hint, onPhone }) => (
            <div key={name} title={hint} data-on-phone={onPhone}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sides.map(({ name, acts, phases, supplies }) => (
        <div key={name} className={css.side} data-phasing={acts}>
          <h2>{name}</h2>
          <ol className={css.phases}>
            {phases.map((phase) => (
              <li key={phase.name} aria-current={phase.when === 'now' ? 'step' : undefined} title={phase.hint}>
                {phase.name}
              </li>
            ))}
          </ol>
          {supplies.length === 0 ? null : <Supplies label={suppliesLabel} supplies={supplies} />}
        </div>
      ))}
    </section>
  );
}

/** Left and used: a full and an empty square each. */
function Supplies({ label, supplies }: Pick<StripSide, 'supplies'> & { readonly label: string }) {
  return (
    <ul className={css.support} aria-label={label}>
      {supplies.map(({ name, hint, left, of }) => (
        <li key={name} title={hint}>
          <span>{name}</span>
          <span aria-hidden="true" className={css.pips}>
            {Array.from({ length: of }, (_, index) => (
              <i key={index} data-left={index < left} />
            ))}
          </span>
          <span className="visually-hidden">
            {left} of {of}
          </span>
        </li>
      ))}
    </ul>
  );
}
