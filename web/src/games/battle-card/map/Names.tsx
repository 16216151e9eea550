import { FRAME } from './frame.ts';
import { LEFT } from './places.ts';
import css from './Names.module.css';

/** Name, place, and by how much it is turned to follow the water. */
const WATERS = [
  ['Neder Rijn', 262, 184, 6],
  ['Waal', 232, 236, -8],
  ['Maas', 168, 358, -40],
  ['Wilhelmina Canal', 14, 523, -4],
  ['IJssel', 520, 112, -30],
  ['Rijn', 570, 297, 24],
  ['Meuse–Escaut Canal', 180, 688, 17],
  ['Maas', 524, 520, 70],
] as const;

const TOWNS = [
  ['Son', 186, 497],
  ['Elst', 384, 196],
  ['Oosterbeek', 322, 133],
  ['Ede', 279, 99],
  ['Wageningen', 200, 150],
  ['Tiel', 152, 219],
  ["'s-Hertogenbosch", 82, 444],
  ['Oss', 198, 385],
  ['Helmond', 279, 531],
  ['Groesbeek', 430, 384],
  ['Cleve', 541, 354],
  ['Emmerich', 552, 254],
  ['Venlo', 556, 596],
  ['Weert', 303, 655],
  ['Zevenaar', 502, 184],
] as const;

const REGIONS = [
  ['Veluwe', 190, 70],
  ['Betuwe', 214, 206],
  ['Brabant', 20, 560],
  ['De Peel', 388, 575],
  ['Reichswald', 462, 402],
  ['Belgium', 20, 706],
  ['Germany', 508, 470],
] as const;

export function Names() {
  return (
    <g className={css.names}>
      {REGIONS.map(([name, x, y]) => (
        <text key={name} className={css.region} x={x} y={y}>
          {name}
        </text>
      ))}
      {WATERS.map(([name, x, y, turn]) => (
        <text key={`${name}${x}`} className={css.water} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {name}
        </text>
      ))}
      {TOWNS.map(([name, x, y]) => (
        <text key={name} className={css.village} x={x} y={y}>
          {name}
        </text>
      ))}
      <text className={css.title} x={LEFT + 6} y={FRAME.y - 26}>
        Holland: Belgian border to Arnhem
      </text>
      <text className={css.margin} x={LEFT + 6} y={FRAME.y + FRAME.height + 30}>
        Sketch map, north up. Not to scale: drawn wide between the Maas and the Rijn.
        <tspan x={LEFT + 6} dy={17}>
          Places after GeoNames (CC BY 4.0), borders after CBS (CC BY 4.0).
        </tspan>
      </text>
    </g>
  );
}
