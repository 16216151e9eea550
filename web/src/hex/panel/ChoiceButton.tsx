import { EMPTY_HAND, type Action, type ChoiceGroup, type ChoiceOffer } from '@club-route/engine';
import { aimOf, deskOf, lookAt, useDesk } from '../desk.ts';
import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { carryOut, carryOutAll } from '../press.ts';
import css from './Decision.module.css';

interface ChoiceButtonProps extends HexProps {
  readonly choice: ChoiceOffer<Action, unknown>;
  readonly kind: ChoiceGroup<Action, unknown>['kind'];
}

/** A note of so many letters fits beside its label; a longer one goes below it. */
const SHORT_NOTE = 20;

/** One choice as a button; pointing at it shows its cell on the map, with the way there. */
export function ChoiceButton({ controller, game, choice, kind }: ChoiceButtonProps) {
  const { label, note, press, cell, through = [], selected, sign, idle = false } = choice;
  const { Sign } = game;
  const aimed = useDesk(
    controller,
    (desk) => kind === 'cells' && aimOf(desk) === cell && through.every((one) => desk.hand.through.includes(one)),
  );
  const point = (hover: number | undefined): void => {
    // A way that is pointed at is tried on, and put back afterwards.
    const hand = { ...EMPTY_HAND, through: hover === undefined ? [] : through };
    deskOf(controller).setState(kind === 'cells' ? { hover, hand } : { hover });
  };
  const leave = (): void => {
    // A drawer is as high as what it shows. It must not shrink and slip away from under the pointer.
    if (!matchMedia('(max-width: 45.99rem)').matches) point(undefined);
  };
  const act = (): void => {
    if (press.further === undefined && press.sequel === undefined) carryOut(controller, press);
    else carryOutAll(controller, game, press);
    if (kind === 'works' && press.action === undefined && cell !== undefined) lookAt(controller, cell);
  };
  const isLong = note !== undefined && note.length > SHORT_NOTE;
  const text = (
    <>
      {label} {note === undefined ? null : <small>{note}</small>}
    </>
  );
  const words =
    sign === undefined || Sign === undefined ? (
      isLong ? (
        <span className={css.noted}>{text}</span>
      ) : (
        text
      )
    ) : (
      <span className={css.signed} data-idle={idle}>
        <Sign sign={sign} />
        <span>{text}</span>
      </span>
    );
  if (kind === 'works') {
    // The keyboard goes through them one by one: the map follows. The mouse would tear it about.
    const follow = (): void => {
      if (press.action !== undefined && cell !== undefined) lookAt(controller, cell);
    };
    return (
      <Button onFocus={follow} onClick={act}>
        {words}
      </Button>
    );
  }
  return (
    <Button
      className={aimed ? css.aimed : ''}
      aria-pressed={selected}
      onPointerEnter={() => point(cell)}
      onPointerLeave={leave}
      onFocus={() => point(cell)}
      onBlur={leave}
      onClick={act}
    >
      {words}
    </Button>
  );
}
