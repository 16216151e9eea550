import { useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { deskOf, useDesk } from '../desk.ts';
import { HALF } from '../counter/frames.ts';
import { lieOf } from './fan-geometry.ts';
import { Fan, type StackedUnit } from './Fan.tsx';
import { stackWords } from './order.ts';
import css from './Stacks.module.css';

interface StacksProps {
  readonly controller: object;
  readonly sheet: MapSheet;
  /** The cells with more than one counter, each from the bottom up. The counters themselves are drawn as pieces. */
  readonly stacks: ReadonlyMap<number, readonly StackedUnit[]>;
  /** Cells that can be pressed now. */
  readonly lit: readonly number[];
  readonly nameOf: (cell: number) => string;
  /** The stack was pressed as a whole: as if its cell were. */
  readonly onPress: (cell: number) => void;
  /** One of the fan was pressed: alone, or along with what is in hand. */
  readonly onTake: (unit: number, how: 'alone' | 'along') => void;
  /** All that can act are wanted. */
  readonly onTakeAll: (cell: number) => void;
}

/** How many lie in each stack, and the one that is looked at, fanned out. */
export function Stacks({ controller, sheet, stacks, lit, nameOf, onPress, onTake, onTakeAll }: StacksProps) {
  const hover = useDesk(controller, (desk) => desk.hover);
  const cursor = useDesk(controller, (desk) => desk.cursor);
  const [focused, setFocused] = useState<number>();
  // A fan lies over everything else on the map, and is drawn as from nearby whatever the scale of the rest.
  const [over, setOver] = useState<SVGGElement | null>(null);
  const left = useDesk(controller, (desk) => desk.left);
  // The match has gone on since: it is opened only if something in it is lit.
  const isLeft = cursor === left && cursor !== undefined && !stacks.get(cursor)?.some(isLit);
  const looked = isLeft ? undefined : cursor;
  const open = [focused, hover ?? looked].find((cell) => cell !== undefined && stacks.has(cell));
  const look = (cell: number): void => {
    setFocused(cell);
    const desk = deskOf(controller);
    desk.setState({ cursor: cell, left: undefined });
    desk.getState().map?.reveal(cell);
  };
  const press = (event: KeyboardEvent<SVGGElement>, cell: number): void => {
    if (event.key === 'a') onTakeAll(cell);
    else if (event.key === 'Enter' || event.key === ' ') onPress(cell);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown')
      over?.querySelector<SVGGElement>('[data-fanned][tabindex]')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={(group) => setOver(group === null ? null : overOf(group))}>
      {[...stacks].map(([cell, units]) => {
        const { x, y } = sheet.cells.centre[cell];
        const lie = lieOf(units.length - 1);
        const lifted = units.toReversed();
        const words = stackWords(
          nameOf(cell),
          lifted.map((one) => one.words),
        );
        return (
          <g key={cell} onBlur={() => setFocused(undefined)} onFocus={() => setFocused(cell)}>
            <g
              className={css.handle}
              transform={`translate(${x + lie.x} ${y + lie.y})`}
              role="button"
              tabIndex={0}
              aria-label={words}
              aria-expanded={cell === open}
              aria-keyshortcuts="a"
              onFocus={() => look(cell)}
              onKeyDown={(event) => press(event, cell)}
            >
              <circle className={css.badge} cx={-HALF + 2} cy={HALF - 2} r={13} />
              <text className={css.count} x={-HALF + 2} y={HALF - 2}>
                {units.length}
              </text>
            </g>
            {cell === open && over !== null
              ? createPortal(
                  <Fan
                    middle={sheet.cells.centre[cell]}
                    label={words}
                    units={lifted}
                    lit={lit.filter((one) => one !== cell).map((one) => sheet.cells.centre[one])}
                    onPress={() => onPress(cell)}
                    onTake={onTake}
                    onTakeAll={() => onTakeAll(cell)}
                  />,
                  over,
                )
              : null}
          </g>
        );
      })}
    </g>
  );
}

function isLit({ standing }: StackedUnit): boolean {
  return standing !== 'still' && standing !== 'lost';
}

/** The place on a map for what lies over everything else. */
function overOf(group: SVGGElement): SVGGElement | null {
  return group.ownerSVGElement!.querySelector<SVGGElement>('[data-over]');
}
