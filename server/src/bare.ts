/** The same table without a prototype: asked for a name that somebody made up, such as `constructor`, it has nothing. */
export function bare<T>(table: Readonly<Record<string, T>>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, table);
}
