import ground from './ground.json';
import { Patterns } from './Patterns.tsx';
import { FRAME } from './frame.ts';
import css from './Ground.module.css';

/**
 * Our own drawing of the corridor, north up: the rivers, roads, woods and towns of 1944, stretched between the Maas and
 * the Rijn so that the four areas have room. A sketch map, not to scale.
 */
export function Ground() {
  const { cover, rivers } = ground;
  return (
    <g className={css.ground}>
      <Patterns />
      <clipPath id="neatline">
        <rect {...FRAME} />
      </clipPath>
      <g clipPath="url(#neatline)">
        <rect className={css.paper} {...FRAME} />
        <path className={css.hill} d={cover.hill} />
        <path className={css.polder} d={cover.polder} />
        <path fill="url(#ditches)" d={cover.polder} />
        <path className={css.marsh} d={cover.marsh} />
        <path fill="url(#reeds)" d={cover.marsh} />
        <path className={css.woods} d={cover.woods} />
        <path fill="url(#trees)" d={cover.woods} />
        <path className={css.heath} d={cover.heath} />
        <path fill="url(#tufts)" d={cover.heath} />
        <path className={css.stream} d={ground.streams} />
        <path className={css.canalBank} d={ground.canals} />
        <path className={css.canal} d={ground.canals} />
        {Object.entries(rivers).map(([name, d]) => (
          <path key={name} className={css.bank} data-river={name} d={d} />
        ))}
        {Object.entries(rivers).map(([name, d]) => (
          <path key={name} className={css.river} data-river={name} d={d} />
        ))}
        <path className={css.border} d={ground.border} />
        <path className={css.town} d={cover.city} />
        <path className={css.lane} d={ground.lanes} />
        <path className={css.road} d={ground.roads} />
        <path className={css.rail} d={ground.rail} />
        <path className={css.sleepers} d={ground.rail} />
        <path className={css.highwayEdge} d={ground.clubRoute} />
        <path className={css.highway} d={ground.clubRoute} />
      </g>
      <rect className={css.inner} {...FRAME} />
      <rect className={css.outer} x={FRAME.x - 9} y={FRAME.y - 9} width={FRAME.width + 18} height={FRAME.height + 18} />
    </g>
  );
}
