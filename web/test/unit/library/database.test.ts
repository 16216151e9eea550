import { afterEach, expect, test, vi } from 'vitest';
import { databaseOf } from '../../../src/library/database.ts';

afterEach(() => vi.unstubAllGlobals());

test('a database that the browser has closed is opened again', async () => {
  const opened: EventTarget[] = [];
  vi.stubGlobal('indexedDB', {
    open: () => {
      const result = new EventTarget();
      opened.push(result);
      const request = Object.assign(new EventTarget(), { result });
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
  const database = databaseOf('test', () => undefined);
  const first = await database();
  expect(await database()).toBe(first);
  first.dispatchEvent(new Event('close'));
  expect(await database()).not.toBe(first);
  expect(opened.length).toBe(2);
});
