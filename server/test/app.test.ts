import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house/house.ts';

let server: House;

beforeAll(async () => {
  server = await openHouse();
});

afterAll(() => server.close());

async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${server.address}${address}`, { headers });
}

test('the app, and every address of a page in it, is the same file, asked for anew each time', async () => {
  for (const address of ['/', '/maps', '/maps/', '/match/some-match', '/match/m%C3%A4tch?from=mail']) {
    const answer = await ask(address, { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Club Route');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('an address that is no page of the app is answered 404, and still shows the app', async () => {
  for (const address of ['/play/some-match', '/match', '/match/', '/match/one/two', '/mapsx', '/wp-login.php']) {
    const answer = await ask(address, { accept: 'text/html' });
    expect(answer.status, address).toBe(404);
    expect(await answer.text()).toContain('Club Route');
    expect(answer.headers.get('content-type')).toContain('text/html');
  }
});

test('files with a hash in their name are compressed and kept for ever', async () => {
  const answer = await ask('/assets/app-1234.js', { 'accept-encoding': 'gzip' });
  expect(await answer.text()).toBe('compressed');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const plain = await ask('/assets/app-1234.js', { 'accept-encoding': 'identity' });
  expect(await plain.text()).toBe('plain');
});

test('no cache shows the page to a program, or the answer to a program instead of the page', async () => {
  for (const accept of ['text/html', '*/*']) {
    const { headers } = await ask('/match/some-match', { accept });
    expect(headers.get('vary')?.toLowerCase()).toContain('accept');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('a missing file is an error, not the page', async () => {
  const answer = await ask('/assets/gone.js');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'There is nothing at /assets/gone.js.' });
});

test('nothing outside the folder is handed out', async () => {
  const answer = await ask('/..%2f..%2fetc%2fpasswd');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).not.toContain('root:');
});

test('nothing but our own scripts may run', async () => {
  const answer = await ask('/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
