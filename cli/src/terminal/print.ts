export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
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
