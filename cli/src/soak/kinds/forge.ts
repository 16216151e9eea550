import type { Kind } from '../kind.ts';
import { closeOwnDoors, ownDoors, soakedServer } from '../own-doors.ts';

const FORGERIES = 1000;
/** Looked at after so many seeds, from the second time on. */
const LOOK_EVERY = 20;
const MOST_GROWN_MB = 64;

let seeds = 0;
let early: number | undefined;

/** A thousand forged messages to a server, by people at the table and a stranger: none is heeded, none breaks or stays. */
export const forge: Kind = {
  name: 'forge',
  unit: 'thousands of messages',
  suits: ({ game }) => game.seats.length > 1,
  async run(soaked, seed) {
    const { memoryInUse, soakForgeries } = await soakedServer();
    const reason = (await soakForgeries(await ownDoors(), soaked, seed, FORGERIES)) ?? grown(memoryInUse);
    return { counts: { messages: FORGERIES }, ...(reason === undefined ? {} : { failure: { reason } }) };
  },
  close: closeOwnDoors,
};

/** Memory is flat: what is in use now and then has not grown since it was first looked at. */
function grown(memoryInUse: () => number): string | undefined {
  if (++seeds % LOOK_EVERY !== 0) return undefined;
  const now = memoryInUse();
  early ??= now;
  return now - early > MOST_GROWN_MB ? `memory grew from ${Math.round(early)} to ${Math.round(now)} MB` : undefined;
}
