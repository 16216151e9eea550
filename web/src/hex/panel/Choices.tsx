import type { Action, ChoiceGroup } from '@club-route/engine';
import { Fold } from '../../ui/Fold.tsx';
import type { HexProps } from '../game.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import css from './Decision.module.css';

interface ChoicesProps extends HexProps {
  readonly group: ChoiceGroup<Action, unknown>;
}

/** Choices of one kind, each a button; folded away where they are rarely wanted. */
export function Choices({ controller, game, group }: ChoicesProps) {
  const { title, folded, kind, choices } = group;
  if (choices.length === 0) return null;
  const list = (
    <ul className={css.choices} aria-label={title} data-signs={choices.some(({ sign }) => sign !== undefined)}>
      {kind === 'list' && folded === undefined ? (
        <li className={css.legend} aria-hidden="true">
          {title}
        </li>
      ) : null}
      {choices.map((choice) => (
        <li key={`${choice.label} ${choice.note}`}>
          <ChoiceButton controller={controller} game={game} choice={choice} kind={kind} />
        </li>
      ))}
    </ul>
  );
  return folded === undefined ? (
    list
  ) : (
    <Fold id={`choices/${title}`} line={folded}>
      {list}
    </Fold>
  );
}
