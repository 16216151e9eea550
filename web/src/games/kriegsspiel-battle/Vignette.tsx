import { CounterScene, type PlacedFace } from '../../hex/counter/CounterScene.tsx';
import { GROUND, MIDDLE } from './vignette.generated.ts';

const PLAIN = { factors: '', spent: undefined, echelon: 'company' } as const;
const PARAS = { ...PLAIN, army: 'us', symbol: 'para', stripe: '#23407f' } as const;
const GERMANS = { ...PLAIN, army: 'german', symbol: 'infantry', stripe: '#27402f' } as const;

/** Hexes of a row are 100 apart; rows lie 87 apart and half a hex to the side. */
const COUNTERS: readonly PlacedFace[] = [
  { east: -50, south: 87, face: { ...PARAS, name: 'A2', pips: { left: 4, of: 4 }, depleted: false } },
  { east: 50, south: 87, face: { ...PARAS, name: 'A5', pips: { left: 3, of: 4 }, depleted: true } },
  { east: 0, south: 0, face: { ...PARAS, name: 'A1', pips: { left: 2, of: 4 }, depleted: true } },
  { east: 50, south: -87, face: { ...GERMANS, name: 'G3', pips: { left: 4, of: 4 }, depleted: false } },
  {
    east: 150,
    south: -87,
    face: { ...GERMANS, symbol: 'anti-tank', name: 'G6', pips: { left: 1, of: 2 }, depleted: true },
  },
];

/** Companies at the bridge of Son. */
export function Vignette() {
  return <CounterScene ground={GROUND} middle={MIDDLE} counters={COUNTERS} />;
}
