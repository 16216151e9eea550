import { Match } from '../../match/match.ts';
import { readJournal } from '../../match/read-journal.ts';
import { isRefusal } from '../../contract.ts';
import type { Law, Scene } from '../law.ts';
import { same } from '../plain.ts';
import { randomChoice } from '../random-play.ts';

const POSITIONS = 4;
const BRANCH_ACTIONS = 12;

/** The journal is the whole truth: from its text alone the match comes back, at every entry, and can be played on. */
export const replay: Law = {
  name: 'replay',
  oneIn: 1,
  check(scene) {
    return wrongLoad(scene) ?? wrongPast(scene) ?? wrongBranch(scene);
  },
};

function wrongLoad({ game, match }: Scene): string | undefined {
  const loaded = reloaded(match);
  if (typeof loaded === 'string') return `the journal cannot be loaded: ${loaded}`;
  if (!game.shape.equal(loaded.state, match.state)) return 'the journal leads to another position';
  if (!same(loaded.result(), match.result())) return 'the journal leads to another result';
  for (const viewer of [...game.seats, 'spectator']) {
    const film = match.film(viewer);
    const again = loaded.film(viewer);
    if (!game.shape.equal(film.opening, again.opening) || !same(film.frames, again.frames))
      return `the film of ${viewer} is another after loading`;
    const end = game.shape.copy(film.opening);
    for (const frame of film.frames) game.shape.patch(end, frame.change);
    if (!game.shape.equal(end, game.sight(match.state, viewer)))
      return `the film of ${viewer} does not end with what ${viewer} sees`;
  }
  return undefined;
}

function wrongPast({ game, match, dice, hashes }: Scene): string | undefined {
  for (let count = 0; count < POSITIONS; count++) {
    const n = dice.between(0, match.last, 'entry');
    if (game.shape.hash(match.stateAt(n)) !== hashes[n]) return `the position after entry ${n} does not come back`;
  }
  return undefined;
}

function wrongBranch({ game, match, dice, hashes }: Scene): string | undefined {
  const n = dice.between(0, match.last, 'entry');
  const branch = match.branch(n, dice.between(0, 0x7fffffff, 'seed'), 'branch');
  if (game.shape.hash(branch.state) !== hashes[n]) return `a branch from entry ${n} begins elsewhere`;
  for (let count = 0; count < BRANCH_ACTIONS && branch.active().length > 0; count++) {
    const seat = dice.pick(branch.active(), 'who acts');
    const answer = branch.act(seat, randomChoice(game, branch.state, seat, dice));
    if (isRefusal(answer)) return `in a branch from entry ${n} ${seat} is refused: ${answer.text}`;
  }
  const loaded = reloaded(branch);
  if (typeof loaded === 'string') return `a branch from entry ${n} cannot be loaded: ${loaded}`;
  return game.shape.equal(loaded.state, branch.state) ? undefined : 'the journal of a branch leads elsewhere';
}

/** The match as somebody else would have it: from the text of its journal. */
function reloaded(match: Match): Match | string {
  const read = readJournal(JSON.stringify(match.journal(true)));
  if ('problem' in read) return read.problem;
  const loaded = Match.load(match.game, read.journal);
  return 'problem' in loaded ? `${loaded.problem.text} (entry ${loaded.problem.entry})` : loaded.match;
}
