import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnyCounter, type CounterFace } from '../../../src/hex/counter/Counter.tsx';
import { Spread } from '../../../src/hex/panel/Spread.tsx';

const FACE: CounterFace = {
  army: 'dutch',
  symbol: 'artillery',
  echelon: 'regiment',
  name: '1/PI',
  factors: '2-2-7',
  stripe: '#204a45',
  depleted: false,
  spent: undefined,
};

test('of an unknown counter only the side is drawn', () => {
  const known = renderToStaticMarkup(<AnyCounter face={FACE} />);
  expect(known).toContain('1/PI');
  const unknown = renderToStaticMarkup(<AnyCounter face={{ army: 'dutch', isUnknown: true }} />);
  expect(unknown).toContain('data-army="dutch"');
  expect(unknown.replaceAll(/<[^>]*>/g, '')).toBe('?');
});

test('a spread says its range, its half, its middle and a chance', () => {
  const drawn = renderToStaticMarkup(
    <Spread
      label="Steps lost"
      distribution={[0, 1, 1, 2, 2, 2, 3, 5].map((value) => ({ value, weight: 1 }))}
      from={0}
      to={6}
      chance={{ words: 'that the bridge is held', value: 0.625 }}
    />,
  );
  const words = drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Steps lost 0–5');
  expect(words).toContain('From 0 to 5, half of the time 1 to 2, 2 in the middle.');
  expect(words).toContain('62.5 % that the bridge is held');
});
