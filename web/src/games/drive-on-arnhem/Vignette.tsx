import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const PLAIN = { depleted: false, spent: undefined } as const;
const SS = { ...PLAIN, army: 'ss', echelon: 'battalion' } as const;
const RED_DEVILS = { ...PLAIN, army: 'british', symbol: 'para', stripe: '#6d1f36' } as const;

/** Two columns of hexes are 87 apart, and lie half a hex higher or lower. */
const COUNTERS: readonly PlacedFace[] = [
  {
    east: 0,
    south: 0,
    face: { ...RED_DEVILS, echelon: 'battalion', name: '2/1', factors: '49-16', marks: [{ sign: 'fort', text: '2' }] },
  },
  { east: -174, south: 0, face: { ...RED_DEVILS, echelon: 'brigade', name: '1/1', factors: '97-16' } },
  { east: 87, south: -50, face: { ...SS, symbol: 'mech', name: 'I/22', factors: '48-20', stripe: '#3d5f80' } },
  { east: 174, south: 0, face: { ...SS, symbol: 'armor', name: 'I/9', factors: '56-20', stripe: '#5f6670' } },
  {
    east: 87,
    south: 50,
    face: {
      ...PLAIN,
      army: 'german',
      symbol: 'mech',
      echelon: 'regiment',
      name: 'KNAUST',
      factors: '170-8',
      stripe: '#3b4442',
      marks: [{ sign: 'march' }],
    },
  },
];

/** The bridge of Arnhem, held by a battalion, and who comes for it. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
