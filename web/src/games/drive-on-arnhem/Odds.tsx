import { cellName, type BattleForecast } from '@club-route/drive-on-arnhem';
import type { ReactNode } from 'react';
import { aimOf, useDesk } from '../../hex/desk.ts';
import { Clash } from '../../hex/panel/Clash.tsx';
import { useTable } from '../../table/use-table.ts';
import { battleInHand } from './battle.ts';
import type { DriveProps } from './types.ts';

/** What the battle of the unit in hand may bring. */
export function Odds({ controller }: DriveProps) {
  useTable(controller, (table) => table);
  useDesk(controller, aimOf);
  const battle = battleInHand(controller);
  return battle === undefined ? null : <Battle battle={battle} />;
}

export function Battle({ battle, children }: { readonly battle: BattleForecast; readonly children?: ReactNode }) {
  const { cell, attackersLose, defendersLose, retreats, cleared, cases, rough } = battle;
  return (
    <Clash
      label={`Battle for ${cellName(cell)}`}
      theirs={defendersLose}
      ours={attackersLose}
      retreat={retreats / cases}
      free={cleared / cases}
      note={rough ? 'This is an estimate: you do not know the enemy’s numbers.' : undefined}
    >
      {children}
    </Clash>
  );
}
