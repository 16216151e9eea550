import { cellName, unitName } from '@club-route/farthest-bridge';
import { deskOf } from '../../../hex/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Decision.module.css';

interface AdvanceDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'advance' }>;
}

/** The victors may follow (7.9). */
export function AdvanceDecision({ controller, offer }: AdvanceDecisionProps) {
  const point = (hover: number | undefined): void => deskOf(controller).setState({ hover });
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">Advance after combat</h2>
      <p className={css.hint}>
        The way is open. Enemy zones do not matter; whoever advances fights no more this phase.
      </p>
      <ul className={css.choices}>
        {offer.ways.map(({ unit, to }) => (
          <li key={`${unit} ${to}`}>
            <Button
              onPointerEnter={() => point(to)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(to)}
              onBlur={() => point(undefined)}
              onClick={() => controller.act({ kind: 'advance', unit, to })}
            >
              {unitName(unit)} to {cellName(to)}
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.commit}>
        <Button shortcut="h" onClick={() => controller.act({ kind: 'halt' })}>
          Halt
        </Button>
      </div>
    </section>
  );
}
