import { useTable } from '../../../table/use-table.ts';
import { Feedback } from '../../../table/odds/Feedback.tsx';
import type { BattleCardProps } from '../types.ts';
import { AdvanceDecision } from './AdvanceDecision.tsx';
import { AirdropDecision } from './AirdropDecision.tsx';
import { OrdersDecision } from './OrdersDecision.tsx';
import { Rolling } from './Rolling.tsx';

/** What is asked now; while an entry is being told, what happens. */
export function Decision({ controller }: BattleCardProps) {
  const telling = useTable(controller, (state) => state.telling);
  if (telling !== undefined) return <Rolling controller={controller} />;
  return (
    <>
      <Feedback controller={controller} />
      <Asked controller={controller} />
    </>
  );
}

function Asked({ controller }: BattleCardProps) {
  switch (controller.state.phase) {
    case 'airdrop':
      return <AirdropDecision controller={controller} />;
    case 'orders':
      return <OrdersDecision controller={controller} />;
    case 'advance':
      return <AdvanceDecision controller={controller} />;
    case 'over':
      return null;
  }
}
