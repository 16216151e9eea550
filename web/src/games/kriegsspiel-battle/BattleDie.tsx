import type { Face } from '@club-route/kriegsspiel/battle';
import { DIE_SIGNS } from './symbols.ts';
import css from './BattleDie.module.css';

interface BattleDieProps {
  readonly face: Face;
  /** What it does to the unit it is rolled at; nothing while it is in the air. */
  readonly does?: 'hit' | 'flag' | 'nothing';
}

/** One face of a battle die. */
export function BattleDie({ face, does }: BattleDieProps) {
  return (
    <svg className={css.die} viewBox="-16 -16 32 32" data-does={does} aria-hidden="true">
      <rect x="-14.5" y="-14.5" width="29" height="29" rx="5" />
      <path d={DIE_SIGNS[face]} />
    </svg>
  );
}
