import { isRefusal, markTerms, type GameModule, type Lesson, type LessonStep } from '@club-route/engine';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch, useTouchWords } from '../../ui/touch-words.ts';
import type { TableController } from '../controller.ts';
import type { Sitting } from '../local/sitting.ts';
import { Explained } from '../rules/Explained.tsx';
import { useTable } from '../use-table.ts';
import { pointAtControls } from './point-at-controls.ts';
import { pointAt } from './pointer.ts';
import css from './LessonCard.module.css';

interface LessonCardProps {
  readonly controller: TableController;
  readonly sitting: Sitting;
}

/** The step of the lesson that is played here; in the end what was learned, and what comes next. */
export function LessonCard({ controller, sitting }: LessonCardProps) {
  useTable(controller, (state) => state);
  const here = sitting.lesson;
  if (here === undefined) return null;
  const { lesson, progress } = here;
  const step = lesson.steps[progress.step];
  // While something is told, the next step would speak of what nobody has seen yet.
  const isTold = controller.atRest;
  return (
    <aside className={css.lesson} aria-label="Lesson" data-lesson={progress.over ? 'over' : 'asked'}>
      <p className={css.title}>
        <strong>{lesson.title}</strong>
        <span>{progress.over ? 'Done' : `Step ${progress.step + 1} of ${lesson.steps.length}`}</span>
      </p>
      {!isTold ? (
        <p>Watch what happens.</p>
      ) : step === undefined ? (
        <Ending lesson={lesson} module={controller.module} />
      ) : (
        <AskedStep key={progress.step} controller={controller} step={step} />
      )}
    </aside>
  );
}

function AskedStep({ controller, step }: { readonly controller: TableController; readonly step: LessonStep }) {
  const textView = useSettings((settings) => settings.textView);
  const isTouched = useTouch();
  const words = useTouchWords();
  const hasKeys = useSettings(({ shortcuts }) => shortcuts) && !isTouched && controller.module.offers !== undefined;
  const [isShown, setShown] = useState(false);
  const { point } = step;
  useEffect(() => {
    pointAt(controller, point);
    const stop = pointAtControls(point?.controls ?? []);
    return () => {
      stop();
      pointAt(controller, undefined);
    };
  }, [controller, point]);
  return (
    <>
      <p role="status" className={css.step}>
        <Explained marked={markTerms(controller.module.glossary ?? [], step.text)} />
      </p>
      {step.how === undefined || textView ? null : <p className={css.how}>{words(step.how)}</p>}
      {textView || !hasKeys || point === undefined ? null : (
        <p className={css.how}>
          By keys: <kbd>f</kbd> goes to what this step points at, <kbd>Enter</kbd> does it.
        </p>
      )}
      {isShown || textView ? (
        <p className={css.how}>
          {step.orders.length === 1 ? 'The order: ' : 'The orders: '}
          {step.orders.map((order, index) => (
            <span key={order}>
              {index === 0 ? '' : ', then '}
              <code className={css.order}>{order}</code>
            </span>
          ))}
          .
        </p>
      ) : null}
      <div className={css.buttons}>
        {textView ? null : (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            Show the order
          </Button>
        )}
        <Button onClick={() => makeNext(controller, step)}>Do it for me</Button>
      </div>
    </>
  );
}

/** Makes the first of the step's moves that can still be made. */
function makeNext(controller: TableController, step: LessonStep): void {
  controller.propose(undefined);
  for (const order of step.orders) {
    const action = controller.module.language.read(controller.ground, controller.seat, order);
    if (isRefusal(action) || controller.refuses(action) !== undefined) continue;
    return controller.act(action);
  }
}

function Ending({ lesson, module }: { readonly lesson: Lesson; readonly module: GameModule }) {
  const game = module.game.id;
  const next = useNext(lesson, module);
  return (
    <>
      <p role="status" className={css.step}>
        {lesson.end}
      </p>
      <div className={css.buttons}>
        {next === undefined ? null : (
          <Link to="/learn/$game/$lesson" params={{ game, lesson: next.id }}>
            Next lesson: {next.title}
          </Link>
        )}
        <Link to="/learn/$game" params={{ game }}>
          All lessons
        </Link>
        <Link to="/new/$game" params={{ game }}>
          Start a game
        </Link>
      </div>
    </>
  );
}

/** The lesson of the game that comes after this one, if there is one. */
function useNext(lesson: Lesson, module: GameModule): Lesson | undefined {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    // Without the list there is still the way to all of them.
    module.lessons?.().then(setLessons, () => undefined);
  }, [module]);
  return lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1];
}
