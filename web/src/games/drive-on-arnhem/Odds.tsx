import { cellName, unitNames, type BattleForecast } from '@club-route/drive-on-arnhem';
import { aimOf, useDesk } from '../../hex/desk.ts';
import { Spread } from '../../hex/panel/Spread.tsx';
import { useTable } from '../../table/use-table.ts';
import { battleInHand } from './battle.ts';
import type { DriveProps } from './types.ts';
import css from './Odds.module.css';

/** What the battle of the unit in hand may bring. */
export function Odds({ controller }: DriveProps) {
  useTable(controller, (table) => table);
  useDesk(controller, aimOf);
  const battle = battleInHand(controller);
  return battle === undefined ? null : <Battle battle={battle} />;
}

/** Losses of both sides on one scale, and the chance that the defenders give way; in a list also where and who. */
export function Battle({ battle, place }: { readonly battle: BattleForecast; readonly place?: number }) {
  const { cell, attackers, defenders, attackersLose, defendersLose, retreats, cleared, cases, rough } = battle;
  const to = Math.max(attackersLose.at(-1)!.value, defendersLose.at(-1)!.value);
  return (
    <section className={css.battle} aria-label={`Battle for ${cellName(cell)}`}>
      {place === undefined ? null : (
        <p>
          <b>{place}.</b> <strong>{cellName(cell)}</strong>: {unitNames(attackers)} against {unitNames(defenders)}
        </p>
      )}
      <Spread
        label="They lose"
        distribution={defendersLose}
        from={0}
        to={to}
        chance={{ words: 'somebody retreats', value: retreats / cases }}
      />
      <Spread
        label="You lose"
        distribution={attackersLose}
        from={0}
        to={to}
        chance={{ words: 'the hex is free', value: cleared / cases }}
      />
      {rough ? <p className={css.rough}>Roughly: you do not know the enemy’s numbers.</p> : null}
    </section>
  );
}
