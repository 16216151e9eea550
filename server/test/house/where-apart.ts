/** Where two long texts begin to differ. */
export function whereApart(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return `${one.slice(Math.max(0, at - 200), at + 200)}\n\n${two.slice(Math.max(0, at - 200), at + 200)}`;
}
