import { type Action, type GameModule, type StateObject } from '@club-route/engine';
import { patrol, patrolLanguage } from '@club-route/engine/testing';
import type { MatchTable } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelfOf } from '../src/shelf.ts';
import { query } from './house/database.ts';
import { readFilm } from './house/film.ts';
import { openHouse, type House } from './house/house.ts';
import { NORTH, SOUTH, startPatrol } from './house/patrol.ts';
import { Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

/** Patrol in which a seat may have its turns ended for it; `dig` is an answer that the rules refuse. */
const module = {
  game: patrol,
  language: patrolLanguage,
  bots: [],
  rules: [],
  register: [],
  standing: {
    schema: (seat: string) =>
      seat === 'south'
        ? {
            turns: {
              kind: 'choice',
              label: 'Turns',
              default: 'ask',
              choices: ['ask', 'end', 'dig'].map((value) => ({ value, label: value })),
            },
          }
        : undefined,
    answer(sight: StateObject, _seat: string, { turns }: Readonly<Record<string, unknown>>): Action | undefined {
      if ((sight as unknown as { phase: string }).phase !== 'orders' || turns === 'ask') return undefined;
      return turns === 'end' ? { kind: 'end' } : ({ kind: 'dig', unit: 99 } as Action);
    },
  },
} as unknown as GameModule;

let house: House;

beforeAll(async () => {
  house = await openHouse({ shelf: shelfOf([module]) });
});
afterAll(() => house.close());

test('a standing answer is made as that seat’s own entry, is private, and leaves the rest to the person', async () => {
  const { id, north, south } = await startPatrol(new Visitor(house.address), new Visitor(house.address));
  const at = `/api/matches/${id}/standing`;
  expect(await north.refused(409, 'PUT', at, { seat: 'north', values: {} })).toContain('no standing answers');
  expect(await south.refused(400, 'PUT', at, { seat: 'south', values: { turns: 'win' } })).toContain('"ask", "end"');
  await north.refused(403, 'PUT', at, { seat: 'south', values: { turns: 'end' } });
  await south.have('PUT', at, { seat: 'south', values: { turns: 'end' } });
  expect(await south.get(`${at}?seat=south`)).toEqual({ values: { turns: 'end' } });
  await north.refused(403, 'GET', `${at}?seat=south`);

  const [one, other] = [await Tab.open(north), await Tab.open(south)];
  one.say({ kind: 'watch', match: id, as: 'north', link: north.link });
  other.say({ kind: 'watch', match: id, as: 'south', link: south.link });
  await other.next('opening');
  await one.act(id, 'north', 0, NORTH);
  // It does not deploy for south: that it is asked.
  expect((await south.get<MatchTable>(`/api/matches/${id}`)).toAct).toEqual(['south']);
  await other.act(id, 'south', 1, SOUTH);
  await one.next('turn', ({ toAct }) => toAct.join() === 'north');
  await one.act(id, 'north', 2, { kind: 'end' });
  // Over and back to north, without anybody at south's screen.
  await one.next('turn', ({ toAct }) => toAct.join() === 'north');
  const rows = await query(house.url, 'select seat, deed from journal where match_id = $1 order by n desc limit 1', [
    id,
  ]);
  expect(rows).toEqual([{ seat: 'south', deed: { kind: 'act', action: { kind: 'end' }, filed: true } }]);
  // South's own film says so, and nobody else's does.
  const [theirs, ours] = [await readFilm(south, id, 'south'), await readFilm(north, id, 'north')];
  expect(theirs.frames.at(-1)!.own).toEqual({ action: { kind: 'end' }, filed: true });
  expect(theirs.frames.find(({ own }) => own !== undefined)!.own).toEqual({ action: SOUTH });
  expect(JSON.stringify(ours)).not.toContain('filed');
  for (const { own } of ours.frames) expect([undefined, NORTH.kind, 'end']).toContain(own?.action?.kind);

  const heard = async (): Promise<readonly string[]> => {
    one.say({ kind: 'ping' });
    await one.next('pong');
    return one.heard.map((message) => message.kind);
  };
  const before = await heard();
  const { touched } = await north.get<MatchTable>(`/api/matches/${id}`);
  await south.have('PUT', at, { seat: 'south', values: { turns: 'dig' } });
  expect(await heard()).toEqual([...before, 'pong']);
  expect((await north.get<MatchTable>(`/api/matches/${id}`)).touched).toBe(touched);
  const { have } = await readFilm(north, id, 'north');
  await one.act(id, 'north', have, { kind: 'end' });
  await south.have('PUT', at, { seat: 'south', values: null });
  expect((await south.get<MatchTable>(`/api/matches/${id}`)).toAct).toEqual(['south']);
});
