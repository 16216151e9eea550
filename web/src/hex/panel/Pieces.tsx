import type { Action, PieceOffer } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import { CounterImage } from '../counter/CounterImage.tsx';
import type { HexProps } from '../game.ts';
import { carryOut } from '../press.ts';
import css from './Pieces.module.css';

interface PiecesProps extends HexProps {
  readonly pieces: readonly PieceOffer<Action, unknown>[];
}

/** The pieces of a plan in order: those that are placed, the next one, and the rest. */
export function Pieces({ controller, game, pieces }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <ol className={css.pieces}>
      {pieces.map(({ unit, title, note, where, step, back }) => (
        <li key={title} aria-current={step === 'next' ? 'step' : undefined} data-placed={step === 'placed'}>
          {unit === undefined ? null : <CounterImage face={game.face(controller.state, unit)} size="2.75rem" />}
          <span>
            <b>{title}</b> <small>{note}</small>
            <br />
            <small>{where}</small>
          </span>
          {back === undefined ? null : (
            <Button aria-label={back.label} onClick={() => carryOut(controller, back.press)}>
              Take back
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
