import type { GameModule, LessonCourse, Match } from '@club-route/engine';
import type { Seating } from '../table/local/seating.ts';
import type { Players } from '../table/players.ts';
import { journalOf, type Attestation } from './attested.ts';
import type { MatchCard } from './card.ts';
import { newKey } from './key.ts';
import { keepPapers } from './safe.ts';
import { keepMatch, listMatches } from './store.ts';

/** What is kept of a match besides its journal. */
export interface Kept {
  readonly key: string;
  readonly started: number;
  readonly seating: Seating;
  readonly name?: string;
  readonly attested?: Attestation;
  /** The lesson that is played, where it is one. */
  readonly course?: LessonCourse;
}

/** Keeps a match as it stands. On the device that plays alone the seed is kept too, or the dice could not go on. */
export async function keep(kept: Kept, match: Match, module: GameModule, from?: string): Promise<void> {
  await keepMatch(cardOf(kept, match, module), JSON.stringify(journalOf(match, kept.attested)), from);
}

/** What the list shows of a match: nothing that one side alone may know. */
export function cardOf({ key, started, seating, name, course }: Kept, match: Match, module: GameModule): MatchCard {
  const { branch } = match.header;
  return {
    key,
    started,
    seating: { players: seating.players, lent: seating.lent },
    name: name ?? (course && `Lesson: ${course.lesson.title}`),
    match: match.header.match,
    game: match.game.id,
    title: match.game.title,
    situation: course === undefined ? situationOf(match, module, seating.players) : lessonSituation(match, course),
    result: course?.progress(match).over === true ? 'learned' : match.result()?.name,
    // How many there are besides would tell how much a side has done unseen.
    entries: match.film('spectator').frames.length,
    head: match.head,
    origin: branch && { match: branch.match, entry: branch.entries - 1 },
    changed: Date.now(),
  };
}

function lessonSituation(match: Match, course: LessonCourse): string {
  const { step, over } = course.progress(match);
  const { steps } = course.lesson;
  return over ? 'You have finished this lesson.' : `Step ${step + 1} of ${steps.length}.`;
}

/** Where a match stands. */
function situationOf(match: Match, { game, language, clock }: GameModule, players: Players): string {
  // The time as everybody knows it.
  if (clock !== undefined && match.result() === undefined)
    return `It is ${clock.words(clock.minute(game.sight(match.state, 'spectator')))}.`;
  const active = match.active();
  const seat = active[0] ?? game.seats[0]!;
  if (match.result() !== undefined || game.seats.length === 1) return language.prompt(match.state, seat);
  const { people } = language.names(seat);
  if (active.length > 1) return 'Waiting for all sides.';
  return players[seat] === undefined ? `Waiting for ${people}.` : `The computer plays ${people} and moves next.`;
}

/** Puts a match that came from elsewhere beside the others; the same match again is only found, not doubled. */
export async function adopt(
  match: Match,
  module: GameModule,
  seating: Seating,
  { name, attested }: Pick<Kept, 'name' | 'attested'> = {},
): Promise<string> {
  const known = (await listMatches()).find((card) => card.head === match.head);
  if (known !== undefined) return known.key;
  const key = newKey();
  await keep({ key, started: Date.now(), seating, name, attested }, match, module);
  if (Object.keys(seating.filed).length > 0) await keepPapers(key, { filed: seating.filed });
  return key;
}

/** Keeps a match after every change, one after the other, and only over what this table itself kept before. */
export function keeper(
  kept: Omit<Kept, 'seating'>,
  match: Match,
  module: GameModule,
): (seating: Seating) => Promise<void> {
  let stored = match.head;
  let queue = Promise.resolve();
  /** A keeping that has not begun: it will take everything there is by then. */
  let waiting: Promise<void> | undefined;
  let latest: Seating;
  const keepNow = async (): Promise<void> => {
    waiting = undefined;
    const { head } = match;
    await keep({ ...kept, seating: latest }, match, module, stored);
    stored = head;
  };
  return (seating) => {
    latest = seating;
    if (waiting === undefined) {
      waiting = queue.then(keepNow);
      queue = waiting.catch(() => undefined);
    }
    return waiting;
  };
}
