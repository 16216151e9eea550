/** What a unit is, as it goes on from its name: "II/9, armour, battalion". */
export function afterName(about: string): string {
  return `${about[0]!.toLowerCase()}${about.slice(1)}`;
}
