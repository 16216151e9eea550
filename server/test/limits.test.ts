import type { MatchMade } from '@club-route/wire';
import { expect, test } from 'vitest';
import { sweep } from '../src/sweep.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse } from './house/house.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

test('whoever asks too often waits: by account, by address, and by the name whose password is tried', async () => {
  const environment = { REQUESTS_PER_MINUTE: '5', SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: '1' };
  const strict = await openHouse({ environment });
  const from = (address: string, cookie = '') => {
    const headers = { 'x-forwarded-for': address, cookie };
    return {
      games: async () => (await fetch(`${strict.address}/api/games`, { headers })).status,
      tries: async (name: string) => {
        const body = JSON.stringify({ name, password: 'a guess' });
        const json = { ...headers, 'content-type': 'application/json' };
        return (await fetch(`${strict.address}/api/session`, { method: 'POST', headers: json, body })).status;
      },
    };
  };
  const inTurn = async (times: number, ask: (count: number) => Promise<number>): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) statuses.push(await ask(count));
    return statuses;
  };
  try {
    // One address tries many names; many addresses try one name.
    expect(await inTurn(4, (n) => from('192.0.2.1').tries(`Name ${n}`))).toEqual([403, 403, 403, 429]);
    expect(await inTurn(10, (n) => from(`192.0.2.${10 + n}`).tries('Victim'))).toEqual([...Array(9).fill(403), 429]);
    expect(await from('192.0.2.20').tries('Other')).toBe(403);
    // Without an account by address, with one by account wherever it comes from.
    expect(await inTurn(6, () => from('192.0.2.30').games())).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await from('192.0.2.31').games()).toBe(200);
    const { cookie } = await member(strict.address, 'Busy');
    expect(await inTurn(6, (n) => from(`192.0.2.${40 + n}`, cookie).games())).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await fetch(`${strict.address}/health`)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a stranger who tries the passwords of a name does not keep its owner out', async () => {
  const house = await openHouse({ environment: { SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: '1' } });
  const password = 'correct horse';
  const signIn = async (address: string, guess: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Victim', password: guess });
    return (await fetch(`${house.address}/api/session`, { method: 'POST', headers, body })).status;
  };
  try {
    await new Visitor(house.address).post('/api/accounts', { name: 'Victim', password });
    for (let count = 0; count < 10; count++) await signIn('192.0.2.66', `guess ${count}`);
    expect(await signIn('192.0.2.66', password)).toBe(429);
    expect(await signIn('192.0.2.1', password)).toBe(200);
  } finally {
    await house.close();
  }
});

test('files and pages are counted too, by themselves', async () => {
  const strict = await openHouse({ environment: { REQUESTS_PER_MINUTE: '2' } });
  const ask = async (path: string): Promise<number> =>
    (await fetch(`${strict.address}${path}`, { headers: { accept: 'text/html' } })).status;
  const paths = ['/', '/maps', '/assets/app-1234.js', '/nowhere', '/match/some-match', '/', '/maps', '/nowhere'];
  const statuses: number[] = [];
  for (const path of paths) statuses.push(await ask(path));
  // Ten a minute: what is asked for by these few, and not one page more than that.
  for (let count = 0; count < 4; count++) statuses.push(await ask('/maps'));
  expect(statuses).toEqual([200, 200, 200, 404, 200, 200, 200, 404, 200, 200, 429, 429]);
  expect(await ask('/')).toBe(429);
  expect(await ask('/api/games')).toBe(200);
  await strict.close();
});

test('a limit of one route does not count for another', async () => {
  const strict = await openHouse({ environment: { SIGN_INS_PER_MINUTE: '2' } });
  const visitor = new Visitor(strict.address);
  const tries = [1, 2, 3].map((n) => ['POST', '/api/session', { name: `Name ${n}`, password: 'a guess' }] as const);
  const statuses: number[] = [];
  for (const one of tries) statuses.push((await visitor.ask(...one)).status);
  expect(statuses).toEqual([403, 403, 429]);
  expect((await visitor.ask('POST', '/api/resets', { email: 'nobody@example.org' })).status).toBe(202);
  // What is long to write is asked for seldom, too.
  for (const path of ['/api/matches/0123456789abcdef/journal', '/api/account/export']) {
    const asked: number[] = [];
    for (let count = 0; count < 3; count++) asked.push((await visitor.ask('GET', path)).status);
    expect(asked.map((status) => status === 429)).toEqual([false, false, true]);
  }
  await strict.close();
});

