import type { Account, MatchMade, Vacation } from '@club-route/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { likeness } from '../src/accounts/names.ts';
import { secretHash } from '../src/secrets.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { startPatrol } from './house/patrol.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const password = 'correct horse';

describe('an account', () => {
  test('is made once per name, however the name is written', async () => {
    const first = await member(house.address, 'Roy Urquhart');
    expect(await first.get<Account>('/api/session')).toMatchObject({ name: 'Roy Urquhart', email: null });
    const taken = await new Visitor(house.address).refused(409, 'POST', '/api/accounts', {
      name: 'ROY  URQUHART ',
      password,
    });
    expect(taken).toBe('The name ROY URQUHART is taken.');
    // As some keyboards write it: the accent by itself.
    const accented = await member(house.address, 'René'.normalize('NFD'));
    expect(await accented.get<Account>('/api/session')).toMatchObject({ name: 'René' });
    await member(house.address, 'Zoë 2');
    await member(house.address, 'Зоя 2');
  });

  test.each([
    ['x', password, 'A name has 2 to 24'],
    ['A\u0000B', password, 'A name has 2 to 24'],
    ['Fro\u3164st', password, 'A name has 2 to 24'],
    ['Frоst', password, 'letters of one alphabet'],
    ['Frost', 'short', 'at least 8 characters'],
    ['Frost', 'x'.repeat(201), 'at most 200 characters'],
  ])('is refused for name %j and password %j', async (name, secret, sentence) => {
    const visitor = new Visitor(house.address);
    const said = await visitor.refused(400, 'POST', '/api/accounts', { name, password: secret });
    expect(said).toContain(sentence);
    // A person reads it: no name of a field comes first.
    expect(said).toMatch(/^[A-Z]/);
  });

  test('opens with its name and password alone, and says the same of either mistake', async () => {
    await member(house.address, 'Frost');
    const visitor = new Visitor(house.address);
    const wrong = await visitor.refused(403, 'POST', '/api/session', { name: 'Frost', password: 'wrong horse' });
    const unknown = await visitor.refused(403, 'POST', '/api/session', { name: 'Nobody', password });
    expect(wrong).toBe(unknown);
    expect(await visitor.get('/api/session')).toBeNull();
    await visitor.post('/api/session', { name: 'frost', password });
    expect(await visitor.get('/api/session')).toMatchObject({ name: 'Frost' });
  });

  test('keeps neither password nor session where they could be read', async () => {
    const visitor = await member(house.address, 'Hackett');
    const token = visitor.cookie.split('=')[1]!;
    const [account] = await query(house.url, `select password from account where name_key = 'hackett'`);
    expect((account as { password: string }).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await query(house.url, `select encode(token_hash, 'escape') as hash from session`);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('signs out here, or everywhere, sockets included', async () => {
    const [home, cafe] = [await member(house.address, 'Sosabowski'), new Visitor(house.address)];
    await cafe.post('/api/session', { name: 'Sosabowski', password });
    await cafe.have('DELETE', '/api/session');
    expect(await cafe.get('/api/session')).toBeNull();
    await cafe.post('/api/session', { name: 'Sosabowski', password });
    const tab = await Tab.open(cafe);
    await home.have('DELETE', '/api/sessions');
    await tab.closed();
    expect(await cafe.get('/api/session')).toBeNull();
    expect(await home.get('/api/session')).toBeNull();
  });

  test('changes password and address only for whoever knows the password', async () => {
    const visitor = await member(house.address, 'Gavin');
    await visitor.refused(403, 'PATCH', '/api/account', { password: 'no', newPassword: 'another horse' });
    await visitor.have('PATCH', '/api/account', { password, newPassword: 'another horse', email: 'jim@example.org' });
    await visitor.refused(403, 'POST', '/api/session', { name: 'Gavin', password });
    const other = await member(house.address, 'Taylor');
    // Whether somebody else has an address is nobody's business.
    expect(await other.have('PATCH', '/api/account', { password, email: 'JIM@example.org' })).toMatchObject({
      email: 'JIM@example.org',
    });
  });

  test('is not made under a name that looks like another, or like what the house calls others', async () => {
    await member(house.address, 'Ian Oliver 10');
    const refused = (name: string): Promise<string> =>
      new Visitor(house.address).refused(409, 'POST', '/api/accounts', { name, password });
    // A small L, a letter O and a one; then a whole word in another alphabet.
    for (const name of ['lan Oliver 10', 'Ian 0liver 1O', 'ian oliver lo'])
      expect(await refused(name), name).toMatch(/looks like|is taken/);
    await member(house.address, 'Pocoxep');
    expect(await refused('Росохер')).toContain('looks like another player’s');
    for (const name of ['A guest', 'a GUEST', 'A player who left', 'Somebody who left'])
      expect(await refused(name)).toContain('is taken');
    // A nought of Tolong Siki, which came with Unicode 17, and a letter that nobody can see.
    for (const name of ['Ian Oliver 1\u{11de0}', 'Ian\u200b Oliver 10'])
      expect(likeness(name)).toBe(likeness('Ian Oliver 10'));
  });

  test('of an address that is known is made, and asked about, like any other', async () => {
    const answers = [];
    for (const name of ['Stan One', 'Stan Two']) {
      const { status, body } = await new Visitor(house.address).ask<Account>('POST', '/api/accounts', {
        name,
        password,
        email: 'stan@example.org',
      });
      answers.push({ status, email: body.email });
    }
    expect(answers[1]).toEqual(answers[0]);
    const stranger = new Visitor(house.address);
    const asked = [];
    for (const email of ['stan@example.org', 'nobody-at-all@example.org']) {
      const { status, headers, text } = await stranger.send('POST', '/api/resets', { email });
      asked.push({ status, text, headers: headers.filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name)) });
    }
    expect(asked[0]).toMatchObject({ status: 202, text: '{}' });
    expect(asked[1]).toEqual(asked[0]);
    const mails = await query(house.url, `select body from outbox where address = 'stan@example.org' order by id`);
    expect(mails).toMatchObject([{ body: { name: 'Stan One' } }, { body: { name: 'Stan Two' } }]);
    // Something is on disk for either, so that neither is answered sooner.
    for (const email of ['stan@example.org', 'nobody-at-all@example.org'])
      expect(await query(house.url, 'select from reset_ask where address_hash = $1', [secretHash(email)])).toHaveLength(
        1,
      );
  });

  test('is made, and its address changed, by as many statements whether the address is known or not', async () => {
    const strange = await openHouse({ doubtsAddresses: true });
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    /** What is done about an address: nobody else asks the database for these. */
    const statements = (): readonly string[] =>
      asked.mock.calls
        .splice(0)
        .map(([words]) => (typeof words === 'string' ? words : (words as { readonly text: string }).text))
        .filter((text) => /mail_address|outbox/.test(text));
    try {
      const known = 'known@example.org';
      await member(strange.address, 'Known', known);
      await query(strange.url, 'update mail_address set confirmed_at = now() where address = $1', [known]);
      statements();
      await member(strange.address, 'Guess One', known);
      const ofKnown = statements();
      const guess = await member(strange.address, 'Guess Two', 'unknown@example.org');
      expect(ofKnown.length).toBeGreaterThan(0);
      expect(statements()).toEqual(ofKnown);
      for (const email of [known, 'unknown-too@example.org']) {
        await guess.have('PATCH', '/api/account', { password, email });
        expect(statements(), email).toEqual(ofKnown);
      }
      const questions = await query(strange.url, `select address from outbox where kind = 'confirmation' order by id`);
      expect(questions.map((row) => row['address'])).toEqual([known, 'unknown@example.org', 'unknown-too@example.org']);
    } finally {
      asked.mockRestore();
      await strange.close();
    }
  });

  test('gets its link, however many others have named its address before', async () => {
    const email = 'shared@example.org';
    for (let n = 1; n <= 6; n++)
      await new Visitor(house.address).post('/api/accounts', { name: `Sharer ${n}`, password, email });
    const asked = async (): Promise<number> => {
      await new Visitor(house.address).post('/api/resets', { email });
      const [row] = await query(
        house.url,
        `select count(distinct account_id)::int as count from outbox where kind = 'reset' and address = $1`,
        [email],
      );
      return Number(row!['count']);
    };
    expect(await asked()).toBe(5);
    expect(await asked()).toBe(6);
  });

  test('gets a new password by a mail that works once, and is then signed out everywhere', async () => {
    const visitor = new Visitor(house.address);
    await visitor.post('/api/accounts', { name: 'Browning', password, email: 'boy@example.org' });
    const stranger = new Visitor(house.address);
    expect((await stranger.ask('POST', '/api/resets', { email: 'nobody@example.org' })).status).toBe(202);
    expect((await stranger.ask('POST', '/api/resets', { email: 'Boy@example.org' })).status).toBe(202);
    const mails = await query(
      house.url,
      `select address, body from outbox where address in ('boy@example.org', 'nobody@example.org')`,
    );
    expect(mails).toMatchObject([{ address: 'boy@example.org', body: { name: 'Browning' } }]);
    const { token } = (mails[0] as { body: { token: string } }).body;
    await stranger.have('PUT', '/api/resets', { token, password: 'a brand new one' });
    expect(await visitor.get('/api/session')).toBeNull();
    expect(await stranger.refused(400, 'PUT', '/api/resets', { token, password: 'and another' })).toContain(
      'has been used',
    );
    await visitor.post('/api/session', { name: 'Browning', password: 'a brand new one' });
  });

  test('with a new password is signed out everywhere but where it was chosen', async () => {
    const [home, thief] = [await member(house.address, 'Ridgway'), new Visitor(house.address)];
    await thief.post('/api/session', { name: 'Ridgway', password });
    const tab = await Tab.open(thief);
    await home.have('PATCH', '/api/account', { password, email: 'matt@example.org' });
    expect(await thief.get('/api/session')).toMatchObject({ name: 'Ridgway' });
    await home.have('PATCH', '/api/account', { password, newPassword: 'another horse' });
    await tab.closed();
    expect(await thief.get('/api/session')).toBeNull();
    expect(await home.get('/api/session')).toMatchObject({ name: 'Ridgway' });
  });

  test('is opened by no link that was sent before its password or its address changed', async () => {
    const visitor = await member(house.address, 'Brereton', 'lewis@example.org');
    const link = async (): Promise<string> => {
      await visitor.post('/api/resets', { email: 'lewis@example.org' });
      const rows = await query(house.url, `select body from outbox where kind = 'reset' order by id desc limit 1`);
      return (rows[0] as { body: { token: string } }).body.token;
    };
    const dead = async (token: string): Promise<void> => {
      await visitor.refused(400, 'PUT', '/api/resets', { token, password: 'a thief was here' });
    };
    const [first, second] = [await link(), await link()];
    await visitor.have('PUT', '/api/resets', { token: second, password: 'another horse' });
    await dead(first);
    await visitor.post('/api/session', { name: 'Brereton', password: 'another horse' });
    const third = await link();
    await visitor.have('PATCH', '/api/account', { password: 'another horse', email: 'brereton@example.org' });
    await dead(third);
  });
});

test('people who block each other neither meet at a table nor invite each other', async () => {
  const [one, other] = [await member(house.address, 'Horrocks'), await member(house.address, 'Student')];
  await one.post('/api/blocks', { name: 'student' });
  expect(await one.get('/api/blocks')).toEqual(['Student']);
  const { match } = await one.post<MatchMade>('/api/matches', { game: 'patrol', seats: { north: { kind: 'me' } } });
  expect(await other.refused(403, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' })).toContain(
    'cannot play together',
  );
  const invitation = { game: 'patrol', seats: { north: { kind: 'me' }, south: { kind: 'invite', name: 'Horrocks' } } };
  expect(await other.refused(403, 'POST', '/api/matches', invitation)).toBe('You cannot invite Horrocks.');
  await one.have('DELETE', '/api/blocks', { name: 'Student' });
  await other.post(`/api/matches/${match.id}/join`, { seat: 'south' });
});

test('nobody is asked to a rematch by somebody they do not want to play with', async () => {
  const [one, other] = [await member(house.address, 'Deelen'), await member(house.address, 'Ede')];
  const { id } = await startPatrol(one, other);
  await one.post(`/api/matches/${id}/resign`, { seat: 'north' });
  await one.post('/api/blocks', { name: 'Ede' });
  const sentence = await other.refused(403, 'POST', `/api/matches/${id}/rematch`, { seat: 'south' });
  expect(sentence).toContain('cannot play together');
});

test('a complaint about somebody is kept for whoever runs the house', async () => {
  const visitor = await member(house.address, 'Thomas');
  await visitor.post('/api/complaints', { about: 'Thomas', text: 'He talks to himself.' });
  await visitor.refused(404, 'POST', '/api/complaints', { about: 'Nobody at all', text: 'Who?' });
  const nowhere = { about: 'Thomas', match: '0123456789abcdef', text: 'Where?' };
  await visitor.refused(404, 'POST', '/api/complaints', nowhere);
  expect(await query(house.url, 'select text from complaint')).toEqual([{ text: 'He talks to himself.' }]);
});

test('vacations are at most thirty days a year and do not overlap', async () => {
  const visitor = await member(house.address, 'Dempsey');
  const day = 86_400_000;
  const starts = Date.now() + day;
  await visitor.post('/api/vacations', { starts, ends: starts + 20 * day });
  expect(await visitor.refused(409, 'POST', '/api/vacations', { starts, ends: starts + day })).toContain('already');
  const more = { starts: starts + 30 * day, ends: starts + 45 * day };
  expect(await visitor.refused(409, 'POST', '/api/vacations', more)).toContain('at most 30 days');
  const [first] = await visitor.get<readonly Vacation[]>('/api/vacations');
  await visitor.have('DELETE', `/api/vacations/${first!.id}`);
  await visitor.post('/api/vacations', more);
  expect(await visitor.get('/api/vacations')).toHaveLength(1);
  // Not without number, however short they are: each is looked at whenever somebody's time is counted.
  await query(
    house.url,
    `insert into vacation (account_id, starts_at, ends_at)
     select id, now() + n * interval '1 minute', now() + n * interval '1 minute' + interval '1 second'
     from account, generate_series(1, 99) as n where name = 'Dempsey'`,
  );
  const one = { starts: starts - day / 2, ends: starts - day / 2 + 1000 };
  expect(await visitor.refused(409, 'POST', '/api/vacations', one)).toContain('100 vacations');
});

test('of vacations that are asked for at once only one is given', async () => {
  const visitor = await member(house.address, 'Ritchie');
  const wish = { starts: Date.now() + 1000, ends: Date.now() + 20 * 86_400_000 };
  // With a connection to the database for each of them, none has to wait for another.
  await Promise.all(Array.from({ length: 8 }, () => house.club.pool.query('select pg_sleep(0.1)')));
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.ask('POST', '/api/vacations', wish)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a vacation of thirty days may have an hour more, when clocks are put back', async () => {
  const visitor = await member(house.address, 'Barker');
  const [starts, hour] = [Date.now() + 1000, 3_600_000];
  await visitor.refused(409, 'POST', '/api/vacations', { starts, ends: starts + 30 * 24 * hour + 2 * hour });
  await visitor.post('/api/vacations', { starts, ends: starts + 30 * 24 * hour + hour });
});
