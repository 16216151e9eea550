/** Whether two JSON values are written alike in canonical form, without writing them. */
export function sameJson(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one)) return Array.isArray(two) && sameLists(one, two);
  if (Array.isArray(two)) return false;
  return sameFields(one as Fields, two as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameLists(one: readonly unknown[], two: readonly unknown[]): boolean {
  if (one.length !== two.length) return false;
  for (let index = 0; index < one.length; index++) if (!sameJson(one[index] ?? null, two[index] ?? null)) return false;
  return true;
}

/** Fields without a value are not there. */
function sameFields(one: Fields, two: Fields): boolean {
  let count = 0;
  for (const name of Object.keys(one)) {
    const value = one[name];
    if (value === undefined) continue;
    if (!Object.hasOwn(two, name) || !sameJson(value, two[name])) return false;
    count++;
  }
  const others = Object.keys(two);
  return others.length === count || others.filter((name) => two[name] !== undefined).length === count;
}
