import { labelOf, terrainOf } from '@club-route/farthest-bridge';
import { aimOf, deskOf, useDesk } from '../../../hex/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Decision.module.css';

interface CellButtonProps extends FarthestBridgeProps {
  readonly cell: number;
  /** The hexes on the way there, where it must be said which. */
  readonly by?: readonly number[];
  readonly onClick: () => void;
}

/** A hex as a button; pointing at one shows it on the map, with the way there. */
export function CellButton({ controller, cell, by = [], onClick }: CellButtonProps) {
  const aimed = useDesk(controller, (desk) => aimOf(desk) === cell && by.every((one) => desk.through.includes(one)));
  const point = (hover: number | undefined): void =>
    deskOf(controller).setState({ hover, through: hover === undefined ? [] : by });
  return (
    <Button
      className={aimed ? css.aimed : ''}
      onPointerEnter={() => point(cell)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(cell)}
      onBlur={() => point(undefined)}
      onClick={onClick}
    >
      {labelOf(cell)} <small>{by.length === 0 ? terrainOf(cell) : `by ${by.map(labelOf).join(', ')}`}</small>
    </Button>
  );
}
