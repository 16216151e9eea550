import { printable, printableLines } from '@club-route/engine';

export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** JSON with text that came from a file. */
export function printForeignJson(value: unknown): void {
  print(JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? printable(inner) : inner)));
}

/** Longer lines are hard to read, however wide the window. */
const WIDEST = 100;

/**
 * Text broken between words where the terminal ends, the lines after the first hung under the text behind the lead.
 * Through a pipe a sentence stays one line: whoever reads there wants to find it whole. Letters in a saved game are texts
 * of strangers, so nothing that moves the cursor is printed.
 */
export function printText(text: string, lead = '', style: (line: string) => string = String): void {
  const width = process.stdout.isTTY ? Math.min(WIDEST, process.stdout.columns) - lead.length : Infinity;
  for (const [index, line] of brokenAt(printableLines(text), width).entries())
    print(`${index === 0 ? lead : ' '.repeat(lead.length)}${style(line)}`);
}

export function brokenAt(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Rows in columns: text to the left, numbers to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths: number[] = [];
  for (const row of texts) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  for (const [index, row] of texts.entries()) {
    const cells = row.map((cell, at) =>
      typeof rows[index]![at] === 'number' ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!),
    );
    print(`  ${cells.join('   ').trimEnd()}`);
  }
}

export function percent(share: number, digits = 2): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** Lines side by side, reading down each column, as many as the width holds. */
export function printColumns(lines: readonly string[], width = process.stdout.columns || 100): void {
  const widest = Math.max(...lines.map((line) => line.length)) + 3;
  const columns = Math.max(1, Math.floor((width + 3) / widest));
  const rows = Math.ceil(lines.length / columns);
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => (lines[column * rows + row] ?? '').padEnd(widest));
    print(cells.join('').trimEnd());
  }
}
