import { BAND_OF_FACE, COMBAT_TABLE, type Advantage, type Order } from '@club-route/battle-card';
import { Faces } from '../../../ui/dice/Faces.tsx';
import { OutcomeCell } from '../OutcomeCell.tsx';
import css from './Outcomes.module.css';

const FACES_OF_BAND = [0, 1, 2].map((band) => [1, 2, 3, 4, 5, 6].filter((face) => BAND_OF_FACE[face - 1] === band));

/** Before the roll: which faces do what, each as wide as it is likely. */
export function Outcomes({ order, advantage }: { readonly order: Order; readonly advantage: Advantage }) {
  return (
    <ul className={css.outcomes} aria-label="What the die does">
      {COMBAT_TABLE[order][advantage].map((outcome, band) => (
        <li key={FACES_OF_BAND[band]!.join('')} style={{ flexGrow: FACES_OF_BAND[band]!.length }}>
          <Faces faces={FACES_OF_BAND[band]!} />
          <OutcomeCell outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}
