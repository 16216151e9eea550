import { isRefusal, type Action, type GameModule, type MapPicture, type Report } from '../contract.ts';
import type { CellLook, Offer } from '../offer.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { LessonCourse } from './course.ts';

/**
 * A picture in the rules. Its position is that of a lesson, which the tests play by the real rules, and what it marks and
 * says is worked out by those rules, so that it cannot be wrong.
 */
export interface RulesFigure<S = unknown> {
  /** The section that it stands in. */
  readonly rule: string;
  readonly lesson: string;
  /** The position in which this step is asked, from 0; as many as there are: when all are done. */
  readonly step: number;
  /** Where it is not the picture that the game sends by mail. */
  picture?(sight: S): FigurePicture;
  /** The cells that must be in the picture; none: everything that lies on the map. */
  cells(sight: S): readonly number[];
  marks(sight: S): readonly FigureMark[];
  /** Two or three sentences: what can be seen, and why it is so. */
  caption(sight: S): string;
}

/** What a figure is drawn of: a picture on a board of the theatre, or on a ground of its own. */
export interface FigurePicture extends MapPicture {
  /** The ground in the form of a compiled board, where it is none of the theatre's. What draws it knows the form. */
  readonly file?: unknown;
}

/** A cell that is marked; `zone`: it is controlled, as no table shows it. */
export interface FigureMark {
  readonly cell: number;
  readonly look: CellLook | 'zone';
  /** A few letters in it, such as a cost. */
  readonly text?: string;
}

/** The cells that a table lights, as it lights them; of some of them only where `among` is given. */
export function marksOf<A, D>({ cells }: Pick<Offer<A, D>, 'cells'>, among?: readonly number[]): readonly FigureMark[] {
  return [...cells].flatMap(([cell, { look, text }]) =>
    look === undefined || among?.includes(cell) === false
      ? []
      : [{ cell, look, ...(text === undefined ? {} : { text }) }],
  );
}

/** A figure ready to be drawn. */
export interface DrawnFigure {
  readonly rule: string;
  readonly picture: FigurePicture;
  readonly cells: readonly number[];
  readonly marks: readonly FigureMark[];
  readonly caption: string;
}

/** Plays the lessons up to the positions of the figures, and works the figures out; `pause` lets others work before each. */
export async function figuresOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  module: GameModule<S, A, O, D, R>,
  pause?: () => Promise<void>,
): Promise<readonly DrawnFigure[]> {
  const [asked = [], lessons = []] = await Promise.all([module.figures?.(), module.lessons?.()]);
  const figures: DrawnFigure[] = [];
  for (const figure of asked) {
    await pause?.();
    const lesson = lessons.find(({ id }) => id === figure.lesson);
    if (lesson === undefined) throw new Error(`there is no lesson "${figure.lesson}" for a figure of ${figure.rule}`);
    const sight = sightAt(module, new LessonCourse(module, lesson), figure.step);
    figures.push({
      rule: figure.rule,
      picture: figure.picture?.(sight) ?? module.picture!(sight, lesson.seat),
      cells: figure.cells(sight),
      marks: figure.marks(sight),
      caption: figure.caption(sight),
    });
  }
  return figures;
}

/** What the learner sees when a step is asked. */
function sightAt<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, language }: GameModule<S, A, O, D, R>,
  course: LessonCourse<S, A, O, D, R>,
  step: number,
): S {
  const { seat, steps, id } = course.lesson;
  const match = course.begin(`figure ${id}`);
  for (const order of steps.slice(0, step).flatMap(({ orders }) => orders)) {
    const action = language.read(game.sight(match.state, seat), seat, order);
    const made = isRefusal(action) ? action : course.act(match, action);
    if (isRefusal(made)) throw new Error(`the figure of "${id}" cannot be played: ${made.text}`);
  }
  return game.sight(match.state, seat);
}
