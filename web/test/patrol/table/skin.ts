import type {
  PatrolAction,
  PatrolDraft,
  PatrolOptions,
  PatrolReport,
  PatrolState,
} from '@club-route/engine/testing/patrol';
import { SIDE_NAMES } from '@club-route/engine/testing/patrol';
import { hexSkin } from '../../../src/hex/skin.tsx';
import type { Skin } from '../../../src/table/skin.ts';
import { patrolGame } from './game.ts';

const { pages, ...shared } = hexSkin(patrolGame);

export const patrolSkin: Skin<PatrolState, PatrolAction, PatrolOptions, PatrolDraft, PatrolReport> = {
  ...shared,
  pages: [pages.here],
  pace: () => ({ rolling: 0, rest: 300 }),
  chapter: (report) => (report.kind === 'turn' ? `Turn ${report.turn}, ${SIDE_NAMES[report.seat]}` : undefined),
  guide: () => undefined,
  headline: ({ winners }) => (winners.length === 0 ? 'Night falls' : `${SIDE_NAMES[winners[0] as 'north']} wins`),
};
