/** Whether two columns hold the same. */
export function areEqual(one: Int8Array | Int16Array, two: Int8Array | Int16Array): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== two[index]) return false;
  return true;
}
