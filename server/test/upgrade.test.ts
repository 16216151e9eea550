import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Journal } from '@club-route/engine';
import { patrol } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import type { MatchTable, Said } from '@club-route/wire';
import { describe, expect, test } from 'vitest';
import { readConfig, restore } from '../src/index.ts';
import { sweep } from '../src/sweep.ts';
import { makeDatabase, query } from './house/database.ts';
import { send } from './house/deed.ts';
import { readFilm } from './house/film.ts';
import { openHouse } from './house/house.ts';
import { newKey } from './house/tab.ts';
import { verdictOn } from './house/verdict.ts';
import { Visitor } from './house/visitor.ts';

/** A small database as each released schema left it, written by the server of then. */
const folder = fileURLToPath(new URL('dumps', import.meta.url));
const dumps = readdirSync(folder).flatMap((name) => (name.endsWith('.backup') ? [name.replace('.backup', '')] : []));

/** What lies in each of them. */
interface Contents {
  /** Patrol: Roy is North, a guest with the link is South and is to act. */
  readonly running: string;
  readonly over: string;
  /** The Farthest Bridge: Roy is the Allies and is to act. */
  readonly bridge: string;
  /** The Farthest Bridge, whose Allied bot is to act. */
  readonly bot: string;
  readonly link: string;
}

const patrolGame = patrol as unknown as Game;
const farthestBridgeGame = farthestBridge as unknown as Game;

describe.each(dumps)('a database of schema %s', (name) => {
  test('starts, is brought up to date, is played on and verifies', async () => {
    const { running, over, bridge, bot, link } = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Contents;
    const url = await makeDatabase();
    const read = readConfig({ DATABASE_URL: url });
    if ('problem' in read) throw new Error(read.problem);
    await restore(read.config, `${folder}/${name}.backup`);
    const house = await openHouse({ environment: { BOT_THREADS: '0' }, doubtsAddresses: true }, url);
    try {
      const roy = new Visitor(house.address);
      await roy.post('/api/session', { name: 'Roy', password: 'correct horse' });
      const guest = new Visitor(house.address, link);
      const end = async (who: Visitor, id: string, seat: string): Promise<void> => {
        const { have } = await readFilm(who, id, seat);
        const wish = { seat, have, key: newKey(), action: { kind: 'end' } };
        expect(await send(who, id, wish)).toMatchObject({ kind: 'done' });
      };
      expect((await guest.get<MatchTable>(`/api/matches/${running}`)).toAct).toEqual(['south']);
      await end(guest, running, 'south');
      await end(roy, running, 'north');
      await end(roy, bridge, 'allied');
      const talk = await roy.get<readonly Said[]>(`/api/matches/${running}/chat?as=north&room=players`);
      expect(talk.map(({ text }) => text)).toEqual(['Good evening.']);
      expect(await roy.get(`/api/matches/${running}/notes?seat=north`)).toEqual({ text: 'hold the bridge' });

      // Those who got mail go on getting it, and the bot whose turn it was is found.
      expect(await query(url, 'select from mail_address where confirmed_at is not null')).toHaveLength(2);
      await sweep(house.club);
      await new Promise((resolve) => setImmediate(resolve));
      expect(await query(url, 'select from match where id = $1 and drive_at is not null', [bot])).toHaveLength(1);

      const journal = await roy.get<Journal>(`/api/matches/${over}/journal`);
      expect(journal.entries).toHaveLength(2);
      expect(await verdictOn(journal, patrolGame)).toMatchObject({ stops: false });
      await roy.post(`/api/matches/${running}/resign`, { seat: 'north' });
      const finished = await roy.get<Journal>(`/api/matches/${running}/journal`);
      // What was played before the upgrade and after it holds together: every hash, every roll, every rule.
      expect(await verdictOn(finished, patrolGame)).toMatchObject({ entries: finished.entries.length - 1 });
      expect(finished.entries.length).toBeGreaterThanOrEqual(6);
      await roy.post(`/api/matches/${bridge}/resign`, { seat: 'allied' });
      const crossed = await roy.get<Journal>(`/api/matches/${bridge}/journal`);
      expect(await verdictOn(crossed, farthestBridgeGame)).toMatchObject({ stops: false });
    } finally {
      await house.close();
    }
  });
});
