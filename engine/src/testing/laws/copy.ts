import type { Law, LastStep, Scene } from '../law.ts';
import { same, shown } from '../plain.ts';

/** Copying, writing, reading, comparing and patching positions lose nothing, and copies keep to themselves. */
export const copy: Law = {
  name: 'copy',
  oneIn: 12,
  check(scene) {
    return wrongCopy(scene) ?? wrongWriting(scene) ?? (scene.last && wrongDifference(scene, scene.last));
  },
};

function wrongCopy({ game, match, last }: Scene): string | undefined {
  const { shape } = game;
  const { state } = match;
  const copied = shape.copy(state);
  if (!shape.equal(copied, state)) return `a copy differs: ${shown(shape.diff(state, copied))}`;
  if (shape.hash(copied) !== shape.hash(state)) return 'a copy has another hash';
  if (last === undefined) return undefined;
  // A buffer that held another position must keep nothing of it.
  const used = shape.copy(last.before);
  shape.copyInto(used, state);
  if (!shape.equal(used, state)) return `a copy into a used buffer differs: ${shown(shape.diff(state, used))}`;
  if (last.beforeText !== undefined && JSON.stringify(shape.encode(last.before)) !== last.beforeText)
    return `an action by ${last.seat} changed an earlier copy of the position: a value or row was changed in place`;
  return undefined;
}

function wrongWriting({ game, match }: Scene): string | undefined {
  const { shape } = game;
  const read = shape.decode(JSON.parse(JSON.stringify(shape.encode(match.state))));
  if (!shape.equal(read, match.state))
    return `the position written and read again differs: ${shown(shape.diff(match.state, read))}`;
  return shape.hash(read) === shape.hash(match.state)
    ? undefined
    : 'the position written and read again has another hash';
}

function wrongDifference({ game, match }: Scene, { before }: LastStep): string | undefined {
  const { shape } = game;
  if (!same(shape.diff(match.state, match.state), {})) return 'a position differs from itself';
  const difference = shape.diff(before, match.state);
  const patched = shape.copy(before);
  shape.patch(patched, JSON.parse(JSON.stringify(difference)) as typeof difference);
  if (!shape.equal(patched, match.state)) return `the difference ${shown(difference)} does not lead to the position`;
  if (same(difference, {}) !== shape.equal(before, match.state)) return 'equality and difference disagree';
  return undefined;
}
