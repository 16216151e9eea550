/** What stops the compiler: where to look, what to look at, and which rule it breaks. */
export class MapError extends Error {
  readonly file: string;
  readonly feature: string;
  readonly rule: string;

  constructor(file: string, feature: string, rule: string) {
    super(`${file}: ${feature}: ${rule}`);
    this.name = 'MapError';
    this.file = file;
    this.feature = feature;
    this.rule = rule;
  }
}

/** In cells. A decision closer to its threshold than this could fall the other way elsewhere. */
const HAIR = 1e-7;

/** Refuses a decision that hangs by a hair; a fact has to take it. */
export function decideClearly(margin: number, file: string, feature: string, rule: string): void {
  if (Math.abs(margin) < HAIR) throw new MapError(file, feature, `${rule}: within a hair, so a fact must decide`);
}

/** To the nearest whole number, refusing halves. */
export function roundClearly(value: number, file: string, feature: string): number {
  decideClearly(value - Math.floor(value) - 0.5, file, feature, 'rounding');
  return Math.round(value);
}
