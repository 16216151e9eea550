/** True where the player asked for no motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
