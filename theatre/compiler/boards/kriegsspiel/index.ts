import { allCrossings, allPlaces, allRailways, allRoads, allSites, type Crossing } from '../../../src/ground/index.ts';
import type { CrossingPlan, Plan } from '../../plan.ts';
import { anchors } from './anchors.ts';
import { expect } from './expect.ts';
import { facts } from './facts.ts';
import { spans } from './spans.ts';

const rivers = ['waal', 'maas', 'pannerdensch-kanaal', 'neder-rijn', 'lek', 'ijssel'] as const;
const canals = [
  'maas-waalkanaal',
  'zuid-willemsvaart',
  'wilhelminakanaal',
  'beatrixkanaal',
  'eindhovensch-kanaal',
  'peelkanaal',
] as const;

/**
 * The umpired campaign, in kilometre squares: columns run east and rows north, from 00. A river fills squares that
 * nobody enters but by bridge, ferry or engineer; a canal runs between squares.
 */
export const kriegsspiel: Plan = {
  id: 'kriegsspiel',
  title: 'Market Garden Campaign',
  folder: 'theatre/compiler/boards/kriegsspiel',
  grid: { shape: 'square', columns: 51, rows: 70, firstColumn: 0, firstRow: 0 },
  exists: () => true,
  fit: { kind: 'scaled', mirrored: true, kilometres: 1 },
  anchors,
  terrain: {
    kinds: { o: 'open', w: 'woods', p: 'polder', h: 'heath', T: 'town', '~': 'river' },
    rule: ({ clear, polder, marsh, woods, heath, rough, city }) => {
      if (city >= 40) return 'town';
      const shares = [
        ['open', clear + city],
        ['woods', woods],
        ['polder', polder + marsh],
        ['heath', heath + rough],
      ] as const;
      return shares.toSorted(([, a], [, b]) => b - a)[0][0];
    },
    settle: () => 'town',
  },
  waters: [
    ...rivers.map((id) => ({ id, kind: 'river', from: 'ground' }) as const),
    ...canals.map((id) => ({ id, kind: 'canal', from: 'ground' }) as const),
  ],
  riverSquares: 'river',
  lands: { south: '0705', 'maas-waal': '3943', island: '3953', veluwe: '4460', liemers: '5055' },
  strays: [],
  wholeGround: true,
  roads: [
    { kind: 'minor', ids: roadsOf('minor') },
    { kind: 'major', ids: [...roadsOf('main'), ...roadsOf('highway')] },
  ],
  rails: allRailways.map(({ id }) => id),
  crossings: allCrossings.filter(({ water }) => isDrawn(water)).flatMap(crossingPlan),
  spans,
  places: [...allPlaces, ...allSites].map(({ id }) => id),
  borders: ['german-border'],
  countries: [{ flag: 'germany', border: 'german-border', home: 'arnhem' }],
  facts,
  expect,
};

function roadsOf(kind: 'highway' | 'main' | 'minor'): readonly string[] {
  return allRoads.filter((road) => road.kind === kind).map(({ id }) => id);
}

function isDrawn(water: string): boolean {
  return [...rivers, ...canals].some((id) => id === water);
}

/** What each structure is in the campaign; where troops paddled over there was nothing to blow up. */
function crossingPlan({ id, kind, water }: Crossing): readonly CrossingPlan[] {
  if (kind === 'assault crossing' || kind === 'pontoon bridge') return [];
  if (kind === 'ferry') return [{ id, kind: 'ferry' }];
  if (kind === 'rail bridge') return [{ id, kind: 'rail' }];
  if (canals.some((canal) => canal === water)) return [{ id, kind: 'canal' }];
  return [{ id, kind: ['arnhem-bridge', 'nijmegen-bridge', 'grave-bridge'].includes(id) ? 'major' : 'minor' }];
}
