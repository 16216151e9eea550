import { isInEnemyZone, points } from '@club-route/farthest-bridge';
import { useMemo } from 'react';
import { Cells } from '../../../hex/overlay/Cells.tsx';
import { CellText } from '../../../hex/overlay/CellText.tsx';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { landingCells } from '../landing-cells.ts';
import { useOffer, type Offer } from '../offer.ts';
import type { FarthestBridgeController } from '../types.ts';

interface ShadingProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** Where the unit in hand may go, and what it costs; where a decision may be made by a press. */
export function Shading({ controller, sheet }: ShadingProps) {
  const offer = useOffer(controller);
  const cells = useMemo(() => offeredCells(offer), [offer]);
  const landing = useMemo(() => landingCells(offer), [offer]);
  const costs = useMemo(() => costsOf(offer), [offer]);
  const stops = useMemo(() => cells.filter((cell) => isStop(controller, offer, cell)), [controller, offer, cells]);
  return (
    <>
      <Cells sheet={sheet} cells={cells} look="offered" />
      <Cells sheet={sheet} cells={stops} look="stop" />
      <Cells sheet={sheet} cells={landing.safe} look="offered" />
      <Cells sheet={sheet} cells={landing.fair} look="faint" />
      <Cells sheet={sheet} cells={landing.deadly} look="danger" />
      <CellText sheet={sheet} texts={costs} />
    </>
  );
}

/** A hex in which a march ends, because the enemy controls it (6.0). */
function isStop({ state }: FarthestBridgeController, offer: Offer, cell: number): boolean {
  return offer.kind === 'march' && isInEnemyZone(state, offer.unit, cell);
}

function costsOf(offer: Offer): readonly (readonly [number, string])[] {
  if (offer.kind !== 'march') return [];
  return [...offer.destinations].map(([cell, { cost }]) => [cell, points(cost)]);
}

function offeredCells(offer: Offer): readonly number[] {
  switch (offer.kind) {
    case 'march':
      return [...offer.destinations.keys()];
    case 'cells':
      return [...offer.actions.keys()];
    case 'advance':
      return offer.ways.map(({ to }) => to);
    case 'land':
    case 'nothing':
    case 'pick':
    case 'attack':
    case 'span':
    case 'bridges':
    case 'defence':
      return [];
  }
}
