type Column = Uint8Array | Int8Array | Int16Array;

/** Whether two columns hold the same. */
export function areEqual(one: Column, two: Column): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== two[index]) return false;
  return true;
}
