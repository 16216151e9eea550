import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from '../kriegsspiel/vignette.generated.ts';

const PLAIN = { depleted: false, spent: undefined, echelon: 'battalion' } as const;

/** Squares are 100 apart. */
const COUNTERS: readonly PlacedFace[] = [
  {
    east: 0,
    south: 0,
    face: {
      ...PLAIN,
      army: 'us',
      symbol: 'para',
      name: '1/506',
      factors: '96%',
      stripe: '#1d1d1b',
      marks: [{ sign: 'attack', text: '!' }],
    },
  },
  {
    east: 0,
    south: -100,
    face: {
      ...PLAIN,
      army: 'german',
      symbol: 'armor',
      name: '107 Pz',
      factors: '',
      stripe: '#52260f',
      marks: [{ sign: 'attack', text: '!' }],
    },
  },
];

/** Two units meet at Son, and a battle begins. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
