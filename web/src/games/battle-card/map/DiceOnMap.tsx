import { Die } from '../../../ui/dice/Die.tsx';
import type { DieOnMap } from '../picture.ts';
import { SEATS, WEATHER_DIE } from './places.ts';
import { spot } from './spot.ts';
import css from './DiceOnMap.module.css';

/** The dice of the entry on show: between the two sides that rolled them, and beside Arnhem for its reinforcement. */
export function DiceOnMap({ dice }: { readonly dice: readonly DieOnMap[] }) {
  return dice.map(({ at, face, rolling }) => (
    <span key={at} className={css.die} style={spot(at === 'weather' ? WEATHER_DIE : SEATS[at]!.row)}>
      <Die face={face} rolling={rolling} />
    </span>
  ));
}
