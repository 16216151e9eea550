import { Match, type Viewer } from '@club-route/engine';
import type { Attestation } from '../../library/attested.ts';
import { saveFileOf, type SaveFile } from '../../library/file.ts';
import type { adopt } from '../../library/keep.ts';
import { newKey } from '../../library/key.ts';
import { fragmentOf } from '../../library/link.ts';
import type { accountOf } from '../odds/account.ts';
import type { Account } from '../odds/messages.ts';
import { lookBackOn, type LookBack } from '../result/look-back.ts';
import type { CheckedDice } from '../source.ts';
import type { LocalMatch } from './local-match.ts';

/** Does what needs the whole journal of a match. `entries` are those that made the viewer's frames. */
export interface Archivist {
  branch(frame: number, name: string, entries: readonly number[]): Promise<string>;
  account(entries: readonly number[]): Promise<Account>;
  lookBack(viewer: Viewer): LookBack | undefined;
  /** The after-action report as a page. */
  report(): Promise<string>;
  file(): SaveFile;
  link(): Promise<string | undefined>;
  check(): CheckedDice;
}

/** Where an archivist puts matches, and who works out the odds of one. */
export interface ArchivistTools {
  readonly adopt: typeof adopt;
  readonly accountOf: typeof accountOf;
}

export function archivistOf(local: LocalMatch, tools: ArchivistTools, attested?: Attestation): Archivist {
  const { match, module } = local;
  return {
    async branch(frame, name, entries) {
      const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
      return tools.adopt(match.branch(entries[frame]!, seed, newKey()), module, local.seating, { name });
    },
    account: async (entries) => inFrames(await tools.accountOf(match), entries),
    lookBack: (viewer) => lookBackOn(module, match, viewer),
    async report() {
      // Only wanted once in a campaign, if at all.
      const { reportOf, storyOfMatch } = await import('@club-route/cartography/report/of-match');
      const page = await reportOf(module, storyOfMatch(match));
      if ('problem' in page) throw new Error(page.problem);
      return page.html;
    },
    file: () => saveFileOf(match, attested),
    // The seed would give the coming dice away: it goes along only when the match is over.
    link: () => fragmentOf(match.journal(match.result() !== undefined)),
    check() {
      const loaded = Match.load(match.game, match.journal(true));
      if ('problem' in loaded) return { problem: loaded.problem.text };
      const draws = match.steps.reduce((sum, { entry }) => sum + entry.draws.length, 0);
      return { ...(match.canGoOn ? {} : { seedless: true }), counted: { entries: match.last, draws } };
    },
  };
}

/** The same account, numbered by the viewer's frames instead of by entries. */
function inFrames(account: Account, entries: readonly number[]): Account {
  const frameOf = (entry: number): number => entries.findLastIndex((made) => made <= entry);
  return {
    ...account,
    decisions: account.decisions.map((decision) => ({ ...decision, entry: frameOf(decision.entry) })),
    best: Object.fromEntries(Object.entries(account.best).map(([entry, action]) => [frameOf(Number(entry)), action])),
  };
}
