import { loadMailTrial } from '@club-route/catalogue/mutated-mails';
import type { Finding, Kind } from '../kind.ts';

const MAILS = 1000;
/** Milliseconds of processor time. A mail that takes longer whenever it is read would hold others up. */
const LONGEST = 50;

/** A thousand mutated mails with orders: none breaks anything, takes long, or orders the units of another. */
export const mails: Kind = {
  name: 'mails',
  unit: 'thousands of mails',
  suits: ({ language }) => language.orders !== undefined,
  async run({ game }, seed): Promise<Finding> {
    const tryMails = await loadMailTrial(game.id);
    if (tryMails === undefined) return { counts: {}, failure: { reason: `no mails are known for ${game.id}` } };
    const { accepted, refused, slowest, problem } = tryMails(seed, MAILS, processorTime);
    const slow = slowest > LONGEST ? `a mail took ${Math.round(slowest)} ms of processor time` : undefined;
    const reason = problem ?? slow;
    return { counts: { accepted, refused }, ...(reason === undefined ? {} : { failure: { reason } }) };
  },
};

/** Of this process with all its threads: more than the mail took, never less, whatever else the machine does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
