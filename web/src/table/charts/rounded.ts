/** Whole numbers as they are, luck to a tenth. */
export function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace('-', '−');
}

export function signed(value: number): string {
  const text = rounded(value);
  return text === '0' || text.startsWith('−') ? text : `+${text}`;
}
