import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { endAlliedTurn, linkFor, makeAccount, makeMatch, newName, sitDown, somebody } from './club.ts';
import { startDrive, toOperations } from './drive.ts';
import { inTray, type } from './hexes.ts';
import { press } from './table.ts';

/** A moment of a hex game at which something is asked. */
export interface Position {
  readonly name: string;
  /** What is asked then. */
  readonly asked: RegExp;
  /** Opens it on a page that may show the position before, or gives the page on which it is. */
  readonly open: (page: Page, browser: Browser) => Promise<Page>;
}

const GOLDEN = new URL('../../../games/farthest-bridge/test/golden/', import.meta.url);

interface SavedMatch {
  readonly entries: readonly unknown[];
}

/** A golden game as it stood after so many entries: the beginning of a journal is a journal. */
function opening(game: string, last: number): string {
  const journal = JSON.parse(readFileSync(new URL(`${game}.json`, GOLDEN), 'utf8')) as SavedMatch;
  return JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) });
}

/** The first page; where the app is open by its own link, which loads nothing anew. */
async function toFirstPage(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  else await page.getByRole('link', { name: 'Club Route' }).click();
}

export async function load(page: Page, game: string, last: number): Promise<void> {
  await toFirstPage(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load from a file' }).click();
  const buffer = Buffer.from(opening(game, last));
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

export async function drawn(page: Page): Promise<void> {
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
}

/** The game with every kind of order after so many entries, and then what no journal holds: an order in the making. */
function tour(last: number, then?: (page: Page) => Promise<void>): Position['open'] {
  return async (page) => {
    await load(page, 'tour-german', last);
    await drawn(page);
    await then?.(page);
    return page;
  };
}

/** Both sides set up in secret, so somebody says first who they are. */
async function secretSetUp(page: Page): Promise<Page> {
  await load(page, 'free-german', 0);
  await page.getByRole('button', { name: 'I am the Allied player' }).click();
  await drawn(page);
  return page;
}

/** The Germans' first turn at a table of the club, the Allies having done nothing. */
async function firstGermanTurn(page: Page, browser: Browser): Promise<Page> {
  await makeAccount(page, newName('Ada'));
  await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  const german = await somebody(browser);
  await sitDown(german, await linkFor(page, 'German'), 'Greta');
  await endAlliedTurn(page);
  await drawn(german);
  return german;
}

/** The first day of Drive on Arnhem. */
async function firstDay(page: Page): Promise<Page> {
  await startDrive(page);
  await toOperations(page);
  return page;
}

/** One of each kind of decision, by the game in which it is asked. Those of one game are opened one after the other. */
export const POSITIONS: Readonly<Record<string, readonly Position[]>> = {
  'The Farthest Bridge': [
    { name: 'the first turn', asked: /Land airborne units/, open: tour(0) },
    {
      name: 'the aim of a landing',
      asked: /Choose a landing hex for 1\/504/,
      open: tour(0, async (page) => {
        await inTray(page, '1/504').click();
        // The hex that the cursor is on is the aim.
        await type(page, '2524');
      }),
    },
    { name: 'a demolition', asked: /Blow/, open: tour(5) },
    {
      name: 'an attack in the making',
      asked: /^Attack BrDf with 1\/504 and 2\/504/,
      open: tour(21, (page) => press(page, 'n', 'a')),
    },
    { name: 'the defence', asked: /Choose support fire/, open: tour(22) },
    { name: 'an advance', asked: /Choose which unit advances/, open: tour(24) },
    {
      name: 'a unit in hand',
      asked: /Choose where 1\/504/,
      open: tour(49, (page) => inTray(page, '1/504').click()),
    },
    { name: 'a retreat', asked: /retreats/, open: tour(53) },
    { name: 'the mobile phase', asked: /mobile/, open: tour(56) },
    { name: 'the secret set-up', asked: /Choose the drop zones|Choose set-up hexes/, open: secretSetUp },
  ],
  'the club': [{ name: 'the first German turn', asked: /move/i, open: firstGermanTurn }],
  'Drive on Arnhem': [
    { name: 'units with operation points', asked: /Give orders to your units/, open: firstDay },
    {
      name: 'the forecast of an attack that is aimed at',
      asked: /Give an order to 15\/19/,
      open: async (page) => {
        // The hex that the cursor is on is the aim.
        for (const order of ['15/19/-', '29,30']) await type(page, order);
        return page;
      },
    },
  ],
};
