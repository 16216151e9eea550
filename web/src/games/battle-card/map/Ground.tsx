import * as ground from './ground.ts';
import { Patterns } from './Patterns.tsx';
import { FRAME, MARGIN } from './frame.ts';
import css from './Ground.module.css';

/**
 * Our own drawing of the corridor, north up: the rivers, roads, woods and towns of 1944, stretched between the Maas and
 * the Rijn so that the four areas have room. A sketch map, not to scale.
 */
export function Ground() {
  return (
    <g className={css.ground}>
      <Patterns />
      <clipPath id="neatline">
        <rect {...FRAME} />
      </clipPath>
      <g clipPath="url(#neatline)">
        <rect className={css.paper} {...FRAME} />
        <path className={css.hill} d={ground.hills} />
        <path className={css.polder} d={ground.polders} />
        <path fill="url(#ditches)" d={ground.polders} />
        <path className={css.marsh} d={ground.marshes} />
        <path fill="url(#reeds)" d={ground.marshes} />
        <path className={css.woods} d={ground.woods} />
        <path fill="url(#trees)" d={ground.woods} />
        <path className={css.heath} d={ground.heaths} />
        <path fill="url(#tufts)" d={ground.heaths} />
        <path className={css.stream} d={ground.streams} />
        <path className={css.canalBank} d={ground.canals} />
        <path className={css.canal} d={ground.canals} />
        {ground.rivers.map(([name, d]) => (
          <path key={name} className={css.bank} data-river={name} d={d} />
        ))}
        {ground.rivers.map(([name, d]) => (
          <path key={name} className={css.river} data-river={name} d={d} />
        ))}
        <path className={css.border} d={ground.borders} />
        <path className={css.town} d={ground.towns} />
        <path className={css.lane} d={ground.lanes} />
        <path className={css.road} d={ground.roads} />
        <path className={css.rail} d={ground.railways} />
        <path className={css.sleepers} d={ground.railways} />
        <path className={css.highwayEdge} d={ground.clubRoute} />
        <path className={css.highway} d={ground.clubRoute} />
      </g>
      <rect className={css.inner} {...FRAME} />
      <rect
        className={css.outer}
        x={FRAME.x - MARGIN}
        y={FRAME.y - MARGIN}
        width={FRAME.width + 2 * MARGIN}
        height={FRAME.height + 2 * MARGIN}
      />
    </g>
  );
}
