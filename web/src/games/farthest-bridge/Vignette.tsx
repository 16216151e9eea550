import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const BATTALION = { echelon: 'battalion', depleted: false, spent: undefined } as const;
const PARATROOPS = { ...BATTALION, army: 'us', symbol: 'para', factors: '2-2-7', stripe: '#23407f' } as const;

/** Two hexes of a row are 100 apart, two rows 87. */
const COUNTERS: readonly PlacedFace[] = [
  {
    east: 0,
    south: 0,
    face: { ...BATTALION, army: 'german', symbol: 'infantry', name: 'BrDf', factors: '2-2-7', stripe: '#2d3533' },
  },
  {
    east: 200,
    south: 0,
    face: { ...BATTALION, army: 'ss', symbol: 'recon', name: '10SS', factors: '2-2-12', stripe: '#3d5f80' },
  },
  {
    east: -150,
    south: 87,
    face: { ...BATTALION, army: 'british', symbol: 'armor', name: '2G/5', factors: '4-3-10', stripe: '#22335f' },
  },
  { east: -50, south: 87, face: { ...PARATROOPS, name: '3/504' } },
  { east: 50, south: 87, face: { ...PARATROOPS, name: '2/505' } },
  { east: 150, south: 87, face: { ...PARATROOPS, name: '1/508' } },
];

/** The counters round the bridge of Nijmegen. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
