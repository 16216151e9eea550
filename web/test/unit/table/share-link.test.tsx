import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShareLink } from '../../../src/table/ShareLink.tsx';
import type { Archive } from '../../../src/table/source.ts';

test('a link promises to be taken over only where that is so', () => {
  const words = (open: boolean): string => renderToStaticMarkup(<ShareLink archive={{ open } as Archive} />);
  expect(words(true)).toContain('take over from any entry');
  expect(words(false)).not.toContain('take over from any entry');
  expect(words(false)).toContain('sees what a spectator sees');
});
