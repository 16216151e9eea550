import type { Action, Seat, Viewer } from '../../contract.ts';
import { randomDescent } from '../descent.ts';
import type { StateObject } from '../../state/shape.ts';
import type { Law, Scene } from '../law.ts';
import { replies } from '../leak/replies.ts';
import { mutated } from '../mutate.ts';
import { firstDifference, same, shown } from '../plain.ts';

const PROBES = 6;

/** A seat's sight has the form of a state, and the rules answer that seat the same on it as on the truth. */
export const sight: Law = {
  name: 'sight',
  oneIn: 12,
  check(scene) {
    const { game, match } = scene;
    const hash = game.shape.hash(match.state);
    const sent = new Set<StateObject>();
    for (const viewer of [...game.seats, 'spectator']) {
      const problem = wrongForm(scene, viewer, sent) ?? wrongTelling(scene, viewer) ?? wrongStanding(scene, viewer);
      if (problem !== undefined) return problem;
    }
    for (const seat of game.seats) {
      const problem = wrongAnswers(scene, seat) ?? wrongWords(scene, seat);
      if (problem !== undefined) return problem;
    }
    return game.shape.hash(match.state) === hash ? undefined : 'looking changed the position';
  },
};

/** @param sent sights that have been written and read: whoever sees everything has the position itself, as others may */
function wrongForm({ game, match }: Scene, viewer: Viewer, sent: Set<StateObject>): string | undefined {
  const { shape } = game;
  const seen = game.sight(match.state, viewer);
  const again = game.sight(seen, viewer);
  if (!shape.equal(again, seen))
    return `the sight of ${viewer} looked at again is another: ${shown(shape.diff(seen, again))}`;
  if (sent.has(seen)) return undefined;
  sent.add(seen);
  const read = shape.decode(JSON.parse(JSON.stringify(shape.encode(seen))));
  if (!shape.equal(read, seen))
    return `the sight of ${viewer} does not survive being sent: ${shown(shape.diff(seen, read))}`;
  return undefined;
}

/** Whoever is told of a disclosure was told something that is one: only then is undoing barred. */
function wrongTelling({ game, last }: Scene, viewer: Viewer): string | undefined {
  for (const report of last?.step.reports ?? []) {
    const told = game.tell(report, viewer);
    if (told?.discloses && !report.discloses)
      return `${viewer} is told ${shown(told)} as a disclosure, but the report itself does not say that it discloses`;
  }
  return undefined;
}

/** Who may act, in their order, what they are about, and how it ended: a server asks the truth and tells everybody. */
function wrongStanding({ game, match, language }: Scene, viewer: Viewer): string | undefined {
  const { state } = match;
  const seen = game.sight(state, viewer);
  const [truly, seemingly] = [game.active(state), game.active(seen)];
  if (!same(truly, seemingly))
    return `${shown(truly)} may act, but the sight of ${viewer} says otherwise: ${shown(seemingly)}`;
  if (!same(game.result(seen), game.result(state))) return `the result is another on the sight of ${viewer}`;
  const told = truly.find((seat) => language?.doing(state, seat) !== language?.doing(seen, seat));
  return told && `what ${told} is about is said otherwise on the sight of ${viewer}: ${language!.doing(seen, told)}`;
}

function wrongAnswers(scene: Scene, seat: Seat): string | undefined {
  const { game, match, dice } = scene;
  const { state } = match;
  const seen = game.sight(state, seat);
  const { levels, action } = randomDescent(game, state, seat, dice);
  for (const { draft, choices } of levels) {
    const offered = JSON.stringify(choices);
    const seenOffered = JSON.stringify(game.actions(seen, seat, draft));
    if (offered !== seenOffered)
      return `${seat} is offered ${shown(choices)} by the truth and ${seenOffered.slice(0, 300)} by its sight`;
  }
  for (const probe of probes(scene, action)) {
    const truly = game.refuse(state, seat, probe);
    const seemingly = game.refuse(seen, seat, probe);
    if (!same(truly, seemingly))
      return `to ${shown(probe)} by ${seat} the truth says ${shown(truly)}, its sight ${shown(seemingly)}`;
    if (truly === undefined && game.undoable?.(state, seat, probe) !== game.undoable?.(seen, seat, probe))
      return `whether ${seat} may undo ${shown(probe)} is another by the truth than by its sight`;
  }
  return undefined;
}

/** What the seat is asked, offered and promised is worked out of what it knows, whoever asks. */
function wrongWords({ game, match, language, offers, dice }: Scene, seat: Seat): string | undefined {
  const { state } = match;
  if (!game.active(state).includes(seat)) return undefined;
  const seen = game.sight(state, seat);
  const seed = dice.between(0, 0x7fffffff, 'seed of the questions');
  const answers = (asked: StateObject): readonly unknown[] => [
    language?.prompt(asked, seat),
    language?.grammar(asked, seat),
    language?.doing(asked, seat),
    replies({ language, offers }, game, asked, seat, seed),
  ];
  const [truly, seemingly] = [JSON.stringify(answers(state)), JSON.stringify(answers(seen))];
  if (truly === seemingly) return undefined;
  return `${seat} is asked and offered one thing by the truth, another by its sight: ${firstDifference(truly, seemingly)}`;
}

function probes({ game, past, dice }: Scene, action: Action | undefined): readonly Action[] {
  const from = action ?? (past.length > 0 ? dice.pick(past, 'a deed of the past').action : undefined);
  if (from === undefined) return [];
  const probed: Action[] = [from];
  const kinds = [...new Set(past.map((deed) => deed.action.kind))];
  for (let count = 0; count < PROBES; count++) {
    const parsed = game.action.safeParse(mutated(from, kinds, dice));
    if (parsed.success) probed.push(parsed.data!);
  }
  return probed;
}
