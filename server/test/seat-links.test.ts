import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LinkView, MatchMade, MatchTable, Seated } from '@club-route/wire';
import { connect } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { secretHash } from '../src/secrets.ts';
import { campaignShelf } from './house/campaign.ts';
import { makeDatabase, query } from './house/database.ts';
import { askForFilm, readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { newKey } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

let house: House;
let count = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const newMember = (): Promise<Visitor> => member(house.address, `Maker ${++count}`);
const tableOf = (who: Visitor, id: string): Promise<MatchTable> => who.get(`/api/matches/${id}`);

interface Made {
  readonly id: string;
  readonly maker: Visitor;
  /** What the maker passes on, and keeps a copy of. */
  readonly link: string;
}

async function makeWithLink(maker: Visitor): Promise<Made> {
  const { match, links } = await maker.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me' }, south: { kind: 'link' } },
  });
  return { id: match.id, maker, link: links['south']! };
}

async function sat(made: Made): Promise<Visitor> {
  const guest = new Visitor(house.address);
  await guest.sitDown(made.link, 'Greta');
  return guest;
}

describe('once somebody has sat down with it a link', () => {
  test('opens nothing to whoever made it: neither film, notes nor talk, and no deed is done with it', async () => {
    const made = await makeWithLink(await newMember());
    const guest = await sat(made);
    await guest.have('PUT', `/api/matches/${made.id}/notes`, { seat: 'south', text: 'Attack at dawn.' });
    const thief = new Visitor(house.address, made.link);
    expect(await tableOf(thief, made.id)).toMatchObject({ mine: [], invitedTo: [] });
    expect(await askForFilm(thief, made.id, 'south')).toBe('This seat is not yours.');
    const at = (name: string): string => `/api/matches/${made.id}/${name}`;
    await thief.refused(403, 'GET', `${at('notes')}?seat=south`);
    await thief.refused(403, 'GET', `${at('chat')}?as=south&room=side`);
    await thief.refused(403, 'POST', at('resign'), { seat: 'south' });
    await thief.refused(403, 'POST', at('return'), { seat: 'south' });
    await thief.refused(409, 'POST', at('join'), { seat: 'south' });
    expect((await readFilm(guest, made.id, 'south')).frames).toBeDefined();
  });

  test('tells whose seat it is and no more', async () => {
    const made = await makeWithLink(await newMember());
    expect(await made.maker.post<LinkView>('/api/links/look', { token: made.link })).toMatchObject({
      kind: 'invitation',
      match: made.id,
      seat: 'south',
      game: 'patrol',
      holders: [],
    });
    const guest = await sat(made);
    const stranger = new Visitor(house.address);
    const shown = {
      match: made.id,
      seat: 'south',
      game: 'patrol',
      holders: [{ name: 'Greta (guest)', account: false }],
    };
    expect(await stranger.post('/api/links/look', { token: made.link })).toEqual({ kind: 'used', ...shown });
    expect(await stranger.refused(409, 'POST', '/api/links', { token: made.link })).toContain('no longer works');
    expect(await stranger.post('/api/links/look', { token: guest.link })).toEqual({ kind: 'own', ...shown });
  });

  test('is no way to a second seat for the account that made it', async () => {
    const made = await makeWithLink(await newMember());
    expect(await made.maker.refused(409, 'POST', '/api/links', { token: made.link })).toBe(
      'You already play another seat in this match.',
    );
    const guest = await sat(made);
    // Not even with the guest's own secret.
    await made.maker.refused(409, 'POST', '/api/links', { token: guest.link });
    expect((await tableOf(made.maker, made.id)).mine).toEqual(['north']);
  });
});

test('the secret leads back from any device, and another one shuts the first out', async () => {
  const made = await makeWithLink(await newMember());
  const guest = await sat(made);
  const phone = new Visitor(house.address);
  expect(await phone.post('/api/links', { token: guest.link })).toEqual({ match: made.id, seat: 'south' });
  phone.link = guest.link;
  expect((await tableOf(phone, made.id)).mine).toEqual(['south']);
  const { secret } = await phone.post<Seated>(`/api/matches/${made.id}/return`, { seat: 'south' });
  expect(await tableOf(guest, made.id)).toMatchObject({ mine: [] });
  expect(await tableOf(new Visitor(house.address, secret), made.id)).toMatchObject({ mine: ['south'] });
});

describe('until somebody sits there whoever made the match', () => {
  for (const [kind, open] of [
    ['with an account', newMember],
    ['as a guest', async () => new Visitor(house.address)],
  ] as const)
    test(`${kind} voids a link and makes another`, async () => {
      const maker = await open();
      const { match, links } = await maker.post<MatchMade>('/api/matches', {
        game: 'patrol',
        seats: { north: { kind: 'me' }, south: { kind: 'link' } },
      });
      maker.link = links['north'];
      const at = `/api/matches/${match.id}/invitations`;
      await new Visitor(house.address).refused(409, 'DELETE', at, { seat: 'south' });
      await maker.have('DELETE', at, { seat: 'south' });
      await new Visitor(house.address).refused(404, 'POST', '/api/links', { token: links['south'] });
      const again = await maker.post<MatchMade>(at, { seat: 'south', inMyPlace: false });
      const spare = await maker.post<MatchMade>(at, { seat: 'south', inMyPlace: false });
      const guest = new Visitor(house.address);
      await guest.sitDown(again.links['south']!);
      // And has no say any more: another link to the same seat is void, and none can be made.
      await new Visitor(house.address).refused(404, 'POST', '/api/links', { token: spare.links['south'] });
      await maker.refused(403, 'POST', at, { seat: 'south', inMyPlace: false });
    });
});

