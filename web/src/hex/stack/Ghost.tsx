import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { ECHELONS, SYMBOLS } from '@club-route/cartography/symbols/units.generated';
import type { AnyFace } from '../counter/Counter.tsx';
import { frameOf } from '../counter/frames.ts';
import { lieOf } from './fan-geometry.ts';
import { faintnessOf, ghostWords, shortDate } from './sighting.ts';
import css from './Ghost.module.css';

interface GhostProps {
  readonly sheet: MapSheet;
  readonly cell: number;
  /** How many were last seen in the same cell and lie under it. */
  readonly depth: number;
  readonly face: AnyFace;
  /** What is known of the unit. */
  readonly words: string;
  /** When it was last seen there, as the game says it ("18 September"), and how many turns ago. */
  readonly seen: { readonly when: string; readonly age: number };
}

/** A unit where it was last seen: an outline that fades with age, with the date. It can be read, not pressed. */
export function Ghost({ sheet, cell, depth, face, words, seen }: GhostProps) {
  const { x, y } = sheet.cells.centre[cell];
  const lie = lieOf(depth);
  return (
    <g
      className={css.ghost}
      role="img"
      transform={`translate(${x + lie.x} ${y + lie.y})`}
      data-army={face.army}
      opacity={faintnessOf(seen.age)}
    >
      <title>{ghostWords(words, seen.when)}</title>
      <g className={css.drawn}>
        <path className={css.outline} d={frameOf(face.army)} />
        {'isUnknown' in face ? (
          <text className={css.mark}>?</text>
        ) : (
          <g className={css.symbol}>
            <path d={`M25 50H175V150H25Z${SYMBOLS[face.symbol]}`} />
            <path className={css.echelon} d={ECHELONS[face.echelon]} />
          </g>
        )}
        <text className={css.date}>{shortDate(seen.when)}</text>
      </g>
    </g>
  );
}
