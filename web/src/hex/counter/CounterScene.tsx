import type { CuttingItem } from '@club-route/cartography/export/cutting';
import type { Spot } from '@club-route/cartography/sheet/spot';
import { itemStyle } from '../../map/paint/item-style.ts';
import { Counter, type CounterFace } from './Counter.tsx';
import css from './CounterScene.module.css';

/** A counter, and how far from the middle of the picture it stands, in sheet units. */
export interface PlacedFace {
  readonly east: number;
  readonly south: number;
  readonly face: CounterFace;
}

interface CounterSceneProps {
  /** A cutting of a map, and the spot in the middle. */
  readonly ground: readonly CuttingItem[];
  readonly middle: Spot;
  readonly counters: readonly PlacedFace[];
}

/** Counters on a piece of a map: a small picture for the shelf that needs neither rules nor board. */
export function CounterScene({ ground, middle, counters }: CounterSceneProps) {
  return (
    <svg
      viewBox={`${middle.x - 320} ${middle.y - 138} 640 320`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
    >
      {ground.map((item, index) => (
        <path key={index} d={item.path} style={itemStyle(item)} />
      ))}
      <g className={css.counters} data-detail="near">
        {counters.map(({ east, south, face }) => (
          <g key={face.name} transform={`translate(${middle.x + east} ${middle.y + south})`}>
            <Counter face={face} />
          </g>
        ))}
      </g>
    </svg>
  );
}
