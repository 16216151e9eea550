import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Linked } from '../../src/club/match/Linked.tsx';
import { forTouch } from '../../src/ui/touch-words.ts';

test('on a touch screen nobody is told to click or to point', () => {
  expect(forTouch('Point at a shaded hex to see the way. Click to go.')).toBe(
    'Tap a shaded hex to see the way. Tap again to go.',
  );
  expect(forTouch('Click an enemy, then your units; or click one on the map.')).toBe(
    'Tap an enemy, then your units; or tap one on the map.',
  );
  expect(forTouch('The clicking of boots.')).toBe('The clicking of boots.');
});

test('what is said links to http and https alone, and leaves the sentence its full stop', () => {
  const shown = (text: string): string => renderToStaticMarkup(<Linked text={text} />);
  expect(shown('See https://example.org/a?b=1#c. Or (http://example.org)!')).toBe(
    'See <a href="https://example.org/a?b=1#c" target="_blank" rel="noopener nofollow">https://example.org/a?b=1#c</a>. ' +
      'Or (<a href="http://example.org" target="_blank" rel="noopener nofollow">http://example.org</a>)!',
  );
  expect(shown('javascript:alert(1) <b>ftp://example.org</b>')).not.toContain('<a');
});
