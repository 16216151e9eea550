import { canResist, cellName, labelOf, terrainOf } from '@club-route/farthest-bridge';
import { aimOf, deskOf, useDesk } from '../../../hex/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface CellsDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'cells' }>;
  readonly unit: number;
}

/** A retreat (7.7), or where a scattered unit gathers (11.4): one hex of those that are lit. */
export function CellsDecision({ controller, offer, unit }: CellsDecisionProps) {
  const { state } = controller;
  const isRetreat = state.step === 'retreat';
  const distance = isRetreat ? state.battle!.retreats[0].distance : 0;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit} verb={isRetreat ? 'Fall back:' : 'Gather:'}>
        {isRetreat
          ? `${distance === 1 ? 'One hex' : `${distance} hexes`} from ${cellName(state.unitCell[unit])}. Choose where on the map.`
          : `Among friends at ${cellName(state.unitCell[unit])}. Choose an empty hex beside it.`}
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
      {isRetreat && canResist(state, unit) ? (
        <div className={css.commit}>
          <Button shortcut="h" onClick={() => controller.act({ kind: 'resist' })}>
            Hold the ground
          </Button>
          <p>It stays, and is depleted (7.8).</p>
        </div>
      ) : null}
    </section>
  );
}

interface CellButtonProps extends FarthestBridgeProps {
  readonly cell: number;
  readonly onClick: () => void;
}

/** A hex as a button; pointing at one shows it on the map. */
function CellButton({ controller, cell, onClick }: CellButtonProps) {
  const aimed = useDesk(controller, (desk) => aimOf(desk) === cell);
  const point = (hover: number | undefined): void => deskOf(controller).setState({ hover });
  return (
    <Button
      className={aimed ? css.aimed : ''}
      onPointerEnter={() => point(cell)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(cell)}
      onBlur={() => point(undefined)}
      onClick={onClick}
    >
      {labelOf(cell)} <small>{terrainOf(cell)}</small>
    </Button>
  );
}
