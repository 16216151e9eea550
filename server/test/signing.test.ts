import { isCertified, type Journal, type ServerWord, type Verdict } from '@club-route/engine';
import type { MatchMade, PublishedKeys } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refresh } from '../src/play/records.ts';
import { keysOf } from '../src/signing/keys.ts';
import { send } from './house/deed.ts';
import { makeDatabase, query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { verdictOn } from './house/verdict.ts';
import { Visitor } from './house/visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function publishedBy({ address }: House): Promise<PublishedKeys['keys']> {
  return (await new Visitor(address).get<PublishedKeys>('/.well-known/club-route-key')).keys;
}

async function begin(at: House = house): Promise<{ readonly id: string; readonly player: Visitor }> {
  const player = new Visitor(at.address);
  const wish = { game: 'battle-card', seats: { allied: { kind: 'me' } } };
  const { match, links } = await player.post<MatchMade>('/api/matches', wish);
  player.link = links['allied'];
  return { id: match.id, player };
}

async function resigned({ id, player }: Awaited<ReturnType<typeof begin>>): Promise<Journal> {
  await send(player, id, { seat: 'allied', have: 0, key: 'first-move', action: { kind: 'airdrop' } });
  await player.post(`/api/matches/${id}/resign`, { seat: 'allied' });
  return player.get<Journal>(`/api/matches/${id}/journal`);
}

function configOf({ url }: House): Parameters<typeof keysOf>[0] {
  return { ...house.club.config, DATABASE_URL: url };
}

describe('the key of a server', () => {
  test('is public, and one for all copies that start together on a new database', async () => {
    const url = await makeDatabase();
    const copies = await Promise.all([1, 2, 3].map(() => openHouse({}, url)));
    const published = await Promise.all(copies.map(publishedBy));
    expect(published[0]).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
        fingerprint: expect.stringMatching(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/),
        from: expect.any(Number),
      },
    ]);
    expect(published[1]).toEqual(published[0]);
    expect(published[2]).toEqual(published[0]);
    for (const copy of copies) await copy.close();
    const again = await openHouse({}, url);
    expect(await publishedBy(again)).toEqual(published[0]);
    await again.close();
  });
});

describe('a match on the server', () => {
  test('is certified from its beginning to its end, for whoever trusts that key', async () => {
    const [{ fingerprint }] = (await publishedBy(house)) as [PublishedKeys['keys'][number]];
    const match = await begin();
    const given = await match.player.get<ServerWord>(`/api/matches/${match.id}/word`);
    const journal = await resigned(match);
    expect(given).toEqual({ beginning: journal.signed!.beginning });
    const verdict = (await verdictOn(journal)) as Verdict;
    expect(verdict).toMatchObject({
      outcome: { how: 'resigned' },
      stops: false,
      word: { kind: 'whole', by: fingerprint, begunBy: fingerprint, beginning: { seats: { allied: 'person' } } },
    });
    expect(isCertified(verdict, (by) => by === fingerprint)).toBe(true);
    expect(isCertified(verdict, (by) => by === 'another')).toBe(false);
  });

  test('cannot be given another outcome, another end, or the signature of another match', async () => {
    const journal = await resigned(await begin());
    const other = await resigned(await begin());
    const outcome = { ...journal.outcome!, winners: ['allied'] };
    const { beginning } = journal.signed!;
    const falseEnd = { problem: 'The signature of the end is false.' };
    expect(await verdictOn({ ...journal, outcome })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, entries: journal.entries.slice(0, 1) })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, signed: { beginning, end: other.signed!.end! } })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, signed: other.signed! })).toEqual({
      problem: 'The signature of the beginning is false.',
    });
    expect(await verdictOn({ ...journal, signed: { beginning } })).toMatchObject({ word: { kind: 'beginning' } });
  });

  test('begun before the server had a key is unsigned, not forged', async () => {
    const match = await begin();
    await query(house.url, 'update match set signed = null where id = $1', [match.id]);
    await house.club.desks.with(match.id, (desk) => refresh(house.club, desk));
    const journal = await resigned(match);
    expect(journal.signed).toBeUndefined();
    expect(await verdictOn(journal)).toMatchObject({ outcome: { how: 'resigned' }, word: { kind: 'unsigned' } });
  });
});

test('a key that is replaced stays public with its dates, and its matches end under the new one', async () => {
  const own = await openHouse();
  const match = await begin(own);
  const [old] = (await publishedBy(own)) as [PublishedKeys['keys'][number]];
  const [fresh, before] = await keysOf(configOf(own), { replace: true });
  expect(before).toEqual({ ...old, until: fresh!.from });
  // The copy that runs hears of it.
  await expect.poll(() => own.club.keys.published, { timeout: 30_000 }).toEqual([fresh, before]);
  expect(await publishedBy(own)).toEqual([fresh, before]);
  const kept = await query(own.url, 'select private is null as forgotten from signing_key order by made_at');
  expect(kept).toEqual([{ forgotten: true }, { forgotten: false }]);
  expect(await verdictOn(await resigned(match))).toMatchObject({
    word: { kind: 'whole', by: fresh!.fingerprint, begunBy: old.fingerprint },
  });
  await own.close();
});
