import type { TableController } from './controller.ts';
import css from './DiceNote.module.css';

interface DiceNoteProps {
  readonly controller: TableController;
  readonly onCheck: () => void;
}

const WORDS = {
  fair: 'Dice on one device are honest, not certified.',
  fast: 'This branch has its own dice.',
  typed: 'Dice from your own table.',
} as const;

/** Says quietly where the dice come from. */
export function DiceNote({ controller, onCheck }: DiceNoteProps) {
  // A match on a server: nobody at the table has the seed, and it is shown when the match is over.
  if (controller.source.archive === undefined)
    return <p className={css.note}>All sides make the dice together. You can check every roll at the end.</p>;
  if (controller.source.archive.isLesson) return <p className={css.note}>In a lesson the dice are set beforehand.</p>;
  return (
    <p className={css.note}>
      {WORDS[controller.source.dice]}{' '}
      <button type="button" onClick={onCheck}>
        Check them
      </button>
    </p>
  );
}
