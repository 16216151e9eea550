import {
  CLOSED_TO_MOBILE,
  CRASH_ON,
  ENTER_COST,
  optionsOf,
  points,
  type FarthestBridgeOptions,
  type Terrain,
} from '@club-route/farthest-bridge';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Terrain.module.css';

const HEADINGS = ['Terrain', 'Points', 'Mobile', 'Line', 'Gliders crash'];
const LINES: Readonly<Record<Exclude<Terrain, 'city'>, string>> = {
  mixed: 'open',
  woods: 'medium',
  broken: 'medium',
  rough: 'rough',
  town: 'medium',
};

/** What ground costs, how it defends, what it does to gliders (5.2, 7.4, 11.4). */
export function TerrainChart({ controller }: FarthestBridgeProps) {
  return (
    <table className={css.chart}>
      <caption className="visually-hidden">Terrain effects</caption>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(optionsOf(controller.state)).map(([ground, ...values]) => (
          <tr key={ground}>
            <th scope="row">{ground}</th>
            {values.map((value, index) => (
              <td key={HEADINGS[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={HEADINGS.length}>* If all attackers are across it. The defender uses the best line.</td>
        </tr>
      </tfoot>
    </table>
  );
}

function rowsOf({ cityLine, riverLine, ferries }: FarthestBridgeOptions): readonly (readonly string[])[] {
  const hexes: readonly Terrain[] = ['mixed', 'woods', 'broken', 'rough', 'town', 'city'];
  return [
    ...hexes.map((terrain) => [
      terrain,
      points(ENTER_COST[terrain]),
      CLOSED_TO_MOBILE[terrain] ? 'by road' : points(ENTER_COST[terrain]),
      terrain === 'city' ? cityLine : LINES[terrain],
      crashWords(CRASH_ON[terrain]),
    ]),
    ['along a road', '½', '½', '–', '–'],
    ['along a trail', '1', '1', '–', '–'],
    ['stream, canal', '+3', 'no', 'medium*', '–'],
    ['river', ferries ? 'ferry +3' : 'no', 'no', `${riverLine}*`, '–'],
    ['bridge', '+0', 'with a road', 'light*', '–'],
  ];
}

function crashWords(most: number): string {
  if (most === 0) return 'never';
  return most === 1 ? 'on 1' : `on 1–${most}`;
}
