import { Counter, type CounterFace } from '../../hex/counter/Counter.tsx';
import { Ground } from '../battle-card/map/Ground.tsx';

const BATTALION = { echelon: 'battalion', depleted: false, spent: undefined } as const;
const COUNTERS: readonly { readonly x: number; readonly y: number; readonly face: CounterFace }[] = [
  {
    x: 346,
    y: 128,
    face: {
      ...BATTALION,
      army: 'british',
      symbol: 'para',
      echelon: 'brigade',
      name: '1/1',
      factors: '97-16',
      stripe: '#6d1f36',
      marks: [{ sign: 'fort', text: '2' }],
    },
  },
  {
    x: 428,
    y: 124,
    face: { ...BATTALION, army: 'ss', symbol: 'mech', name: 'I/22', factors: '48-20', stripe: '#3d5f80' },
  },
  {
    x: 474,
    y: 162,
    face: { ...BATTALION, army: 'ss', symbol: 'armor', name: 'I/9', factors: '56-20', stripe: '#5f6670' },
  },
  {
    x: 388,
    y: 186,
    face: {
      ...BATTALION,
      army: 'german',
      symbol: 'mech',
      name: 'KNAUST',
      factors: '170-8',
      stripe: '#3b4442',
      marks: [{ sign: 'march' }],
    },
  },
];

/** The bridge of Arnhem, with the SS on both sides of it. */
export function Vignette() {
  return (
    <svg viewBox="300 98 220 116" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <Ground />
      <g data-detail="near">
        {COUNTERS.map(({ x, y, face }) => (
          <g key={face.name} transform={`translate(${x} ${y}) scale(0.42)`}>
            <Counter face={face} />
          </g>
        ))}
      </g>
    </svg>
  );
}
