import type { CellLook } from '@club-route/engine';
import { useMemo } from 'react';
import type { HexLayerProps } from '../game.ts';
import { useOffer, type HexOffer } from '../offer.ts';
import { Cells } from './Cells.tsx';
import { CellText } from './CellText.tsx';

/** A cell where a move ends may be chosen as well. */
const WASHES: readonly (readonly [look: CellLook, of: readonly CellLook[]])[] = [
  ['offered', ['offered', 'stop']],
  ['stop', ['stop']],
  ['faint', ['faint']],
  ['danger', ['danger']],
];

/** Where what is selected may go, and what it costs; where a decision may be made by a press. */
export function Shading({ controller, sheet }: HexLayerProps) {
  const offer = useOffer(controller);
  const washes = useMemo(() => WASHES.map(([look, of]) => ({ look, cells: cellsWith(offer, of) })), [offer]);
  const texts = useMemo(() => textsOf(offer), [offer]);
  return (
    <>
      {washes.map(({ look, cells }) => (
        <Cells key={look} sheet={sheet} cells={cells} look={look} />
      ))}
      <CellText controller={controller} sheet={sheet} texts={texts} />
    </>
  );
}

function cellsWith({ cells }: HexOffer, looks: readonly CellLook[]): readonly number[] {
  return [...cells].flatMap(([cell, { look }]) => (look !== undefined && looks.includes(look) ? [cell] : []));
}

function textsOf({ cells }: HexOffer): readonly (readonly [number, string])[] {
  return [...cells].flatMap(([cell, { text }]) => (text === undefined ? [] : [[cell, text]]));
}
