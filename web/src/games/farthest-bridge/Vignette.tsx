import { Counter, type CounterFace } from '../../hex/counter/Counter.tsx';
import { Ground } from '../battle-card/map/Ground.tsx';
import css from './Vignette.module.css';

const PARATROOPS = { army: 'us', symbol: 'para', factors: '2-2-7', stripe: '#23407f' } as const;
const BATTALION = { echelon: 'battalion', depleted: false, spent: undefined } as const;
const COUNTERS: readonly { readonly x: number; readonly y: number; readonly face: CounterFace }[] = [
  { x: 351, y: 295, face: { ...PARATROOPS, ...BATTALION, name: '3/504' } },
  { x: 398, y: 297, face: { ...PARATROOPS, ...BATTALION, name: '2/505' } },
  { x: 441, y: 279, face: { ...PARATROOPS, ...BATTALION, name: '1/508' } },
  {
    x: 383,
    y: 256,
    face: { ...BATTALION, army: 'german', symbol: 'infantry', name: 'BrDf', factors: '2-2-7', stripe: '#2d3533' },
  },
  {
    x: 396,
    y: 203,
    face: { ...BATTALION, army: 'ss', symbol: 'recon', name: '10SS', factors: '2-2-12', stripe: '#3d5f80' },
  },
  {
    x: 306,
    y: 297,
    face: { ...BATTALION, army: 'british', symbol: 'armor', name: '2G/5', factors: '4-3-10', stripe: '#22335f' },
  },
];

/** The counters round the bridge of Nijmegen. */
export function Vignette() {
  return (
    <svg viewBox="266 170 220 154" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <Ground />
      <g className={css.counters} data-detail="near">
        {COUNTERS.map(({ x, y, face }) => (
          <g key={face.name} transform={`translate(${x} ${y}) scale(0.42)`}>
            <Counter face={face} />
          </g>
        ))}
      </g>
    </svg>
  );
}
