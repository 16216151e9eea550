/** Half the side of a counter, in sheet units: a hex is 100 wide. */
export const HALF = 36;

/** Each army has its own frame besides its colour and lightness, so that nobody needs to see colours. */
export type Army = 'us' | 'british' | 'polish' | 'dutch' | 'german' | 'ss';

export function frameOf(army: Army, grow = 0): string {
  const half = HALF + grow;
  switch (army) {
    case 'us':
      return square(half);
    case 'british':
      return round(half, 11 + grow, 11 + grow);
    case 'polish':
      return round(half, 15 + grow, 0);
    case 'dutch':
      return round(half, 0, 20 + grow);
    case 'german':
    case 'ss':
      return cut(half, 9 + grow * 0.6);
  }
}

function square(half: number): string {
  return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
}

/** Rounded above and below by so much. */
function round(half: number, above: number, below: number): string {
  const arc = (radius: number, x: number, y: number): string =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return `M${-half + above} ${-half}H${half - above}${arc(above, 1, 1)}V${half - below}${arc(below, -1, 1)}H${-half + below}${arc(below, -1, -1)}V${-half + above}${arc(above, 1, -1)}Z`;
}

/** With its corners cut off. */
function cut(half: number, corner: number): string {
  const inner = half - corner;
  return `M${-inner} ${-half}H${inner}L${half} ${-inner}V${inner}L${inner} ${half}H${-inner}L${-half} ${inner}V${-inner}Z`;
}
