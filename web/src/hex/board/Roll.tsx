import { useTable } from '../../table/use-table.ts';
import { Die } from '../../ui/dice/Die.tsx';
import type { HexProps } from '../game.ts';
import { viewTold } from '../told.ts';
import css from './Roll.module.css';

/** A die on the map while it is shown what it decides: what was wanted, and what came. */
export function Roll({ controller, game }: HexProps) {
  const telling = useTable(controller, (table) => table.telling);
  const roll = viewTold(controller, game)?.roll;
  if (roll === undefined || telling === undefined) return null;
  return (
    <div className={css.roll} aria-hidden="true">
      <span className={css.die}>
        <Die face={roll.die} rolling={telling.rolling} />
      </span>
      <p>
        {roll.wanted}
        <br />
        <strong data-known={!telling.rolling}>{roll.result}</strong>
      </p>
    </div>
  );
}
