import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, Bot, GameModule, StateObject } from '@club-route/engine';
import { FailedError, UsageError } from '../errors.ts';
import { findBot } from '../players.ts';
import type { Terms } from './pair.ts';

type AnyBot = Bot<StateObject, Action>;

/** The bot a comparison measures by: one of the game's, or one from a file that `npm run earlier-bots` wrote. */
export async function findBaseline(module: GameModule, terms: Terms): Promise<AnyBot> {
  const { baseline, baselineFrom } = terms;
  if (baselineFrom === undefined) return findBot(module, baseline);
  if (!existsSync(baselineFrom)) throw new FailedError(`There is no file "${baselineFrom}".`);
  const exported = (await import(pathToFileURL(path.resolve(baselineFrom)).href)) as Readonly<Record<string, unknown>>;
  const bots = Object.values(exported).filter(isBot);
  const bot = bots.find(({ id }) => id === baseline);
  if (bot !== undefined) return bot;
  const names = bots.map(({ id }) => id).join(', ');
  throw new UsageError(`${baselineFrom} has no bot "${baseline}". Its bots are: ${names}.`);
}

function isBot(value: unknown): value is AnyBot {
  return typeof value === 'object' && value !== null && 'id' in value && 'sit' in value;
}
