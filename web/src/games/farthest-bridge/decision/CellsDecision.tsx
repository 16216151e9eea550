import { cellName } from '@club-route/farthest-bridge';
import type { Offer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { CellButton } from './CellButton.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface CellsDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'cells' }>;
  readonly unit: number;
}

/** Where a scattered unit gathers (11.4): one hex of those that are lit. */
export function CellsDecision({ controller, offer, unit }: CellsDecisionProps) {
  const { state } = controller;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit} verb="Gather:">
        Among friends at {cellName(state.unitCell[unit])}. Choose an empty hex beside it.
      </UnitHead>
      <ul className={css.choices} aria-label="Hexes">
        {[...offer.actions].map(([cell, choice]) => (
          <li key={cell}>
            <CellButton
              controller={controller}
              cell={cell}
              onClick={() => choice.action && controller.act(choice.action)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
