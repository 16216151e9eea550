/** Chances as numbers that people can picture: so many games of a thousand. */
export function ofThousand(chance: number): string {
  const games = Math.round(chance * 1000);
  if (chance > 0 && games === 0) return 'fewer than 1 of 1,000';
  if (chance < 1 && games === 1000) return 'more than 999 of 1,000';
  return `${games === 1000 ? '1,000' : games} of 1,000`;
}

export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`;
}
