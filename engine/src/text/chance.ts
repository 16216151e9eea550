/** A chance in per cent. What can still happen is never called 0 %, and what can still fail never 100 %. */
export function chanceText(chance: number): string {
  if (chance === 0 || chance === 1) return `${100 * chance} %`;
  const shown = (100 * chance).toFixed(1);
  if (shown === '0.0') return 'under 0.1 %';
  return shown === '100.0' ? 'over 99.9 %' : `${shown} %`;
}
