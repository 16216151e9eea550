import { cellName, LANDING_RANGE, touchdowns, UNITS } from '@club-route/farthest-bridge';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import { letGo } from '../press.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface LandDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'land' }>;
}

export function LandDecision({ controller, offer }: LandDecisionProps) {
  const aim = useDesk(controller, aimOf);
  const { unit } = offer;
  const { arrival } = UNITS[unit];
  const zone = arrival.by === 'air' && arrival.zone !== 'arnhem' ? `the ${arrival.zone} zone` : 'Arnhem';
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit}>
        Lands within {LANDING_RANGE} hexes of {zone}
      </UnitHead>
      {aim === undefined || !offer.odds.has(aim) ? (
        <div className={css.aim} data-empty="true">
          <p className={css.hint}>Point at a shaded hex to see what may become of it there. Click to jump.</p>
        </div>
      ) : (
        <div className={css.aim}>
          <p>
            <strong>{cellName(aim)}</strong>
          </p>
          <p>
            {touchdowns(controller.state, unit, aim)
              .map(({ die, fate }) => `${die} ${fate}`)
              .join(', ')}
          </p>
          <Button primary shortcut="Enter" onClick={() => controller.act({ kind: 'land', unit, cell: aim })}>
            Jump at {cellName(aim)}
          </Button>
        </div>
      )}
      <div className={css.commit}>
        <Button shortcut="Esc" onClick={() => letGo(controller)}>
          Let go
        </Button>
      </div>
    </section>
  );
}
