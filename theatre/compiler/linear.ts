/** Solves the square system `rows * unknowns = right` by elimination, the largest pivot first. */
export function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const work = rows.map((row, index) => [...row, right[index]]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(work[row][column]) > Math.abs(work[pivot][column])) pivot = row;
    }
    if (Math.abs(work[pivot][column]) < 1e-12) throw new RangeError('The system has no single solution.');
    [work[column], work[pivot]] = [work[pivot], work[column]];
    for (let row = column + 1; row < size; row++) {
      const factor = work[row][column] / work[column][column];
      for (let at = column; at <= size; at++) work[row][at] -= factor * work[column][at];
    }
  }
  const result = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = work[row][size];
    for (let at = row + 1; at < size; at++) sum -= work[row][at] * result[at];
    result[row] = sum / work[row][row];
  }
  return result;
}

/** Least squares: the unknowns for which `rows * unknowns` comes nearest to `right`. */
export function leastSquares(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = rows[0].length;
  const normal = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) => rows.reduce((sum, row) => sum + row[a] * row[b], 0)),
  );
  const target = Array.from({ length: size }, (_, a) => rows.reduce((sum, row, at) => sum + row[a] * right[at], 0));
  return solve(normal, target);
}
