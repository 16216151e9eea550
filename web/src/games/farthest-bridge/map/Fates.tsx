import { touchdowns, UNITS, type LandingFate } from '@club-route/farthest-bridge';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useOffer } from '../offer.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Fates.module.css';

interface FatesProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

const MARK: Readonly<Record<LandingFate, 'whole' | 'depleted' | 'lost'>> = {
  unhurt: 'whole',
  depleted: 'depleted',
  crashed: 'depleted',
  displaced: 'depleted',
  eliminated: 'lost',
};

/** Where the wind may carry paratroops from the hex aimed at, by the die, and what becomes of them there. */
export function Fates({ controller, sheet }: FatesProps) {
  const aim = useDesk(controller, aimOf);
  const offer = useOffer(controller);
  if (offer.kind !== 'land' || aim === undefined || !offer.odds.has(aim)) return null;
  const isGlider = UNITS[offer.unit].kind === 'glider';
  const { x, y } = sheet.cells.centre[aim];
  return (
    <g className={css.fates} aria-hidden="true">
      <circle className={css.aim} cx={x} cy={y} r={20} />
      <path className={css.aim} d={`M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}`} />
      {isGlider
        ? null
        : touchdowns(controller.state, offer.unit, aim).map(({ die, cell, fate }) =>
            cell < 0 ? null : (
              <g
                key={die}
                className={css.fate}
                data-fate={MARK[fate]}
                transform={`translate(${sheet.cells.centre[cell].x} ${sheet.cells.centre[cell].y})`}
              >
                <circle r={23} />
                <text y={10}>{die}</text>
                {MARK[fate] === 'lost' ? <path d="M-20 -20L20 20M20 -20L-20 20" /> : null}
                {MARK[fate] === 'depleted' ? <path d="M-22 0A22 22 0 0 0 22 0Z" className={css.half} /> : null}
              </g>
            ),
          )}
    </g>
  );
}
