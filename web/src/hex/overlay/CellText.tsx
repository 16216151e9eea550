import { memo, useMemo } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { LAYERS } from '../board/layers.ts';
import { useDesk } from '../desk.ts';
import { boxOfText, placeTexts, type PlacedText } from './place-texts.ts';
import css from './CellText.module.css';

interface CellTextProps {
  readonly controller: object;
  readonly sheet: MapSheet;
  /** Cell and what is written in it. */
  readonly texts: readonly (readonly [number, string])[];
}

/** A few letters in cells, clear of the words of the map, when the map is near enough to read them. */
export const CellText = memo(function CellText({ controller, sheet, texts }: CellTextProps) {
  const scale = useDesk(controller, (desk) => desk.scale);
  const placed = useMemo(() => {
    const words = scale === undefined ? [] : sheet.labels(scale).filter(({ layer }) => LAYERS.has(layer));
    return placeTexts(sheet.cells.centre, texts, words);
  }, [sheet, texts, scale]);
  return (
    <g className={css.texts} aria-hidden="true" data-testid="costs">
      {placed.map((text) => (
        <Text key={text.cell} placed={text} isAside={standsAside(sheet, text)} />
      ))}
    </g>
  );
});

/** It gave way to a word of the map. */
function standsAside({ cells }: MapSheet, { cell, x, y }: PlacedText): boolean {
  return x !== cells.centre[cell].x || y !== cells.centre[cell].y;
}

function Text({ placed, isAside }: { readonly placed: PlacedText; readonly isAside: boolean }) {
  const { text, x, y, size, isOnPlate } = placed;
  const { left, top, right, bottom } = boxOfText({ x, y }, text, size);
  return (
    <>
      {isOnPlate ? <rect className={css.plate} x={left} y={top} width={right - left} height={bottom - top} /> : null}
      <text data-aside={isAside} transform={`translate(${x} ${y + 8 * size}) scale(${size})`}>
        {text}
      </text>
    </>
  );
}
