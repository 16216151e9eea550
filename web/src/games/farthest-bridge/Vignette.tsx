import { Counter, type CounterFace } from '../../hex/counter/Counter.tsx';
import { itemStyle } from '../../map/paint/item-style.ts';
import { GROUND, MIDDLE } from './vignette.generated.ts';
import css from './Vignette.module.css';

const BATTALION = { echelon: 'battalion', depleted: false, spent: undefined } as const;
const PARATROOPS = { ...BATTALION, army: 'us', symbol: 'para', factors: '2-2-7', stripe: '#23407f' } as const;

/** Counters, and how far from the bridge each stands: so many hexes to the east, and so many rows to the south. */
const COUNTERS: readonly { readonly east: number; readonly south: number; readonly face: CounterFace }[] = [
  {
    east: 0,
    south: 0,
    face: { ...BATTALION, army: 'german', symbol: 'infantry', name: 'BrDf', factors: '2-2-7', stripe: '#2d3533' },
  },
  {
    east: 2,
    south: 0,
    face: { ...BATTALION, army: 'ss', symbol: 'recon', name: '10SS', factors: '2-2-12', stripe: '#3d5f80' },
  },
  {
    east: -1.5,
    south: 1,
    face: { ...BATTALION, army: 'british', symbol: 'armor', name: '2G/5', factors: '4-3-10', stripe: '#22335f' },
  },
  { east: -0.5, south: 1, face: { ...PARATROOPS, name: '3/504' } },
  { east: 0.5, south: 1, face: { ...PARATROOPS, name: '2/505' } },
  { east: 1.5, south: 1, face: { ...PARATROOPS, name: '1/508' } },
];

/** Sheet units from a hex to the next, and from a row to the next. */
const HEX = 100;
const ROW = 87;

/** The counters round the bridge of Nijmegen. */
export function Vignette() {
  return (
    <svg
      viewBox={`${MIDDLE.x - 320} ${MIDDLE.y - 138} 640 320`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
    >
      {GROUND.map((item, index) => (
        <path key={index} d={item.path} style={itemStyle(item)} />
      ))}
      <g className={css.counters} data-detail="near">
        {COUNTERS.map(({ east, south, face }) => (
          <g key={face.name} transform={`translate(${MIDDLE.x + east * HEX} ${MIDDLE.y + south * ROW})`}>
            <Counter face={face} />
          </g>
        ))}
      </g>
    </svg>
  );
}