test('whoever made a match has no say about a seat that is taken, also while another is open', async () => {
  const maker = await newMember();
  const seats = { north: { kind: 'link' }, south: { kind: 'link' } };
  const { match, links } = await maker.post<MatchMade>('/api/matches', { game: 'patrol', seats });
  const guest = new Visitor(house.address);
  await guest.sitDown(links['north']!);
  const at = `/api/matches/${match.id}/invitations`;
  expect((await tableOf(guest, match.id)).status).toBe('open');
  await maker.refused(403, 'POST', at, { seat: 'north', inMyPlace: false });
  await maker.post(at, { seat: 'south', inMyPlace: false });
});

test('a guest who has sat down makes no link to another seat, not that of the umpire, and calls nothing off', async () => {
  const campaign = await openHouse({ shelf: campaignShelf });
  const maker = new Visitor(campaign.address);
  const { match, links } = await maker.post<MatchMade>('/api/matches', {
    game: 'kriegsspiel',
    options: { days: 1 },
    seats: { airborne: { kind: 'me' }, xxx: { kind: 'link' }, german: { kind: 'link' }, umpire: { kind: 'link' } },
  });
  maker.link = links['airborne'];
  const guest = new Visitor(campaign.address);
  await guest.sitDown(links['german']!);
  const at = `/api/matches/${match.id}`;
  for (const seat of ['umpire', 'xxx']) {
    await guest.refused(403, 'POST', `${at}/invitations`, { seat, inMyPlace: false });
    await guest.refused(409, 'DELETE', `${at}/invitations`, { seat });
  }
  await guest.refused(403, 'POST', `${at}/cancel`);
  // Whoever made it still may.
  const again = await maker.post<MatchMade>(`${at}/invitations`, { seat: 'umpire', inMyPlace: false });
  expect(Object.keys(again.links)).toEqual(['umpire']);
  await maker.have('POST', `${at}/cancel`);
  await campaign.close();
});

describe('nobody holds seats of opposing sides', () => {
  test('unless the match was made for that', async () => {
    const maker = await newMember();
    const { match } = await maker.post<MatchMade>('/api/matches', { game: 'patrol', seats: { north: { kind: 'me' } } });
    expect(await maker.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' })).toContain(
      'You already play',
    );
    const both = await maker.post<MatchMade>('/api/matches', {
      game: 'patrol',
      seats: { north: { kind: 'me' }, south: { kind: 'me' } },
    });
    expect(both.match.mine.toSorted()).toEqual(['north', 'south']);
  });

  test('nor does a guest whose browser says which seat it has', async () => {
    const guest = new Visitor(house.address);
    const { match, links } = await guest.post<MatchMade>('/api/matches', {
      game: 'patrol',
      seats: { north: { kind: 'me' } },
    });
    guest.link = links['north'];
    await guest.refused(409, 'POST', `/api/matches/${match.id}/join`, { seat: 'south' });
  });

  test('and a hot-seat match stays one in the rematch, with a secret for each seat of a guest', async () => {
    const guest = new Visitor(house.address);
    const { match, links } = await guest.post<MatchMade>('/api/matches', {
      game: 'patrol',
      seats: { north: { kind: 'me' }, south: { kind: 'me' } },
    });
    expect(Object.keys(links)).toEqual(['north', 'south']);
    guest.link = links['north'];
    await guest.post(`/api/matches/${match.id}/resign`, { seat: 'north' });
    const again = await guest.post<MatchMade>(`/api/matches/${match.id}/rematch`, { seat: 'north' });
    expect(again.links['south']).not.toBe(guest.link);
    expect(again.match.mine).toEqual(['south']);
  });
});

test('seats that were held before the upgrade are held by the same link after it', async () => {
  const url = await makeDatabase();
  const before = connect(url, 2, () => undefined);
  await migrate(before.database, '007-chat-numbers');
  await before.close();
  const old = await openOld(url);
  const later = await openHouse({}, url);
  const guest = new Visitor(later.address, old.link);
  expect(await tableOf(guest, old.id)).toMatchObject({ mine: ['south'], status: 'open' });
  expect(await guest.post('/api/links', { token: old.link })).toEqual({ match: old.id, seat: 'south' });
  // And can be kept from whoever made the link.
  const { secret } = await guest.post<Seated>(`/api/matches/${old.id}/return`, { seat: 'south' });
  expect(await tableOf(guest, old.id)).toMatchObject({ mine: [] });
  expect(await tableOf(new Visitor(later.address, secret), old.id)).toMatchObject({ mine: ['south'] });
  const [row] = await query(url, 'select hot_seat from match where id = $1', [old.id]);
  expect(row).toEqual({ hot_seat: false });
  await later.close();
});

/** A match as the version before had written it. */
async function openOld(url: string): Promise<{ readonly id: string; readonly link: string }> {
  const [id, link] = ['0123456789abcdef', newKey().repeat(4).slice(0, 43)];
  await query(
    url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time)
     values ($1, 'patrol', '2', '{"charges":1,"decoys":2}', $2, '', 'open', 'public', '{"kind":"none"}')`,
    [id, Buffer.alloc(32)],
  );
  for (const [place, seat] of ['north', 'south'].entries())
    await query(url, 'insert into seat (match_id, seat, place) values ($1, $2, $3)', [id, seat, place]);
  await query(url, `insert into holder (match_id, seat, link_hash, name) values ($1, 'south', $2, 'Greta')`, [
    id,
    secretHash(link),
  ]);
  return { id, link };
}
