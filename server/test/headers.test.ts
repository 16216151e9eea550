import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house/house.ts';
import { startPatrol } from './house/patrol.ts';
import { QUESTIONS } from './house/questions.ts';
import { member } from './house/visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('what a door says stays with whoever asked: no cache keeps it, no other page reads it, no link from it names the page', async () => {
  const visitor = await member(house.address, 'Discreet');
  const { id } = await startPatrol(visitor, await member(house.address, 'Discreet too'));
  const asked = QUESTIONS.filter(
    ({ method, route }) => method === 'GET' && !/^\/($|mail|metrics|api\/live)/.test(route),
  );
  expect(asked.length).toBeGreaterThan(20);
  for (const { route, params, query } of asked) {
    const given: Readonly<Record<string, string>> = { ...params, id, name: 'Discreet' };
    const path = route.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '');
    const search = query === undefined || route === '/api/matches' ? '' : `?${new URLSearchParams(query).toString()}`;
    const answer = await fetch(`${house.address}${path}${search}`, {
      headers: { cookie: visitor.cookie, origin: 'https://evil.example' },
    });
    await answer.arrayBuffer();
    const headers = Object.fromEntries(answer.headers);
    expect(headers, route).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const open = Object.keys(headers).filter((name) => name.startsWith('access-control-') || name === 'etag');
    expect(open, route).toEqual([]);
  }
});
