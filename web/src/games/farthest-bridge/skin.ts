import { dateOf } from '@club-route/farthest-bridge';
import { hexSkin } from '../../hex/skin.tsx';
import { litOf } from './battle.ts';
import { farthestBridgeGame } from './game.ts';
import { guide } from './guide.ts';
import { CombatTable } from './pages/CombatTable.tsx';
import { TerrainChart } from './pages/Terrain.tsx';
import { pace } from './pace.ts';
import type { FarthestBridgeSkin } from './types.ts';

const { pages, ...shared } = hexSkin(farthestBridgeGame);

/** The look of The Farthest Bridge: the whole corridor as a map, 78 counters, one road. */
export const farthestBridgeSkin: FarthestBridgeSkin = {
  ...shared,
  pages: [
    pages.here,
    { id: 'combat', title: 'Combat', Page: CombatTable },
    { id: 'terrain', title: 'Terrain', Page: TerrainChart },
    pages.toCome,
  ],
  opens: (controller) => (litOf(controller) === undefined ? undefined : 'combat'),
  pace,
  chapter: (report) => (report.kind === 'turn' ? turnTitle(report.turn) : undefined),
  opening: ({ turn }) => (turn === 0 ? undefined : turnTitle(turn)),
  guide,
  headline: ({ name }) => ({ allied: 'The road to Arnhem is open', draw: 'A draw' })[name] ?? 'Arnhem is held',
};

function turnTitle(turn: number): string {
  return `Turn ${turn}, ${dateOf(turn)}`;
}