test('neither another spelling of an address, nor invented ones before it, nor another of the same net counts anew', async () => {
  const environment = { REQUESTS_PER_MINUTE: '2', SIGN_INS_PER_MINUTE: '2', TRUST_PROXY: '1' };
  const strict = await openHouse({ environment });
  const tries = async (path: string, addresses: readonly string[]): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: `Name ${address}`, password: 'a guess' });
      statuses.push((await fetch(`${strict.address}${path}`, { method: 'POST', headers, body })).status);
    }
    return statuses;
  };
  try {
    const same = ['192.0.2.1', '192.0.2.1', '192.0.2.1'];
    expect(await tries('/%61pi/session', same)).toEqual([403, 403, 429]);
    const invented = ['10.1.1.1, 192.0.2.2', '10.1.1.2, 192.0.2.2', '10.1.1.3, 192.0.2.2'];
    expect(await tries('/api/session', invented)).toEqual([403, 403, 429]);
    const net = ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8::7:1:2:3:4', '2001:db8:0:8::1'];
    expect(await tries('/api/session', net)).toEqual([403, 403, 429, 403]);
  } finally {
    await strict.close();
  }
});

test('who asks is not looked up without end for one address, whatever cookies it shows', async () => {
  const house = await openHouse({ environment: { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' } });
  const ask = async (address: string, cookie: string): Promise<number> =>
    (await fetch(`${house.address}/api/games`, { headers: { 'x-forwarded-for': address, cookie } })).status;
  try {
    const { cookie } = await member(house.address, 'Monty');
    for (let count = 0; count < 10; count++) await ask('192.0.2.1', `session=made-up-${count}`);
    expect(await ask('192.0.2.1', cookie)).toBe(429);
    expect(await ask('192.0.2.2', cookie)).toBe(200);
  } finally {
    await house.close();
  }
});

test('nobody’s mailbox is filled by invitations or by links for a lost password', async () => {
  const house = await openHouse();
  try {
    const host = await member(house.address, 'Host');
    await member(house.address, 'Guest', 'guest@example.org');
    const seats = { north: { kind: 'me' }, south: { kind: 'invite', name: 'Guest' } };
    const { match } = await host.post<MatchMade>('/api/matches', { game: 'patrol', seats });
    const at = `/api/matches/${match.id}/invitations`;
    const wish = { seat: 'north', inMyPlace: false };
    for (let count = 1; count < 20; count++) await host.post(at, { ...wish, name: 'Guest' });
    expect(await host.refused(409, 'POST', at, wish)).toContain('too many invitations');
    for (let count = 20; count < 100; count++) await host.post('/api/matches', { game: 'patrol', seats });
    expect(await host.refused(429, 'POST', '/api/matches', { game: 'patrol', seats })).toContain('at most 100');
    const stranger = new Visitor(house.address);
    for (let count = 0; count < 8; count++) await stranger.post('/api/resets', { email: 'guest@example.org' });
    const mails = await query(house.url, 'select kind, count(*)::integer from outbox group by kind order by kind');
    expect(mails).toEqual([
      { kind: 'invitation', count: 100 },
      { kind: 'reset', count: 5 },
    ]);
    // To people who have no account here even fewer.
    const letter = { ...wish, email: 'stranger@example.org' };
    const table = async (): Promise<string> => {
      const { match: one } = await host.post<MatchMade>('/api/matches', {
        game: 'patrol',
        seats: { north: { kind: 'me' } },
      });
      return `/api/matches/${one.id}/invitations`;
    };
    const first = await table();
    for (let count = 0; count < 20; count++) await host.post(first, letter);
    expect(await host.refused(429, 'POST', await table(), letter)).toContain('at most 20');
  } finally {
    await house.close();
  }
});

test('a session that is ended, here or at another copy, or runs out closes its sockets and no others', async () => {
  const clock = new Clock();
  const here = await openHouse({ now: clock.now });
  const there = await openHouse({ now: clock.now }, here.url);
  try {
    const home = await member(here.address, 'Traveller');
    const cafe = new Visitor(there.address);
    await cafe.post('/api/session', { name: 'Traveller', password: 'correct horse' });
    const elsewhere = Object.assign(new Visitor(here.address), { cookie: cafe.cookie });
    const [own, hasty, other, guest] = [
      await Tab.open(home),
      await Tab.open(home),
      await Tab.open(elsewhere),
      await Tab.open(new Visitor(here.address)),
    ];
    await cafe.have('DELETE', '/api/session');
    await other.closed();
    expect(own.isOpen).toBe(true);
    clock.forward(91 * 24 * 60);
    expect(await home.get('/api/session')).toBeNull();
    // Whoever says something is shown the door at once, the others by the next sweep.
    hasty.say({ kind: 'ping' });
    await hasty.closed();
    expect(hasty.heard.map(({ kind }) => kind)).toEqual(['bye']);
    expect(own.isOpen).toBe(true);
    await sweep(here.club);
    await own.closed();
    expect(guest.isOpen).toBe(true);
  } finally {
    await here.close();
    await there.close();
  }
});
