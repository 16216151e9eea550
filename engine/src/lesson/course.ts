import { isRefusal, type Action, type GameModule, type Refusal, type Report, type Seat } from '../contract.ts';
import { AnyDice } from '../dice/dice.ts';
import { RecordingDice } from '../dice/scripted.ts';
import type { Step } from '../match/history.ts';
import { CLOCK } from '../match/journal.ts';
import { Match } from '../match/match.ts';
import { defaultOptions, type OptionValues } from '../options.ts';
import { awaitedIn } from '../sides.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from '../text/canonical.ts';
import type { Lesson, LessonMove, LessonProgress, LessonStep } from './lesson.ts';

/** The rule that an answer of a lesson names: none of the game's. */
export const LESSON_RULE = 'lesson';

/** To those whose lesson lets time pass by itself, such as an umpire. */
export const TIME_OF_LESSON = 'In this lesson time passes by itself after you complete a step.';

/** After so many answers in a row that nobody laid out, a lesson is at fault. */
const MOST_REPLIES = 200;

/** How far a line of moves has come: the step, and how many dice were rolled in it. */
interface Reached {
  readonly step: number;
  readonly rolled: number;
  /** Whether the learner has made a move in it. */
  readonly begun: boolean;
}

const NOTHING_DONE: Reached = { step: 0, rolled: 0, begun: false };

