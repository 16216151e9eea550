import type { KeyboardEvent } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { outlineOf } from '@club-route/cartography/sheet/cells';
import { straightPath } from '@club-route/cartography/sheet/path';
import { useTable } from '../../table/use-table.ts';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { carryOut } from '../press.ts';
import css from './Sides.module.css';

/** Bridges of boats, and the sides where something may be chosen. */
export function Sides({ controller, game, sheet }: HexLayerProps) {
  useTable(controller, (table) => table);
  const { sides } = useOffer(controller);
  return (
    <g>
      {[...sides].map(([side, offer]) => (
        <Offered
          key={side}
          sheet={sheet}
          side={side}
          label={offer.label}
          onChoose={() => carryOut(controller, offer.press)}
        />
      ))}
      {game.picture(controller).spans.map((side) => (
        <Pontoon key={side} sheet={sheet} side={side} />
      ))}
    </g>
  );
}

interface SideProps {
  readonly sheet: MapSheet;
  readonly side: number;
}

interface OfferedProps extends SideProps {
  readonly label: string;
  readonly onChoose: () => void;
}

function Offered({ sheet, side, label, onChoose }: OfferedProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <path
      className={css.offered}
      d={straightPath(endsOf(sheet, side))}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onChoose}
      onKeyDown={press}
    />
  );
}

/** Three boats and a deck across the water. */
function Pontoon({ sheet, side }: SideProps) {
  const [from, to] = endsOf(sheet, side);
  const bearing = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g
      className={css.pontoon}
      aria-hidden="true"
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${bearing})`}
    >
      <path className={css.deck} d="M-5 -24H5V24H-5Z" />
      <path className={css.boats} d="M-13 -13H13L9 -7H-9ZM-13 -2H13L9 4H-9ZM-13 9H13L9 15H-9Z" />
    </g>
  );
}

/** The two corners of a side. */
function endsOf(sheet: MapSheet, side: number): readonly [{ x: number; y: number }, { x: number; y: number }] {
  const { board } = sheet.theatre;
  const cell = board.sideCells[side * 2];
  const corners = outlineOf(sheet.cells, cell);
  for (let direction = 0; ; direction++) {
    if (board.side[cell * board.degree + direction] === side)
      return [corners[direction], corners[(direction + 1) % corners.length]];
  }
}
