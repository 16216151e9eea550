import { wayTo } from '@club-route/farthest-bridge';
import { useMemo } from 'react';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import { Route } from '../../../hex/overlay/Route.tsx';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useOffer, waysThrough } from '../offer.ts';
import type { FarthestBridgeController } from '../types.ts';

interface AheadProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** The way that the unit in hand would take to where the player points. */
export function Ahead({ controller, sheet }: AheadProps) {
  const aim = useDesk(controller, aimOf);
  const through = useDesk(controller, (desk) => desk.through);
  const offer = useOffer(controller);
  const way = useMemo(() => {
    if (offer.kind === 'retreat') {
      const ways = waysThrough(offer, through);
      const path = ways.find((one) => one.at(-1) === aim) ?? (ways.length === 1 ? ways[0] : undefined);
      return path === undefined ? [] : [controller.state.unitCell[offer.unit], ...path];
    }
    if (aim === undefined) return [];
    if (offer.kind !== 'march') return [];
    const destination = offer.destinations.get(aim);
    if (destination === undefined) return [];
    const { from, path } = wayTo(controller.state, offer.unit, destination);
    return from === undefined ? path : [from, ...path];
  }, [controller, offer, aim, through]);
  return <Route sheet={sheet} way={way} look="ahead" />;
}
