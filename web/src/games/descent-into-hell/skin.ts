import { dateOf, SIDE_NAMES } from '@club-route/descent-into-hell';
import { hexSkin } from '../../hex/skin.tsx';
import { descentIntoHellGame } from './game.ts';
import { guide } from './guide.ts';
import { pace } from './pace.ts';
import { PAGES } from './pages.ts';
import type { DescentSkin } from './types.ts';

const { pages, ...shared } = hexSkin(descentIntoHellGame);

const HEADLINES: Readonly<Record<string, string>> = {
  'allied strategic': 'Through to the north',
  'allied operational': 'A bridgehead beyond the Rhine',
  'allied tactical': 'A foothold beyond the Rhine',
  'german tactical': 'The Rhine is held',
  'german operational': 'The Maas is held',
};

/** The look of Descent into Hell: battalions that only those beside them see. */
export const descentIntoHellSkin: DescentSkin = {
  ...shared,
  pages: [pages.here, ...PAGES, pages.toCome],
  opens: ({ state, mayAct }) => (mayAct && state.battle === null && state.phase === 'combat' ? 'combat' : undefined),
  pace,
  chapter: (report) => (report.kind === 'turn' ? `${dateOf(report.turn)}, ${SIDE_NAMES[report.side]}` : undefined),
  guide,
  headline: ({ name }) => HEADLINES[name] ?? 'The end',
};
