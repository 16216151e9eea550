import { UNITS } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { faceOf, unitWords } from '../../../src/games/farthest-bridge/faces.ts';

const unitNamed = (id: string): number => UNITS.findIndex((unit) => unit.id === id);

test('a counter shows what its unit is', () => {
  expect(faceOf(unitNamed('3/504'), false, 'halfUp', 'moved')).toMatchObject({
    army: 'us',
    symbol: 'para',
    echelon: 'battalion',
    name: '3/504',
    factors: '2-2-7',
    depleted: false,
    spent: 'moved',
  });
  expect(faceOf(unitNamed('129'), true, 'halfUp', undefined)).toMatchObject({
    army: 'british',
    echelon: 'brigade',
    factors: '3-3-7',
    depleted: true,
  });
  expect(faceOf(unitNamed('1/9SS'), false, 'halfUp', undefined).army).toBe('ss');
  expect(faceOf(unitNamed('1/Pol'), false, 'halfUp', undefined).army).toBe('polish');
  expect(faceOf(unitNamed('Krft'), false, 'halfUp', undefined).army).toBe('german');
});

test('the words of a counter say the same', () => {
  expect(unitWords(unitNamed('1B/1'), true, 'halfUp')).toBe('1B/1, UK glider infantry, 1st Airborne, 1-1-7, depleted');
});

/** Relative luminance, as the contrast of WCAG 2 is reckoned from. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('names can be read on the stripe of every formation', () => {
  for (const unit of UNITS.keys()) {
    const contrast =
      (luminance('#fffdf4') + 0.05) / (luminance(faceOf(unit, false, 'halfUp', undefined).stripe) + 0.05);
    expect(contrast, UNITS[unit]!.id).toBeGreaterThan(4.5);
  }
});
