import { defaultOptions, Match, type GameModule } from '@club-route/engine';
import {
  kriegsspielModule,
  type CampaignAction,
  type CampaignDraft,
  type CampaignOptions,
  type CampaignReport,
  type CampaignState,
} from '@club-route/kriegsspiel';
import { seatedBot } from '../../../src/table/computer/seated.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import type { Players } from '../../../src/table/players.ts';
import { sitAtHome } from '../table/at-home.ts';

export type LocalCampaign = LocalMatch<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;

const SEATS = ['xxx', 'airborne', 'german', 'umpire'];

/** A campaign on this device in which the computer idles in every other seat. */
export function campaignAs(seat: string, options: Partial<CampaignOptions> = {}) {
  const { game } = kriegsspielModule;
  const seed = new Uint8Array(32).fill(7);
  const match = Match.start(game, { ...defaultOptions(game.options), ...options }, { kind: 'fair', seed }, 'campaign');
  const players: Players = Object.fromEntries(SEATS.filter((one) => one !== seat).map((one) => [one, 'idle']));
  const local: LocalCampaign = new LocalMatch({
    match,
    module: kriegsspielModule,
    seating: seatingOf(players),
    playable: true,
    keep: () => Promise.resolve(),
  });
  const notes = new Map<string, string>();
  const sitting = sitAtHome(local, {
    desk: {
      drafts: () => [],
      leave: () => undefined,
      plan: () => ({ planned: [], keep: () => undefined }),
      notes: (viewer) => notes.get(viewer) ?? '',
      jot: (viewer, text) => void notes.set(viewer, text),
    },
    pace: () => ({ rolling: 0, rest: 0 }),
    chapter: () => undefined,
    still: () => true,
    seatBot: (sit) => {
      const decide = seatedBot(kriegsspielModule as unknown as GameModule, sit, () => 0);
      return { think: (sight) => Promise.resolve(decide(sight)), dismiss: () => undefined };
    },
  });
  return { local, sitting, notes, table: sitting.store.getState().table! };
}
