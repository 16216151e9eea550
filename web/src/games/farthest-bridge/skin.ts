import { dateOf } from '@club-route/farthest-bridge';
import { litOf } from './battle.ts';
import { Decision } from './decision/Decision.tsx';
import { guide } from './guide.ts';
import { Board } from './map/Board.tsx';
import { CombatTable } from './pages/CombatTable.tsx';
import { Here } from './pages/Here.tsx';
import { TerrainChart } from './pages/Terrain.tsx';
import { ToCome } from './pages/ToCome.tsx';
import { pace } from './pace.ts';
import { shortcuts } from './shortcuts.ts';
import { Strip } from './Strip.tsx';
import type { FarthestBridgeSkin } from './types.ts';

/** The look of The Farthest Bridge: the whole corridor as a map, 78 counters, one road. */
export const farthestBridgeSkin: FarthestBridgeSkin = {
  layout: 'map',
  Board,
  Strip,
  Decision,
  pages: [
    { id: 'here', title: 'Here', pointing: true, Page: Here },
    { id: 'combat', title: 'Combat', Page: CombatTable },
    { id: 'terrain', title: 'Terrain', Page: TerrainChart },
    { id: 'to-come', title: 'To come', Page: ToCome },
  ],
  opens: (controller) => (litOf(controller) === undefined ? undefined : 'combat'),
  pace,
  chapter: (report) => (report.kind === 'turn' ? turnTitle(report.turn) : undefined),
  opening: ({ turn }) => (turn === 0 ? undefined : turnTitle(turn)),
  guide,
  shortcuts,
  headline: ({ name }) => ({ allied: 'The road to Arnhem is open', draw: 'A draw' })[name] ?? 'Arnhem is held',
};

function turnTitle(turn: number): string {
  return `Turn ${turn}, ${dateOf(turn)}`;
}
