import { isRefusal, type Action, type GameModule, type Report } from '../contract.ts';
import { LESSON_RULE, LessonCourse } from '../lesson/course.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Match } from '../match/match.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';

/** A sentence that somebody reads at the table has at most so many words; see the guide to plain words in CONTRIBUTING. */
const MOST_WORDS = 34;
const MOST_SENTENCES = 3;

/**
 * What holds of every lesson: its own moves play it to the end, each foreseen wrong move is legal and gets its answer, and
 * nothing changes by it. Gives what is wrong, lesson by lesson; an empty list is good.
 */
export async function lessonFaults<
  S extends StateObject,
  A extends Action,
  O extends OptionValues,
  D,
  R extends Report,
>(module: GameModule<S, A, O, D, R>): Promise<readonly string[]> {
  const lessons = (await module.lessons?.()) ?? [];
  if (lessons.length === 0) return ['there is no lesson'];
  const twice = lessons.filter(({ id }, index) => lessons.findIndex((one) => one.id === id) !== index);
  return [
    ...twice.map(({ id }) => `two lessons are called ${id}`),
    ...lessons.flatMap((lesson) =>
      faultsOf(module, new LessonCourse(module, lesson)).map((text) => `${lesson.id}: ${text}`),
    ),
  ];
}

function faultsOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, language }: GameModule<S, A, O, D, R>,
  course: LessonCourse<S, A, O, D, R>,
): readonly string[] {
  const { lesson } = course;
  const match = course.begin('lesson');
  const faults: string[] = [...emptyParts(lesson)];
  const read = (order: string): A | string => {
    const found = language.read(game.sight(match.state, lesson.seat), lesson.seat, order);
    return isRefusal(found) ? `"${order}" is not read: ${found.text}` : found;
  };
  for (const [index, step] of lesson.steps.entries()) {
    const fault = (text: string): void => void faults.push(`step ${index + 1}: ${text}`);
    if (course.progress(match).step !== index) fault(`the lesson is at step ${course.progress(match).step + 1}`);
    for (const text of [step.text, ...step.wrong.map(({ answer }) => answer)])
      for (const wordy of tooLong(text)) fault(wordy);
    for (const { order, answer } of step.wrong) {
      const before = match.head;
      const action = read(order);
      const found = typeof action === 'string' ? action : answerTo(course, match, action);
      if (found !== answer) fault(`"${order}" is answered by: ${found}`);
      if (match.head !== before) fault(`"${order}" was carried out`);
    }
    for (const order of step.orders) {
      const action = read(order);
      const made = typeof action === 'string' ? action : course.act(match, action);
      if (typeof made === 'string') fault(made);
      else if (isRefusal(made)) fault(`"${order}" is refused: ${made.text}`);
    }
    if (faults.length > 0) return faults;
  }
  if (!course.progress(match).over) faults.push('its own moves do not end it');
  if (!course.fits(match)) faults.push('a match that was kept is not known again');
  return faults;
}

/** What says nothing, or points at nothing. */
function emptyParts<S, A, O>({ id, title, about, end, steps }: Lesson<S, A, O>): readonly string[] {
  const faults = [id, title, about, end].includes('')
    ? ['its address, its title, what it is about or its end is empty']
    : [];
  for (const [index, { text, how, point, orders, wrong }] of steps.entries()) {
    const { cells, units, controls } = point ?? {};
    const texts = [text, how, ...(controls ?? []), ...wrong.map(({ answer }) => answer)];
    const lists = [orders, point && Object.keys(point), cells, units, controls];
    if (texts.includes('')) faults.push(`step ${index + 1}: a text is empty`);
    if (lists.some((list) => list?.length === 0))
      faults.push(`step ${index + 1}: it has no order, or points at nothing`);
  }
  return faults;
}

function answerTo<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  course: LessonCourse<S, A, O, D, R>,
  match: Match<S, A, O, D, R>,
  action: A,
): string {
  const made = course.act(match, action);
  if (!isRefusal(made)) return 'nothing: it is carried out';
  return made.rule === LESSON_RULE ? made.text : `the rules (${made.rule}): ${made.text}`;
}

function tooLong(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return [
    ...(sentences.length > MOST_SENTENCES ? [`${sentences.length} sentences: ${text}`] : []),
    ...sentences.filter((one) => one.split(/\s+/).length > MOST_WORDS).map((one) => `a long sentence: ${one}`),
  ];
}
