import { board, sideName } from '@club-route/farthest-bridge';
import type { KeyboardEvent } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { outlineOf } from '@club-route/cartography/sheet/cells';
import { straightPath } from '@club-route/cartography/sheet/path';
import { useTable } from '../../../table/use-table.ts';
import { useOffer } from '../offer.ts';
import { pictureShown } from '../picture.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Spans.module.css';

interface SpansProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** The engineers' bridge, and the hexsides where they could lay it. */
export function Spans({ controller, sheet }: SpansProps) {
  const telling = useTable(controller, (table) => table.telling);
  const offer = useOffer(controller);
  const { spanSide } = pictureShown(controller, telling);
  return (
    <g>
      {offer.kind === 'span'
        ? offer.sides.map((side) => (
            <Offered key={side} sheet={sheet} side={side} onChoose={() => controller.act({ kind: 'span', side })} />
          ))
        : null}
      {spanSide < 0 ? null : <Pontoon sheet={sheet} side={spanSide} />}
    </g>
  );
}

interface SideProps {
  readonly sheet: MapSheet;
  readonly side: number;
}

function Offered({ sheet, side, onChoose }: SideProps & { readonly onChoose: () => void }) {
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
      aria-label={`Bridge ${sideName(side)}`}
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

/** The two corners of a hexside. */
function endsOf(sheet: MapSheet, side: number): readonly [{ x: number; y: number }, { x: number; y: number }] {
  const cell = board.sideCells[side * 2];
  const corners = outlineOf(sheet.cells, cell);
  for (let direction = 0; ; direction++) {
    if (board.side[cell * board.degree + direction] === side)
      return [corners[direction], corners[(direction + 1) % corners.length]];
  }
}
