/** A number from 0 to 1 that depends on two whole numbers and nothing else: the same sheet every time. */
export function chance(x: number, y: number, seed = 0): number {
  let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed + 1, 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4_294_967_296;
}

/** Hills and dales between -1 and 1, one about every unit. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = soften(x - column);
  const down = soften(y - row);
  const top = blend(chance(column, row, seed), chance(column + 1, row, seed), across);
  const bottom = blend(chance(column, row + 1, seed), chance(column + 1, row + 1, seed), across);
  return blend(top, bottom, down) * 2 - 1;
}

function soften(part: number): number {
  return part * part * (3 - 2 * part);
}

function blend(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}
