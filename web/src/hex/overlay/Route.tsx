import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { straightPath } from '@club-route/cartography/sheet/path';
import { routeLine } from '../board/geometry.ts';
import css from './Route.module.css';

interface RouteProps {
  readonly sheet: MapSheet;
  /** From the first cell to the last. */
  readonly way: readonly number[];
  /** `ahead`: would be taken; `planned`: shall be taken later; `taken`: was taken; `attack`: at an enemy, short of its counter. */
  readonly look: 'ahead' | 'planned' | 'taken' | 'attack';
}

/** A way over the map: a line with an arrow, as with a grease pencil. */
export function Route({ sheet, way, look }: RouteProps) {
  if (way.length < 2) return null;
  const line = look === 'attack' ? routeLine(sheet, way, 28, 32) : routeLine(sheet, way, 40, 4);
  const end = line.at(-1)!;
  const before = line.at(-2)!;
  const bearing = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const path = straightPath(line);
  return (
    <g className={css.route} data-look={look} aria-hidden="true">
      <path className={css.casing} d={path} />
      <path className={css.line} d={path} />
      <path
        className={css.head}
        d="M14 0L-12 -14L-5 0L-12 14Z"
        transform={`translate(${end.x} ${end.y}) rotate(${bearing}) scale(${look === 'attack' ? 0.7 : 1})`}
      />
    </g>
  );
}
