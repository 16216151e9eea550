import { Button } from '../../../ui/Button.tsx';
import { letGo } from '../press.ts';
import type { Offer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Decision.module.css';

interface SpanDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'span' }>;
}

/** The engineers name a hexside (15.0). */
export function SpanDecision({ controller, offer }: SpanDecisionProps) {
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">Bridge a hexside</h2>
      <p className={css.hint}>
        Click one of the {offer.sides.length} lit hexsides, within ten hexes of the engineers and clear of Germans. It
        carries roads, cannot be blown, and stays until another is named.
      </p>
      <div className={css.commit}>
        <Button shortcut="Esc" onClick={() => letGo(controller)}>
          Let go
        </Button>
      </div>
    </section>
  );
}
