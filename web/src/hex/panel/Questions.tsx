import type { Action, QuestionOffer } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { SixFaces } from './SixFaces.tsx';
import css from './Decision.module.css';

interface QuestionsProps extends Pick<HexProps, 'controller'> {
  readonly questions: readonly QuestionOffer<Action>[];
}

/** Things that a die would decide: each with its faces, what hangs on it, and the button that rolls. */
export function Questions({ controller, questions }: QuestionsProps) {
  return questions.map(({ title, note, faces, words, label, action }) => (
    <article key={title} className={css.question}>
      <h3>
        {title} <small>{note}</small>
      </h3>
      <SixFaces label="Result of each die roll" faces={faces} />
      <p>{words}</p>
      <Button primary shortcut={questions.length === 1 ? 'Enter' : undefined} onClick={() => controller.act(action)}>
        {label}
      </Button>
    </article>
  ));
}
