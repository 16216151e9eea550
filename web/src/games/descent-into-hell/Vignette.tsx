import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const PLAIN = { depleted: false, spent: undefined, echelon: 'battalion' } as const;
const ALL_AMERICAN = { ...PLAIN, army: 'us', symbol: 'para', stripe: '#23407f' } as const;

/** Two columns of hexes are 87 apart, and lie half a hex higher or lower. */
const COUNTERS: readonly PlacedFace[] = [
  { east: 0, south: 0, face: { ...ALL_AMERICAN, name: '2/504', factors: '4-2-3' } },
  { east: -87, south: 50, face: { ...ALL_AMERICAN, name: '1/504', factors: '4-2-3', depleted: true } },
  {
    east: 87,
    south: -50,
    face: { ...PLAIN, army: 'german', symbol: 'infantry', name: 'Grave LS', factors: '1-1-3', stripe: '#3b4442' },
  },
  {
    east: 174,
    south: 0,
    face: { ...PLAIN, army: 'ss', symbol: 'recon', name: 'SS AA 9', factors: '3-2-8', stripe: '#3b4442' },
  },
];

/** The bridge of Grave, and who has been found beside it. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
