import { board, BRIDGES, GRID, isOverRiver, isWood } from './ground.ts';
import { BRIDGE_NAMES } from './names.ts';

/**
 * The ground of Patrol in the form of a compiled board, as theatre writes them: what draws those draws this one too,
 * though it lies nowhere on earth.
 */
export const patrolMapFile = {
  id: 'patrol',
  title: 'Patrol',
  grid: { shape: 'hex', ...GRID },
  /** A hex is a kilometre wide, and north is up. */
  projection: { origin: [0, 0], plane: [1_000_000, 0, 0, 0, -1_000_000, 0] },
  reasons: [['ruled', 'drawn up for this game']],
  terrain: {
    kinds: { o: 'open', w: 'woods' },
    columns: columns((hex) => (isWood(hex) ? 'w' : 'o')),
    why: columns(() => '0'),
  },
  lands: columns(() => '-'),
  flags: [],
  waters: [{ id: 'river', name: 'the river', kind: 'river', parts: [{ why: 0, sides: riverSides() }] }],
  roadKinds: [],
  roads: [],
  rails: [],
  crossings: BRIDGES.map(([a, b], bridge) => ({
    id: `bridge-${bridge}`,
    name: BRIDGE_NAMES[bridge]!,
    kind: 'road',
    water: 'river',
    why: 0,
    cells: `${board.labels[a]} ${board.labels[b]}`,
  })),
  borders: [],
  names: [],
  marks: [],
} as const;

/** One line per column, its hexes from the first row on. */
function columns(letter: (hex: number) => string): readonly string[] {
  const lines = Array.from({ length: GRID.columns }, () => '');
  for (let hex = 0; hex < board.cells; hex++) lines[board.columnOf[hex]! - GRID.firstColumn] += letter(hex);
  return lines;
}

function riverSides(): string {
  const sides: string[] = [];
  for (const [step, to] of board.neighbour.entries()) {
    const from = Math.floor(step / board.degree);
    if (to > from && isOverRiver(from, to)) sides.push(`${board.labels[from]}/${board.labels[to]}`);
  }
  return sides.join(' ');
}
