import type { UnitLook } from '@club-route/engine';
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { isByKeys } from '../../ui/by-keys.ts';
import { still } from '../../ui/still.ts';
import { AnyCounter, type AnyFace } from '../counter/Counter.tsx';
import { frameOf } from '../counter/frames.ts';
import { lieOf } from '../stack/fan-geometry.ts';
import css from './Piece.module.css';

/** What a unit is in the decision that is asked: it may be chosen, is chosen, is aimed at, or is going for good. */
export type Standing = UnitLook | 'lost';

interface PieceProps {
  readonly sheet: MapSheet;
  readonly cell: number;
  /** How many lie under it in the same cell: each is shifted a little, so that all are seen. */
  readonly depth: number;
  /** The cells it has just walked through, the last being where it is. */
  readonly trail: readonly number[] | undefined;
  readonly face: AnyFace;
  readonly words: string;
  readonly standing: Standing;
  /** It lies in a stack, which is reached and speaks as a whole. */
  readonly isStacked?: boolean;
  /** Its cell is marked as one of danger: from afar the counter covers it, and shows the mark itself. */
  readonly isOnDanger?: boolean;
  /** It has the focus, which keys or a pointer gave it; and it is pressed by a key. */
  readonly onLook: (cell: number, byKeys: boolean) => void;
  readonly onPress: (cell: number) => void;
}

/** Milliseconds of a march: so much, and so much a cell, at most so much. */
const PACE = { least: 150, perCell: 40, most: 300 };

/** A counter on the map. Those that may be chosen are reached by Tab; a press is the map's own click. */
export const Piece = memo(function Piece(props: PieceProps) {
  const {
    sheet,
    cell,
    depth,
    trail,
    face,
    words,
    standing,
    isStacked = false,
    isOnDanger = false,
    onLook,
    onPress,
  } = props;
  const group = useRef<SVGGElement>(null);
  const before = useRef(cell);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = cell;
    if (from === cell || from < 0 || still()) return;
    march(group.current!, sheet, [from, ...(trail ?? [cell])], depth);
  }, [sheet, cell, trail, depth]);
  const isOpen = !isStacked && isPressable(standing);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(cell);
  };
  return (
    <g
      ref={group}
      className={css.piece}
      transform={place(sheet, cell, depth)}
      data-standing={standing}
      data-danger={isOnDanger || undefined}
      data-unit={'name' in face ? face.name : undefined}
      aria-hidden={isStacked || undefined}
      role={isOpen ? 'button' : 'img'}
      aria-pressed={isOpen ? standing !== 'able' : undefined}
      tabIndex={isOpen ? 0 : undefined}
      onKeyDown={isOpen ? press : undefined}
      onFocus={isOpen ? ({ currentTarget }) => onLook(cell, isByKeys(currentTarget)) : undefined}
    >
      <title>{words}</title>
      {standing === 'still' && !isOnDanger ? null : <path className={css.ring} d={frameOf(face.army, 3)} />}
      <AnyCounter face={face} />
    </g>
  );
});

/** Whether a unit is lit for a press. */
function isPressable(standing: Standing): boolean {
  return standing === 'able' || standing === 'chosen' || standing === 'target';
}

function place({ cells }: MapSheet, cell: number, depth: number): string {
  const { x, y } = cells.centre[cell];
  const lie = lieOf(depth);
  return `translate(${x + lie.x} ${y + lie.y})`;
}

function march(group: SVGGElement, { cells }: MapSheet, way: readonly number[], depth: number): void {
  const lie = lieOf(depth);
  const steps = way.map((cell) => {
    const { x, y } = cells.centre[cell];
    return { transform: `translate(${x + lie.x}px, ${y + lie.y}px)` };
  });
  const duration = Math.min(PACE.most, PACE.least + PACE.perCell * way.length);
  group.animate(steps, { duration, easing: 'ease-in-out' });
}