/** Plays a lesson on a match: begins it, holds back what does not serve, rolls its dice and moves for the others. */
export class LessonCourse<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly lesson: Lesson<S, A, O>;
  readonly #module: GameModule<S, A, O, D, R>;

  constructor(module: GameModule<S, A, O, D, R>, lesson: Lesson<S, A, O>) {
    this.#module = module;
    this.lesson = lesson;
  }

  /** A match in the position of the first step. */
  begin(key: string): Match<S, A, O, D, R> {
    const { game } = this.#module;
    const { options, setupDice = [], before = [] } = this.lesson;
    const rolled = new RecordingDice(new LaidOutDice(setupDice));
    const all = { ...defaultOptions(game.options), ...options };
    game.setup(all, rolled);
    const values = rolled.draws.map(({ value }) => value);
    const match = Match.start(game, all, { kind: 'typed' }, key, values);
    for (const move of before) this.#make(match, move);
    this.#reply(match, []);
    return match;
  }

  /** Whether a match that was kept is of this lesson as it is today. */
  fits(match: Match<S, A, O, D, R>): boolean {
    const fresh = this.begin(match.header.match);
    const line = match.line();
    return fresh.line().every(({ entry }, index) => {
      const kept = line[index]?.entry;
      return kept !== undefined && canonical([kept.deed, kept.draws]) === canonical([entry.deed, entry.draws]);
    });
  }

  progress(match: Match<S, A, O, D, R>): LessonProgress {
    const { step } = this.#reached(match);
    return { step, over: step >= this.lesson.steps.length };
  }

  /** The step that is asked; nothing when all are done. */
  asked(match: Match<S, A, O, D, R>): LessonStep<S, A> | undefined {
    return this.lesson.steps[this.progress(match).step];
  }

  /** Why a move is held back: the answer to it, if it does not serve the step. */
  answer(match: Match<S, A, O, D, R>, action: A): Refusal | undefined {
    const step = this.asked(match);
    if (step === undefined) return { rule: LESSON_RULE, text: 'The lesson is over. Start a game to go on playing.' };
    const sight = this.#module.game.sight(match.state, this.lesson.seat);
    if (step.serves(action, sight)) return undefined;
    const foreseen = step.wrong.find((wrong) => wrong.is(action, sight));
    const text = foreseen?.answer ?? `The rules allow this, but this step of the lesson is different. ${step.text}`;
    return { rule: LESSON_RULE, text };
  }

  /** Makes a move of the learner's and whatever the others do then; or says why it is held back. */
  act(match: Match<S, A, O, D, R>, action: A): readonly Step<A, R>[] | Refusal {
    const { seat } = this.lesson;
    const refusal = match.refuse(seat, action) ?? this.answer(match, action);
    if (refusal !== undefined) return refusal;
    const { step, rolled } = this.#reached(match);
    const dice = new LaidOutDice(this.lesson.steps[step]!.dice?.slice(rolled));
    const made = [this.#play(match, seat, action, dice)];
    const isDone = (): boolean => this.#reached(match).step > step;
    // A move that somebody interrupts comes to its end only with the answer.
    if (!isDone()) made.push(...this.#reply(match, [], dice));
    if (isDone()) made.push(...this.#reply(match, this.lesson.steps[step]!.replies ?? [], dice));
    return made;
  }

  /**
   * The others move as laid out; then, as long as the learner is not asked, they give the answer that changes least. Where
   * time passes meanwhile, it rolls what is left of the learner's dice.
   */
  #reply(
    match: Match<S, A, O, D, R>,
    moves: readonly LessonMove[],
    dice: LaidOutDice = new LaidOutDice(),
  ): readonly Step<A, R>[] {
    const made: Step<A, R>[] = [];
    for (const move of moves) {
      // Where time is a seat everybody may act at any time, and time passes as laid out.
      if (this.#module.clock === undefined) made.push(...this.#replyUntil(match, move.seat, dice));
      made.push(...this.#make(match, move));
    }
    return [...made, ...this.#replyUntil(match, this.lesson.seat, dice)];
  }

  #replyUntil(match: Match<S, A, O, D, R>, seat: Seat, dice: LaidOutDice): readonly Step<A, R>[] {
    const made: Step<A, R>[] = [];
    for (let replies = 0; ; replies++) {
      const awaited = awaitedIn(match.game, match.state);
      const other = awaited[0];
      if (other === undefined || awaited.includes(seat)) return made;
      if (replies === MOST_REPLIES) throw new Error(`in the lesson "${this.lesson.id}" nobody asks ${seat} any more`);
      if (other === CLOCK && this.#module.clock !== undefined) {
        const action = this.#timePasses(match);
        if (action === undefined) return made;
        made.push(this.#play(match, CLOCK, action, dice));
      } else made.push(this.#play(match, other, this.#least(match, other), new LaidOutDice()));
    }
  }

  /** To the next event. Whoever gets no mail, such as an umpire, is never asked again by time that passes: it stands for them. */
  #timePasses(match: Match<S, A, O, D, R>): A | undefined {
    const clock = this.#module.clock!;
    if (match.refuse(this.lesson.seat, clock.attend) !== undefined) return undefined;
    const next = clock.next(match.state);
    return clock.due?.(match.state) ?? (next === undefined ? undefined : clock.advance(next));
  }

  /** A move that is laid out; time passes as far as it says, through all that happens. */
  #make(match: Match<S, A, O, D, R>, move: LessonMove): readonly Step<A, R>[] {
    const { clock } = this.#module;
    const dice = new LaidOutDice(move.dice);
    const action = this.#read(match, move);
    if (move.seat !== CLOCK || clock === undefined) return [this.#play(match, move.seat, action, dice)];
    const made: Step<A, R>[] = [];
    while (clock.next(match.state) !== undefined && match.refuse(CLOCK, action) === undefined)
      made.push(this.#play(match, CLOCK, action, dice));
    return made;
  }

  /** What ends the matter, else what is offered first. */
  #least(match: Match<S, A, O, D, R>, seat: Seat): A {
    let choices = match.choices(seat);
    for (;;) {
      const choice = choices.find(({ ends }) => ends) ?? choices[0];
      if (choice === undefined) throw new Error(`in the lesson "${this.lesson.id}" ${seat} can do nothing`);
      if (choice.action !== undefined) return choice.action;
      choices = match.choices(seat, choice.draft);
    }
  }

  #play(match: Match<S, A, O, D, R>, seat: Seat, action: A, laidOut: LaidOutDice): Step<A, R> {
    const { game } = match;
    const dice = new RecordingDice(laidOut);
    game.apply(game.shape.copy(match.state), seat, action, dice);
    const done = match.act(
      seat,
      action,
      dice.draws.map(({ value }) => value),
    );
    if (isRefusal(done)) throw new Error(`the lesson "${this.lesson.id}" cannot go on: ${done.text}`);
    return done;
  }

  #read(match: Match<S, A, O, D, R>, { seat, order }: LessonMove): A {
    const { game, language } = this.#module;
    const read = language.read(game.sight(match.state, seat), seat, order);
    if (isRefusal(read)) throw new Error(`the lesson "${this.lesson.id}" cannot read "${order}": ${read.text}`);
    return read;
  }

  /** The moves since the lesson began, without those that were taken back, say how far it has come. */
  #reached(match: Match<S, A, O, D, R>): Reached {
    const { steps, seat } = this.lesson;
    const { game } = match;
    const from = this.#opening(match);
    let reached: Reached = NOTHING_DONE;
    for (const { entry } of match.line().slice(from)) {
      const isOwn = entry.seat === seat && entry.deed.kind === 'act';
      const step = steps[reached.step];
      if (step === undefined) return reached;
      const begun = reached.begun || isOwn;
      // Time that the learner lets pass rolls the learner's dice.
      const rolls = isOwn || (begun && entry.seat === CLOCK);
      const isDone = begun && (step.done?.(game.sight(match.stateAt(entry.n), seat)) ?? true);
      reached = isDone
        ? { ...NOTHING_DONE, step: reached.step + 1 }
        : { ...reached, begun, rolled: reached.rolled + (rolls ? entry.draws.length : 0) };
    }
    return reached;
  }

  /** How many entries lead to the first step. */
  #opening({ game }: Match<S, A, O, D, R>): number {
    this.#entries ??= this.begin(game.id).line().length;
    return this.#entries;
  }
  #entries: number | undefined;
}

/** The faces laid out, then the middle of what may come: no lesson hangs on it. */
class LaidOutDice extends AnyDice {
  #at = 0;
  readonly #faces: readonly number[];

  constructor(faces: readonly number[] = []) {
    super();
    this.#faces = faces;
  }

  override between(low: number, high: number): number {
    const face = this.#faces[this.#at++];
    return face === undefined ? Math.floor((low + high) / 2) : Math.min(Math.max(face, low), high);
  }
}
