import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const PLAIN = { depleted: false, spent: undefined, echelon: 'battalion' } as const;

/** Squares are 100 apart. */
const COUNTERS: readonly PlacedFace[] = [
  {
    east: -100,
    south: 100,
    face: { ...PLAIN, army: 'us', symbol: 'para', name: '1/508', factors: '92%', stripe: '#23407f' },
  },
  {
    east: -200,
    south: 0,
    face: { ...PLAIN, army: 'us', symbol: 'para', name: '[2/504]', factors: '14:30', stripe: '#23407f' },
  },
  {
    east: 100,
    south: -100,
    face: { ...PLAIN, army: 'ss', symbol: 'recon', name: '9SS Rec', factors: '100%', stripe: '#27402f' },
  },
];

/** Nijmegen, and who is said to be there. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
