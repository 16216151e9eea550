import { kilometresPerCell } from '../src/projection.ts';
import type { Compiled } from './compile.ts';
import { distanceToLine, middle } from './geometry.ts';
import { waterLine } from './water.ts';

/** What the compiler says of one board: the anchors one by one, then what it made. */
export function report(compiled: Compiled, text: string, unchanged: boolean): string {
  const { draft, file } = compiled;
  const { fitted, board } = draft;
  const kilometres = kilometresPerCell(fitted.projection);
  const lines = [
    `${file.title} (${file.id})`,
    ...fitted.residuals.map(({ name, kilometres: away }) => `  ${away.toFixed(2).padStart(5)} km  ${name}`),
    `  ${fitted.rms.toFixed(2).padStart(5)} km  root mean square; ${kilometres.toFixed(3)} km from cell to cell`,
    ...groundCheck(compiled),
    `  ${board.cells} cells, ${file.waters.length} waters, ${file.crossings.length} crossings, ${file.roads.length} road chains, ${file.names.length} names, ${file.marks.length} marks`,
    `  ${Buffer.byteLength(text)} bytes, ${unchanged ? 'unchanged' : 'CHANGED'}`,
  ];
  return lines.join('\n');
}

/** Where facts place the water, how far from it the water of the ground runs. */
function groundCheck({ draft }: Compiled): readonly string[] {
  const { board, plan, waterSides } = draft;
  return plan.waters
    .filter(({ from }) => from === 'facts')
    .map(({ id }) => {
      const line = waterLine(draft, id);
      const away = [...(waterSides.get(id)?.keys() ?? [])].map((side) =>
        distanceToLine(
          middle(draft.centre(board.sideCells[side * 2]), draft.centre(board.sideCells[side * 2 + 1])),
          line,
        ),
      );
      const mean = away.reduce((sum, each) => sum + each, 0) / away.length;
      return `  ${id}: ${away.length} sides by fact, ${mean.toFixed(2)} cells from the ground on average, ${Math.max(...away).toFixed(2)} at most`;
    });
}
