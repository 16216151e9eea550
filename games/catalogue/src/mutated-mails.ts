/** What came of many mails with orders, mutated. */
interface MailTrial {
  readonly accepted: number;
  readonly refused: number;
  readonly slowest: number;
  readonly problem?: string;
}

type TryMails = (seed: number, count: number, now: () => number) => MailTrial;

/** Sends mutated mails to games whose orders come in letters. */
const TRIALS: Readonly<Record<string, () => Promise<TryMails>>> = {
  kriegsspiel: async () => (await import('@club-route/kriegsspiel/test/mutated-mails')).tryMails,
  'kriegsspiel-second': async () => (await import('@club-route/kriegsspiel/test/second-mutated-mails')).trySecondMails,
};

export async function loadMailTrial(id: string): Promise<TryMails | undefined> {
  return Object.hasOwn(TRIALS, id) ? TRIALS[id]!() : undefined;
}
