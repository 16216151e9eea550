import { farthestBridgeModule } from '@club-route/farthest-bridge';
import type { MatchMade } from '@club-route/wire';
import { describe, expect, test } from 'vitest';
import { BotLine, type BotTurn } from '../src/bots/line.ts';
import { sweep } from '../src/sweep.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf } from './house/house.ts';
import { member, Visitor } from './house/visitor.ts';

describe('the line of bots', () => {
  const turn = (match: string, maker: string, hasPeople = false): BotTurn => ({
    match,
    seat: 'german',
    bot: 'recruit',
    maker,
    hasPeople,
  });

  function order(turns: readonly BotTurn[], watched: readonly string[] = []): string {
    const line = new BotLine(
      (match) => watched.includes(match),
      () => 0,
    );
    for (const one of turns) line.add(one);
    return Array.from(turns, () => line.take()!.match).join(' ');
  }

  test('people who wait come first, and matches that nobody watches last', () => {
    const turns = [turn('alone', 'a'), turn('shown', 'a'), turn('away', 'a', true), turn('here', 'a', true)];
    expect(order(turns, ['here', 'shown'])).toBe('here away shown alone');
  });

  test('makers take turns, however many matches one of them has made', () => {
    const many = Array.from({ length: 5 }, (_, n) => turn(`many-${n}`, 'many'));
    expect(order([...many, turn('one', 'one'), turn('two', 'two')])).toBe('many-0 one two many-1 many-2 many-3 many-4');
  });

  test('a turn has one place', () => {
    const line = new BotLine(
      () => false,
      () => 0,
    );
    for (let count = 0; count < 3; count++) line.add(turn('same', 'a'));
    expect(line.length).toBe(1);
  });

  test('how long somebody waits for a bot is told of people, not of bots that nobody waits for', () => {
    let now = 0;
    const line = new BotLine(
      () => false,
      () => now,
    );
    line.add(turn('alone', 'a'));
    now = 100_000;
    expect(line.age).toBe(0);
    line.add(turn('played', 'b', true));
    line.add(turn('alone too', 'c'));
    now = 130_000;
    expect(line.age).toBe(30_000);
    line.take();
    expect(line.age).toBe(0);
  });
});

