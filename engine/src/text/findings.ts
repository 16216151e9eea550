import type { Verdict, Word } from '../match/verdict.ts';
import { printable } from './printable.ts';

/** What a reader must know of a journal that holds, sentence by sentence. The last sentences say whose word it has. */
export function findingLines(verdict: Verdict): readonly string[] {
  const { earlierRules, entries, branch, takenBack, restored, umpired, stops, word } = verdict;
  const by =
    earlierRules === undefined ? 'the rules' : `rules ${printable(earlierRules, 60)}, under which the match began`;
  const lines = [`The set-up and ${counted(entries, 'entry', 'entries')} were replayed by ${by}.`];
  if (branch !== undefined) {
    const after = branch.entries - 1;
    lines.push(
      `This is a branch of match ${printable(branch.match, 60)}: its set-up and first ${counted(after, 'entry', 'entries')} come from there.`,
    );
  }
  lines.push(diceLine(verdict));
  if (takenBack.times > 0)
    lines.push(
      `${counted(takenBack.moves, 'move was', 'moves were')} taken back by agreement (${counted(takenBack.times, 'time', 'times')}).`,
    );
  if (restored.times > 0)
    lines.push(
      `An umpire restored an earlier position (${counted(restored.times, 'time', 'times')}); ${counted(restored.moves, 'move was', 'moves were')} withdrawn.`,
    );
  if (umpired.entries > 0)
    lines.push(
      `An umpire made ${counted(umpired.entries, 'entry', 'entries')}. ${umpired.overruled === 0 ? 'None' : umpired.overruled} changed the course of play (edits, replaced results, forced orders, forged reports).`,
    );
  if (stops) lines.push('The journal stops before the game does.');
  return [...lines, ...wordLines(word), ...(lacksSeed(verdict) ? [LACKS_SEED] : [])];
}

const LACKS_SEED = 'Not certified: the file lacks the seed, so nobody can check the rolls.';

/** A signed match of which the file hides the seed: its signatures hold, but nothing shows that the dice were fair. */
function lacksSeed({ word, rolls, derived }: Verdict): boolean {
  return word.kind === 'whole' && derived < rolls;
}

function diceLine({ dice, rolls, derived, branch }: Verdict): string {
  const all = counted(rolls, 'roll', 'rolls');
  switch (dice.kind) {
    case 'fair':
      return derived === rolls
        ? `${all} checked: each follows from the committed seed, the players’ salts and the sealed action.`
        : `${all} checked for their range only: the seed is not shown.`;
    case 'fast': {
      const own = `${counted(derived, 'roll', 'rolls')} checked: each follows from a small generator whose seed anybody can choose.`;
      return branch === undefined
        ? own
        : `${own} ${counted(rolls - derived, 'roll', 'rolls')} from before the branch not verified.`;
    }
    case 'typed':
      return `${all} checked for their range only: the dice were rolled on a table and typed in.`;
  }
}

function wordLines(word: Word): readonly string[] {
  switch (word.kind) {
    case 'home':
      return ['Not certified: no server kept this match.'];
    case 'unsigned':
      return [
        'Not certified: the file says that a server kept this match, but no server has signed it.',
        'Matches that began before the server had a key are unsigned, too.',
      ];
    case 'beginning':
      return [
        `Not certified: the server with the key ${word.by} signed the beginning, but not the end.`,
        'Anybody who has the seed could have played on from there.',
      ];
    case 'whole':
      return [
        `The server with the key ${word.by} signed the beginning and the end.`,
        ...(word.begunBy === word.by ? [] : [`The match began under its earlier key, ${word.begunBy}.`]),
      ];
    case 'unchecked':
      return [`The signatures of the key ${word.by} could not be checked here: Ed25519 is missing.`];
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
