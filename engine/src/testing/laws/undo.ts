import { isRefusal } from '../../contract.ts';
import type { Law, LastStep, Scene } from '../law.ts';

/**
 * Undo brings back exactly what was. It never passes a roll, a disclosure, a hand-over or what the game bars, and nobody
 * undoes anything while several seats may act. This law writes an entry: play goes on from the position brought back.
 */
export const undo: Law = {
  name: 'undo',
  oneIn: 5,
  changes: true,
  check(scene) {
    const { last } = scene;
    if (last === undefined || last.step.entry.n !== scene.match.last) return undefined;
    return barred(scene, last) ? passedBarrier(scene) : wrongUndo(scene, last);
  },
};

function barred({ game, match }: Scene, { seat, action, before, step }: LastStep): boolean {
  if (step.entry.draws.length > 0 || step.reports.some((report) => report.discloses)) return true;
  const after = game.active(match.state);
  if (!after.includes(seat) || after.length > 1 || game.active(before).length > 1) return true;
  return game.undoable?.(before, seat, action) === false;
}

function passedBarrier({ game, match, hashes }: Scene): string | undefined {
  for (const seat of game.seats) {
    const before = match.last;
    const answer = match.undo(seat);
    if (!isRefusal(answer)) return `${seat} may undo what bars undo`;
    if (match.last !== before || game.shape.hash(match.state) !== hashes[before]) return 'a refused undo did something';
  }
  return undefined;
}

function wrongUndo({ game, match, hashes }: Scene, { seat, step, before }: LastStep): string | undefined {
  for (const other of game.seats) {
    if (other !== seat && match.undoTarget(other) !== undefined) return `${other} may undo what ${seat} did`;
  }
  const target = match.undoTarget(seat);
  if (target !== step.parent) return `${seat} should be able to undo its last action`;
  const answer = match.undo(seat);
  if (isRefusal(answer)) return `${seat} should be able to undo its last action: ${answer.text}`;
  if (!game.shape.equal(match.state, before) || game.shape.hash(match.state) !== hashes[target])
    return `undo by ${seat} does not bring back the position after entry ${target}`;
  return undefined;
}
