import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const PLAIN = { depleted: false, spent: undefined, echelon: 'battalion', stripe: '#1d1d1b' } as const;

/** Squares are 100 apart. */
const COUNTERS: readonly PlacedFace[] = [
  { east: 0, south: 0, face: { ...PLAIN, army: 'us', symbol: 'para', name: '1/506', factors: '96%' } },
  { east: -100, south: -100, face: { ...PLAIN, army: 'us', symbol: 'para', name: '[2/506]', factors: '14:30' } },
  {
    east: 100,
    south: 100,
    face: { ...PLAIN, army: 'german', symbol: 'infantry', name: 'Grsn', factors: '', stripe: '#3b4442' },
  },
];

/** Son, and who is said to be there. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
