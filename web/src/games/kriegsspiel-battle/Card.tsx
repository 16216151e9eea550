import { ALL, CARD_TYPES, SECTIONS } from '@club-route/kriegsspiel/battle';
import { TACTIC_SIGNS } from './symbols.ts';
import css from './Card.module.css';

const WIDTH = 54;
const HEIGHT = 40;
const COLUMN = 16;

/** A command card in small: the three sections with how many units it orders in each, or the sign of its tactic. */
export function Card({ card }: { readonly card: number }) {
  const { kind } = CARD_TYPES[card];
  return (
    <svg className={css.card} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect className={css.paper} x="0.75" y="0.75" width={WIDTH - 1.5} height={HEIGHT - 1.5} rx="4" />
      {kind.orders === 'sections' ? (
        SECTIONS.map((section, at) => {
          const units = kind.units[section];
          const left = 3 + at * COLUMN;
          return (
            <g key={section} className={css.section} data-orders={units > 0}>
              <rect x={left} y="4" width={COLUMN} height={HEIGHT - 8} />
              {units > 0 ? (
                <text x={left + COLUMN / 2} y="26">
                  {units === ALL ? 'all' : units}
                </text>
              ) : null}
            </g>
          );
        })
      ) : (
        <path className={css.sign} d={TACTIC_SIGNS[kind.tactic]} transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`} />
      )}
    </svg>
  );
}

/** The sign that an offer names: "card 7". */
export function Sign({ sign }: { readonly sign: string }) {
  const card = Number(/^card (\d+)$/.exec(sign)?.[1] ?? -1);
  return card < 0 ? null : <Card card={card} />;
}
