import { Match, type Seat, type Viewer } from '@club-route/engine';
import {
  patrol,
  patrolLanguage,
  patrolOffers,
  patrolPlanning,
  patrolStanding,
  randomChoice,
  type PatrolGame,
} from '@club-route/engine/testing';
import type { Desk } from '../../../src/library/desk.ts';
import { TableController } from '../../../src/table/controller.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { localSource } from './at-home.ts';
import { seatingOf, type Seating } from '../../../src/table/local/seating.ts';
import { NO_COMPUTER, type Players } from '../../../src/table/players.ts';
import type { Source } from '../../../src/table/source.ts';

/** The engine's own test game at the table: two sides, hidden units, interrupts, a secret set-up. */

type PatrolState = ReturnType<PatrolGame['setup']>;
export type PatrolAction = Parameters<PatrolGame['refuse']>[2];
type PatrolOptions = Parameters<PatrolGame['setup']>[0];
export type PatrolDraft = Exclude<Parameters<PatrolGame['actions']>[2], undefined>;
type PatrolReport = Parameters<PatrolGame['tell']>[0];
export type PatrolSource = Source<PatrolState, PatrolAction, PatrolOptions, PatrolDraft, PatrolReport>;

export const patrolModule: PatrolSource['module'] = {
  game: patrol,
  language: patrolLanguage,
  bots: [
    {
      id: 'random',
      title: 'Random',
      about: 'Does anything that is allowed.',
      longestThought: 100,
      sit: (seat) => ({ decide: (sight, dice) => randomChoice(patrol, sight, seat, dice) }),
    },
  ],
  rules: [],
  register: [],
  standing: patrolStanding,
  planning: patrolPlanning,
  offers: patrolOffers,
};

export const NORTH_PLAN: PatrolAction = { kind: 'deploy', companies: [15, 29, 43], decoys: [1, 57] };
export const SOUTH_PLAN: PatrolAction = { kind: 'deploy', companies: [19, 33, 47], decoys: [5, 61] };

export function localPatrol(
  players: Players = NO_COMPUTER,
  keep: (seating: Seating) => Promise<void> = () => Promise.resolve(),
) {
  const match = Match.start(patrol, { charges: 1, decoys: 2 }, { kind: 'fast', seed: 1 }, 'patrol');
  return new LocalMatch({ match, module: patrolModule, seating: seatingOf(players), playable: true, keep });
}
export type LocalPatrol = ReturnType<typeof localPatrol>;

export function seenBy(local: LocalPatrol, viewer: Viewer, mine: readonly Seat[] = [viewer]) {
  return localSource(local, viewer, mine);
}

export function tableOf(source: PatrolSource, still = true) {
  const table = new TableController({ source, pace: () => ({ rolling: 100, rest: 50 }), still: () => still });
  table.open();
  return table;
}

/** A desk in memory: what one sitting leaves on it, the next one finds. */
export function memoryDesk(): Desk<PatrolAction, PatrolDraft> {
  const left = new Map<Viewer, readonly PatrolDraft[]>();
  const plans = new Map<Viewer, readonly PatrolAction[]>();
  const notes = new Map<Viewer, string>();
  return {
    drafts: (viewer) => left.get(viewer) ?? [],
    leave: (viewer, drafts) => void left.set(viewer, drafts),
    plan: (viewer) => ({
      planned: plans.get(viewer) ?? [],
      keep: (planned) => void plans.set(viewer, planned),
    }),
    notes: (viewer) => notes.get(viewer) ?? '',
    jot: (viewer, text) => void notes.set(viewer, text),
  };
}