describe('bots that nobody waits for', () => {
  test('few matches of bots alone run for one account or one address', async () => {
    const house = await openHouse({ shelf: plainShelf, environment: { BOT_THREADS: '0' } });
    try {
      const bot = farthestBridgeModule.bots[0]!.id;
      const wish = { game: 'farthest-bridge', seats: { allied: { kind: 'bot', bot }, german: { kind: 'bot', bot } } };
      for (let count = 0; count < 5; count++) await new Visitor(house.address).post('/api/matches', wish);
      expect(await new Visitor(house.address).refused(429, 'POST', '/api/matches', wish)).toContain('at most 5');
      const known = await member(house.address, 'Known');
      for (let count = 0; count < 5; count++) await known.post('/api/matches', wish);
      await known.refused(429, 'POST', '/api/matches', wish);
      // Those who come at once know of each other.
      const hasty = await member(house.address, 'Hasty');
      const asked = await Promise.all(Array.from({ length: 8 }, () => hasty.ask('POST', '/api/matches', wish)));
      expect(asked.filter(({ status }) => status === 201)).toHaveLength(5);
      // Whoever plays is not in the way of that, and makes no match of bots alone by leaving.
      const mine = { ...wish, seats: { ...wish.seats, allied: { kind: 'me' } } };
      await new Visitor(house.address).post('/api/matches', mine);
      const { match } = await hasty.post<MatchMade>('/api/matches', mine);
      await hasty.refused(429, 'POST', `/api/matches/${match.id}/leave`, { seat: 'allied', bot });
      await hasty.post(`/api/matches/${match.id}/resign`, { seat: 'allied' });
      // One that is over makes room for another.
      await query(
        house.url,
        `update match set status = 'finished' where id = (
          select max(id) from match where created_by is null and not exists (select from holder where match_id = match.id))`,
      );
      await new Visitor(house.address).post('/api/matches', wish);
      const rows = await query(house.url, 'select distinct made_from from match');
      expect(rows).toHaveLength(1);
      expect(rows[0]!['made_from']).toMatch(/^[0-9a-f]{40}$/);
    } finally {
      await house.close();
    }
  });

  test('a rematch counts against whoever asked for it, also without an account', async () => {
    const house = await openHouse({ shelf: plainShelf, environment: { BOT_THREADS: '0' } });
    try {
      const bot = farthestBridgeModule.bots[0]!.id;
      const wish = { game: 'farthest-bridge', seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot } } };
      /** Plays a match and its rematch, and leaves that to the computer; the status of the answer. */
      const leaveRematch = async (): Promise<number> => {
        const guest = new Visitor(house.address);
        const first = await guest.post<MatchMade>('/api/matches', wish);
        guest.link = first.links['allied'];
        await guest.post(`/api/matches/${first.match.id}/resign`, { seat: 'allied' });
        const again = await guest.post<MatchMade>(`/api/matches/${first.match.id}/rematch`, { seat: 'allied' });
        guest.link = again.links['german'];
        expect(again.match).toMatchObject({ status: 'running', mine: ['german'] });
        return (await guest.ask('POST', `/api/matches/${again.match.id}/leave`, { seat: 'german', bot })).status;
      };
      for (let count = 0; count < 5; count++) expect(await leaveRematch()).toBe(204);
      expect(await leaveRematch()).toBe(429);
      // Nor is each rematch a maker of its own, with a turn of its own among those who made others.
      const makers = await query(house.url, 'select distinct made_from from match where created_by is null');
      expect(makers).toHaveLength(1);
    } finally {
      await house.close();
    }
  });

  test('a person waits for few of their thoughts', async () => {
    const house = await openHouse({
      shelf: plainShelf,
      environment: { BOT_THREADS: '1', BOT_MILLISECONDS: '20' },
    });
    try {
      const bot = farthestBridgeModule.bots[0]!.id;
      const seats = { allied: { kind: 'bot', bot }, german: { kind: 'bot', bot } };
      for (let n = 0; n < 10; n++) {
        const maker = await member(house.address, `Maker ${n}`);
        for (let count = 0; count < 4; count++) await maker.post('/api/matches', { game: 'farthest-bridge', seats });
      }
      const thoughts = async (): Promise<number> => {
        const rows = await query(house.url, 'select sum(entries)::int as sum from match');
        return rows[0]!['sum'] as number;
      };
      const { match } = await new Visitor(house.address).post<MatchMade>('/api/matches', {
        game: 'farthest-bridge',
        seats: { allied: { kind: 'bot', bot }, german: { kind: 'me' } },
      });
      const before = await thoughts();
      const answered = async (): Promise<boolean> =>
        (await query(house.url, 'select from match where id = $1 and entries > 1', [match.id])).length > 0;
      while (!(await answered())) await new Promise((resolve) => setTimeout(resolve, 5));
      // Forty other matches wait for the same thread. In turn with them it would come after as many thoughts.
      expect((await thoughts()) - before).toBeLessThan(20);
    } finally {
      await house.close();
    }
  });
});

test('what is to do is known from the row: a filed answer that does not apply is not looked at again', async () => {
  const house = await openHouse({ shelf: plainShelf, environment: { BOT_THREADS: '0' } });
  const later = await openHouse(
    { shelf: plainShelf, environment: { BOT_THREADS: '0' }, now: () => Date.now() + 3_600_000 },
    house.url,
  );
  try {
    const german = new Visitor(house.address);
    const bot = farthestBridgeModule.bots[0]!.id;
    const { match, links } = await german.post<MatchMade>('/api/matches', {
      game: 'farthest-bridge',
      seats: { allied: { kind: 'me' }, german: { kind: 'bot', bot } },
    });
    german.link = links['allied'];
    const due = async () => (await query(house.url, 'select drive_at from match where id = $1', [match.id]))[0];
    // The Allies are to act, and have filed nothing.
    expect(await due()).toEqual({ drive_at: null });
    await query(house.url, `update seat set standing = '{}' where match_id = $1 and seat = 'allied'`, [match.id]);
    await sweep(later.club);
    await new Promise((resolve) => setImmediate(resolve));
    expect(later.club.desks.size).toBe(0);
  } finally {
    await house.close();
    await later.close();
  }
});
