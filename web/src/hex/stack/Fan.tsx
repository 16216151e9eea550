import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Spot } from '@club-route/cartography/sheet/spot';
import type { Standing } from '../board/Piece.tsx';
import { AnyCounter, type AnyFace } from '../counter/Counter.tsx';
import { frameOf } from '../counter/frames.ts';
import { useFan } from './use-fan.ts';
import { useLongPress } from './use-long-press.ts';
import css from './Fan.module.css';

/** A counter of a stack, and what it is in the decision that is asked. */
export interface StackedUnit {
  readonly unit: number;
  readonly face: AnyFace;
  readonly words: string;
  readonly standing: Standing;
  /** A press on it does something, whether it is lit or not. */
  readonly canPress: boolean;
}

interface FanProps {
  /** The middle of its cell. */
  readonly middle: Spot;
  readonly label: string;
  /** The topmost first. */
  readonly units: readonly StackedUnit[];
  /** The middles of the cells that can be pressed: it lies on as few of them as it can. */
  readonly lit: readonly Spot[];
  /** It was pressed beside the counters: as if the stack were. */
  readonly onPress: () => void;
  readonly onTake: (unit: number, how: 'alone' | 'along') => void;
  readonly onTakeAll: () => void;
}

/** A stack fanned out, large enough to read at every scale and never beyond the edge of the map. */
export function Fan({ middle, label, units, lit, onPress, onTake, onTakeAll }: FanProps) {
  const group = useRef<SVGGElement>(null);
  const fan = useFan(group, units.length, middle, lit);
  const { left, top, right, bottom } = fan.box;
  const press = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.key === 'a') onTakeAll();
    else if (!step(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      ref={group}
      className={css.fan}
      role="group"
      aria-label={label}
      data-testid="fan"
      data-detail="near"
      onKeyDown={press}
      // What lies under the fan is not meant.
      onClick={keep}
      onPointerMove={keep}
    >
      <rect
        className={css.plate}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={4 * fan.scale}
        onClick={onPress}
      />
      {units.map((one, index) => (
        <Fanned key={one.unit} {...one} spot={fan.spots[index]} scale={fan.scale} onTake={onTake} />
      ))}
    </g>
  );
}

interface FannedProps extends StackedUnit {
  readonly spot: Spot;
  readonly scale: number;
  readonly onTake: FanProps['onTake'];
}

/** Pressed it is taken alone; with Shift, or pressed long, along with what is in hand. */
function Fanned({ unit, face, words, standing, canPress, spot, scale, onTake }: FannedProps) {
  const take = (isAlong: boolean): void => onTake(unit, isAlong ? 'along' : 'alone');
  const touch = useLongPress(() => take(true));
  // What is lit can be reached by keys, even if there is nothing to do with it now.
  const isOpen = canPress || (standing !== 'still' && standing !== 'lost');
  return (
    <g
      className={css.fanned}
      transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}
      data-standing={standing}
      data-fanned={unit}
      role={isOpen ? 'button' : 'img'}
      aria-label={words}
      aria-pressed={isOpen ? standing === 'chosen' || standing === 'target' : undefined}
      tabIndex={isOpen ? 0 : undefined}
      {...(isOpen ? touch.handlers : {})}
      onClick={(event) => {
        if (isOpen && !touch.wasLong()) take(event.shiftKey);
      }}
      onKeyDown={(event) => {
        if (!isOpen || (event.key !== 'Enter' && event.key !== ' ')) return;
        take(event.shiftKey);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <title>{words}</title>
      {standing === 'still' && !canPress ? null : <path className={css.ring} d={frameOf(face.army, 3)} />}
      <AnyCounter face={face} />
    </g>
  );
}

function keep(event: MouseEvent | PointerEvent): void {
  event.stopPropagation();
}

/** Arrows go from one counter of the fan to the next. */
function step({ key, currentTarget, target }: KeyboardEvent<SVGGElement>): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (by === undefined) return false;
  const counters = [...currentTarget.querySelectorAll<SVGGElement>('[data-fanned][tabindex]')];
  const at = counters.indexOf(target as SVGGElement);
  counters[(at + by + counters.length) % counters.length]?.focus();
  return true;
}
