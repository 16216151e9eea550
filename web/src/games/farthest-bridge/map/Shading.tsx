import { isInEnemyZone, points } from '@club-route/farthest-bridge';
import { useMemo } from 'react';
import { useDesk } from '../../../hex/desk.ts';
import { Cells } from '../../../hex/overlay/Cells.tsx';
import { CellText } from '../../../hex/overlay/CellText.tsx';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { landingCells } from '../landing-cells.ts';
import { useOffer, waysThrough, type Offer } from '../offer.ts';
import type { FarthestBridgeController } from '../types.ts';

interface ShadingProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** Where the unit in hand may go, and what it costs; where a decision may be made by a press. */
export function Shading({ controller, sheet }: ShadingProps) {
  const offer = useOffer(controller);
  const through = useDesk(controller, (desk) => desk.through);
  const cells = useMemo(() => offeredCells(offer, through), [offer, through]);
  const passed = useMemo(() => cellsPassed(offer, through), [offer, through]);
  const landing = useMemo(() => landingCells(offer), [offer]);
  const costs = useMemo(() => costsOf(offer), [offer]);
  const stops = useMemo(() => cells.filter((cell) => isStop(controller, offer, cell)), [controller, offer, cells]);
  return (
    <>
      <Cells sheet={sheet} cells={cells} look="offered" />
      <Cells sheet={sheet} cells={stops} look="stop" />
      <Cells sheet={sheet} cells={passed} look="faint" />
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

/** Hexes on the ways of a retreat, short of their ends. */
function cellsPassed(offer: Offer, through: readonly number[]): readonly number[] {
  return offer.kind === 'retreat' ? waysThrough(offer, through).flatMap((way) => way.slice(0, -1)) : [];
}

function offeredCells(offer: Offer, through: readonly number[]): readonly number[] {
  switch (offer.kind) {
    case 'march':
      return [...offer.destinations.keys()];
    case 'cells':
      return [...offer.actions.keys()];
    case 'advance':
      return offer.ways.map(({ to }) => to);
    case 'retreat':
      return waysThrough(offer, through).map((way) => way.at(-1)!);
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
