import type { Provenance } from '@club-route/theatre';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { Badge } from '../table/rules/Badge.tsx';
import { capitalised } from '../table/words.ts';
import { factsOf } from './facts.ts';
import css from './CellPanel.module.css';

/** Everything known of a cell, and why. */
export function CellPanel({ sheet, cell }: { readonly sheet: MapSheet; readonly cell: number }) {
  const { label, names, facts, sides } = factsOf(sheet, cell);
  return (
    <div className={css.cell} data-testid="cell">
      <h2>
        {names.length > 0 ? `${names.join(', ')} ` : ''}
        <span className={css.number}>{label}</span>
      </h2>
      <Facts facts={facts} />
      {sides.length === 0 ? null : (
        <>
          <h3>On its sides</h3>
          <dl className={css.sides}>
            {sides.map((side) => (
              <div key={side.to}>
                <dt>
                  {side.way} <span className={css.number}>{side.to}</span>
                </dt>
                <dd>
                  <Facts facts={side.facts} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Provenance[] }) {
  return (
    <ul className={css.facts}>
      {facts.map(({ what, certainty, why }, index) => (
        <li key={`${what} ${index}`}>
          <span className={css.what}>{capitalised(what)}</span> <Badge provenance={certainty} />{' '}
          <span className={css.why}>{why}</span>
        </li>
      ))}
    </ul>
  );
}
