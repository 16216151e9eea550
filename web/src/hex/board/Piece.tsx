import type { UnitLook } from '@club-route/engine';
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { still } from '../../ui/still.ts';
import { Counter, type CounterFace } from '../counter/Counter.tsx';
import { frameOf } from '../counter/frames.ts';
import css from './Piece.module.css';

/** What a unit is in the decision that is asked: it may be chosen, is chosen, is aimed at, or is going for good. */
type Standing = UnitLook | 'lost';

interface PieceProps {
  readonly unit: number;
  readonly sheet: MapSheet;
  readonly cell: number;
  /** How many lie under it in the same cell: each is shifted a little, so that all are seen. */
  readonly depth: number;
  /** The cells it has just walked through, the last being where it is. */
  readonly trail: readonly number[] | undefined;
  readonly face: CounterFace;
  readonly words: string;
  readonly standing: Standing;
  /** It has the focus; and it is pressed by a key. */
  readonly onLook: (cell: number) => void;
  readonly onPress: (unit: number) => void;
}

const SHIFT = 11;
/** Milliseconds of a march: so much, and so much a cell, at most so much. */
const PACE = { least: 150, perCell: 40, most: 300 };

/** A counter on the map. Those that may be chosen are reached by Tab; a press is the map's own click. */
export const Piece = memo(function Piece(props: PieceProps) {
  const { unit, sheet, cell, depth, trail, face, words, standing, onLook, onPress } = props;
  const group = useRef<SVGGElement>(null);
  const before = useRef(cell);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = cell;
    if (from === cell || from < 0 || still()) return;
    march(group.current!, sheet, [from, ...(trail ?? [cell])], depth);
  }, [sheet, cell, trail, depth]);
  const isOpen = standing === 'able' || standing === 'chosen' || standing === 'target';
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(unit);
  };
  return (
    <g
      ref={group}
      className={css.piece}
      transform={place(sheet, cell, depth)}
      data-standing={standing}
      data-unit={face.name}
      role={isOpen ? 'button' : 'img'}
      aria-pressed={isOpen ? standing !== 'able' : undefined}
      tabIndex={isOpen ? 0 : undefined}
      onKeyDown={isOpen ? press : undefined}
      onFocus={isOpen ? () => onLook(cell) : undefined}
    >
      <title>{words}</title>
      {standing === 'still' ? null : <path className={css.ring} d={frameOf(face.army, 3)} />}
      <Counter face={face} />
    </g>
  );
});

function place({ cells }: MapSheet, cell: number, depth: number): string {
  const { x, y } = cells.centre[cell];
  return `translate(${x + depth * SHIFT} ${y - depth * SHIFT})`;
}

function march(group: SVGGElement, { cells }: MapSheet, way: readonly number[], depth: number): void {
  const steps = way.map((cell) => {
    const { x, y } = cells.centre[cell];
    return { transform: `translate(${x + depth * SHIFT}px, ${y - depth * SHIFT}px)` };
  });
  const duration = Math.min(PACE.most, PACE.least + PACE.perCell * way.length);
  group.animate(steps, { duration, easing: 'ease-in-out' });
}
