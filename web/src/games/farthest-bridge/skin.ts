import { dateOf } from '@club-route/farthest-bridge';
import { Decision } from './decision/Decision.tsx';
import { Board } from './map/Board.tsx';
import { Here } from './pages/Here.tsx';
import { pace } from './pace.ts';
import { Strip } from './Strip.tsx';
import type { FarthestBridgeSkin } from './types.ts';

/** The look of The Farthest Bridge: the whole corridor as a map, 78 counters, one road. */
export const farthestBridgeSkin: FarthestBridgeSkin = {
  layout: 'map',
  Board,
  Strip,
  Decision,
  pages: [{ id: 'here', title: 'Here', Page: Here }],
  pace,
  chapter: (report) => (report.kind === 'turn' ? `Turn ${report.turn}, ${dateOf(report.turn)}` : undefined),
  guide: () => undefined,
  shortcuts: () => [],
  headline: ({ name }) => ({ allied: 'The road to Arnhem is open', draw: 'A draw' })[name] ?? 'Arnhem is held',
};
