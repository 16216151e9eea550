import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../patrol/table/*', { query: '?raw', import: 'default', eager: true });

test('the shared hex table makes a whole table of less than 300 lines', () => {
  const lines = Object.values(files).map((text) => text.split('\n').length - 1);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
});

test('it is made of nothing but the shared hex table', () => {
  const imported = Object.values(files).flatMap((text) =>
    [...text.matchAll(/from '(\.\.\/\.\.\/.*)'/g)].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(3);
  // What a skin is says the table of all games.
  expect(imported.filter((name) => !/\/src\/hex\/|\/src\/table\/skin\.ts$/.test(name!))).toEqual([]);
});
