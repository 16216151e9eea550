import { BAND_OF_FACE, COMBAT_TABLE, type Advantage, type Order } from '@club-route/battle-card';
import { Faces } from '../../../ui/dice/Faces.tsx';
import { OutcomeCell } from '../OutcomeCell.tsx';
import css from './Outcomes.module.css';

const FACES_OF_BAND = [0, 1, 2].map((band) => [1, 2, 3, 4, 5, 6].filter((face) => BAND_OF_FACE[face - 1] === band));

interface OutcomesProps {
  readonly id: string;
  readonly order: Order;
  readonly advantage: Advantage;
}

/** Before the roll: which faces do what. */
export function Outcomes({ id, order, advantage }: OutcomesProps) {
  return (
    <ul id={id} className={css.outcomes} aria-label={`Results of ${order === 'attack' ? 'an attack' : 'a defence'}`}>
      {COMBAT_TABLE[order][advantage].map((outcome, band) => (
        <li key={FACES_OF_BAND[band]!.join('')}>
          <Faces faces={FACES_OF_BAND[band]!} />
          <OutcomeCell outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}
