import {
  companyAt,
  FACES,
  forecastDice,
  forecastShot,
  isHit,
  percent,
  starsHit,
  SUPPORT_DICE,
  type Volley,
} from '@club-route/kriegsspiel/battle';
import { aimOf, useDesk } from '../../hex/desk.ts';
import { useOffer } from '../../hex/offer.ts';
import type { TableController } from '../../table/controller.ts';
import { useTable } from '../../table/use-table.ts';
import { BattleDie } from './BattleDie.tsx';
import type { BattleProps } from './types.ts';
import css from './Odds.module.css';

/** The shot that is aimed at, as a picture: what each face does, and how many figures may fall. */
export function Odds({ controller }: BattleProps) {
  useTable(controller, (table) => table);
  const cell = useDesk(controller, aimOf);
  const offer = useOffer(controller as unknown as TableController);
  const action = cell === undefined ? undefined : offer.cells.get(cell)?.press?.action;
  const { state } = controller;
  const company = offer.head.unit;
  if (cell === undefined || company === undefined || (action?.kind !== 'fire' && action?.kind !== 'call')) return null;
  const target = companyAt(state, cell);
  if (target < 0) return null;
  const isShot = action.kind === 'fire';
  const byStars = isShot && starsHit(state, company, target);
  const odds = isShot ? forecastShot(state, company, target) : forecastDice(state, SUPPORT_DICE, target, false);
  return (
    <figure className={css.odds} aria-label="Odds of this shot">
      <ol className={css.faces} aria-label="What each die face does">
        {FACES.map((face, index) => {
          const does = isHit(state, target, face, byStars) ? 'hit' : face === 'flag' ? 'flag' : 'nothing';
          return (
            <li key={index} data-does={does}>
              <BattleDie face={face} does={does} />
              <b>{WORDS[does]}</b>
              <span className="visually-hidden">{face === 'armour' ? 'tank' : face}</span>
            </li>
          );
        })}
      </ol>
      <Bars odds={odds} />
    </figure>
  );
}

const WORDS = { hit: 'Hit', flag: 'Back', nothing: '–' } as const;

/** A bar for each number of figures that may fall; the last one where the unit is destroyed. */
function Bars({ odds }: { readonly odds: Volley }) {
  const { hits, cases, figures, destroyed } = odds;
  const most = Math.min(figures, hits.length - 1);
  const bars = Array.from({ length: most + 1 }, (_, count) => ({
    count,
    part: (count === figures ? destroyed : hits[count]) / cases,
  }));
  return (
    <ol className={css.bars} aria-label="Possible losses">
      {bars.map(({ count, part }) => (
        <li key={count} data-last={count === figures}>
          <span>
            {count === figures
              ? 'destroyed'
              : count === 0
                ? 'no hit'
                : `${count} ${count === 1 ? 'figure' : 'figures'}`}
          </span>
          <i aria-hidden="true">
            <i style={{ width: `${Math.round(part * 100)}%` }} />
          </i>
          <b>{percent(part)}</b>
        </li>
      ))}
    </ol>
  );
}
