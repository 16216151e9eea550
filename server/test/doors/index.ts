import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CLOCK, type GameModule, type Viewer } from '@club-route/engine';
import type { AnyGame, Coverage } from '@club-route/engine/testing';
import { lookForLeaks, pairingOf } from '../house/noninterference.ts';
import { Stage } from '../house/stage.ts';
import { Tab } from '../house/tab.ts';
import { Visitor } from '../house/visitor.ts';
import type { Doors } from './doors.ts';
import { canForge, forgeMessages, playToForge, standing, type Stranger } from './forge.ts';

export { openDoors, type Doors } from './doors.ts';

/** What is soaked through the doors of a server: forged messages, and two worlds that must look alike. */

/** Of many seats so many are held by people, the others by computers that never come to think. */
const MOST_PEOPLE = 3;

/** Forges so many messages in a new match; what is wrong, or nothing. */
export async function soakForgeries(
  doors: Doors,
  { game, bots }: GameModule,
  seed: number,
  count: number,
): Promise<string | undefined> {
  const visitor = new Visitor(doors.address);
  const stranger: Stranger = { visitor, tab: await Tab.open(visitor) };
  const seats = game.seats.filter((seat) => seat !== CLOCK);
  const computers = seats.slice(MOST_PEOPLE).map((seat) => [seat, bots[0]!.id]);
  const stage = await Stage.open(doors, game.id, seats.slice(0, MOST_PEOPLE), Object.fromEntries(computers));
  try {
    await playToForge(stage, seed);
    if (!(await canForge(stage))) return undefined;
    const before = await standing(stage);
    const { problem } = await forgeMessages(stage, stranger, seed, count);
    if (problem !== undefined) return problem;
    if ((await standing(stage)) !== before) return 'something has changed';
    return doors.errors.length === 0 ? undefined : `it broke inside: ${doors.errors.at(-1)}`;
  } finally {
    for (const tab of [stranger.tab, ...Object.values(stage.tabs)]) await tab.close();
  }
}

/** Plays one pair of matches that must look alike to one viewer; what told them apart, or nothing. */
export async function soakLookAlikes(
  doors: Doors,
  { game }: GameModule,
  seed: number,
  more: object,
): Promise<{ readonly coverage: Coverage; readonly problem: string | undefined }> {
  const viewers: readonly Viewer[] = [...game.seats, 'spectator'];
  const pairing = pairingOf(game as unknown as AnyGame, { seed, viewers, longest: seed % 2 === 0 ? 1 : 40, more });
  const { apart, coverage } = await lookForLeaks(doors, pairing, () => doors.clock.forward(1));
  const inside = doors.errors.length === 0 ? [] : [`it broke inside: ${doors.errors.at(-1)}`];
  const problems = [...(apart === undefined ? [] : [`${apart[0]}\nis not\n${apart[1]}`]), ...inside];
  return { coverage, problem: problems.length === 0 ? undefined : problems.join('\n') };
}

/** Megabytes in use once everything that can be is forgotten. */
export function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
