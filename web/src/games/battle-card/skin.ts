import { Decision } from './decision/Decision.tsx';
import { guide } from './guide.ts';
import { Board } from './map/Board.tsx';
import { pace } from './pace.ts';
import { Reference } from './Reference.tsx';
import { shortcuts } from './shortcuts.ts';
import { Strip } from './Strip.tsx';
import type { BattleCardSkin } from './types.ts';

/** The look of Battle Card: a sheet of the corridor, three divisions, two tables. */
export const battleCardSkin: BattleCardSkin = {
  layout: 'card',
  Board,
  Strip,
  Decision,
  pages: [{ id: 'tables', title: 'Combat tables', Page: Reference }],
  pace,
  chapter: (report) => (report.kind === 'round' ? `Round ${report.round}` : undefined),
  guide,
  shortcuts,
  headline: ({ winners }) => (winners.length > 0 ? 'Arnhem is reached' : 'The battle is lost'),
};
