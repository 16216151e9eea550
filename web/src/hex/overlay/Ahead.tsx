import { useMemo } from 'react';
import { aimOf, useDesk } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { Route } from './Route.tsx';

/** The way that what is selected would take to where the player points. */
export function Ahead({ controller, sheet }: HexLayerProps) {
  const aim = useDesk(controller, aimOf);
  const offer = useOffer(controller);
  const way = useMemo(() => offer.way(aim), [offer, aim]);
  return <Route sheet={sheet} way={way} look="ahead" />;
}
