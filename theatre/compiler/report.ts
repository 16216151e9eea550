import { kilometresPerCell } from '../src/projection.ts';
import type { Compiled } from './compile.ts';

/** What the compiler says of one board: the anchors one by one, then what it made. */
export function report({ draft, file }: Compiled, text: string, unchanged: boolean): string {
  const { fitted, board } = draft;
  const lines = [
    `${file.title} (${file.id})`,
    ...fitted.residuals.map(({ name, kilometres }) => `  ${kilometres.toFixed(2).padStart(5)} km  ${name}`),
    `  ${fitted.rms.toFixed(2).padStart(5)} km  root mean square; ${kilometresPerCell(fitted.projection).toFixed(3)} km from cell to cell`,
    `  ${board.cells} cells, ${file.waters.length} waters, ${file.crossings.length} crossings, ${file.roads.length} road chains, ${file.names.length} names, ${file.marks.length} marks`,
    `  ${Buffer.byteLength(text)} bytes, ${unchanged ? 'unchanged' : 'CHANGED'}`,
  ];
  return lines.join('\n');
}
