import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { battleCardModule } from '@club-route/battle-card';
import type { GameModule } from '@club-route/engine';
import { patrol, patrolLanguage } from '@club-route/engine/testing';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { inject } from 'vitest';
import { readConfig, startServer, type RunningServer, type ServerOptions } from '../../src/index.ts';
import { shelfOf } from '../../src/shelf.ts';
import { makeDatabase, query } from './database.ts';

const patrolModule: GameModule = {
  game: patrol,
  language: patrolLanguage,
  bots: [],
  rules: [],
  register: [],
} as unknown as GameModule;

const MODULES = [battleCardModule, farthestBridgeModule, patrolModule] as unknown as readonly GameModule[];

/** The same games without pictures, which take long to draw. */
export const plainShelf = shelfOf(MODULES.map((module) => ({ ...module, picture: undefined })));

export interface House extends RunningServer {
  readonly url: string;
}

type Wish = Partial<Pick<ServerOptions, 'shelf' | 'now' | 'log'>> & {
  readonly environment?: Readonly<Record<string, string>>;
  /** Addresses wait to be confirmed, as they do outside of tests. */
  readonly doubtsAddresses?: boolean;
};

/** A server on a database of its own, or, as another copy, on that of another house. */
export async function openHouse(
  { environment = {}, doubtsAddresses = false, ...wish }: Wish = {},
  url?: string,
): Promise<House> {
  const database = url ?? (await makeDatabase(inject('model')));
  // Tests go round with the post themselves.
  const post = { POST_SECONDS: '86400' };
  const limits = { SIGN_INS_PER_MINUTE: '1000', REQUESTS_PER_MINUTE: '100000' };
  const variables = { LOG_LEVEL: 'silent', ...limits, ...post, ...environment };
  const read = readConfig({ DATABASE_URL: database, ...variables });
  if ('problem' in read) throw new Error(read.problem);
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    webRoot: webRoot(),
    workers: new URL(inject('workers')),
    config: read.config,
    shelf: shelfOf(MODULES),
    ...wish,
  });
  // Most tests are about what comes after.
  if (!doubtsAddresses) await query(database, 'alter table mail_address alter column confirmed_at set default now()');
  return { ...server, url: database };
}

/** A built app of two files. */
function webRoot(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Club Route</title>');
  writeFileSync(path.join(folder, 'pages.json'), '["/", "/maps", "/match/$key"]');
  writeFileSync(path.join(folder, 'assets/app-1234.js'), 'plain');
  writeFileSync(path.join(folder, 'assets/app-1234.js.gz'), gzipSync('compressed'));
  return folder;
}
