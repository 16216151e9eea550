// The pictures of the README and of the games' own, taken at the real tables. Run after a build: npm run pictures [-- part …]
// A part is a word of their names: `npm run pictures -- descent phone`.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { inRoot } from '../../../scripts/tools/paths.mjs';
import { settled } from '../../../scripts/tools/settled.ts';
import { answer, decision, HAS_TARGET, startBattle } from './battle.ts';
import { clock, letter, runUntil, startCampaign } from './campaign.ts';
import { fixChance } from './chance.ts';
import { linkFor, makeAccount, makeMatch, sitDown, somebody } from './club.ts';
import { setUpAlongRoad, startDescent } from './descent.ts';
import { startDrive, toOperations } from './drive.ts';
import { hoverHex, inTray, type } from './hexes.ts';
import { POSITIONS } from './positions.ts';
import { served } from './served.ts';
import { dice, noMoreNotes, pressTwice, prompt, startTyped } from './table.ts';

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
};

/** Brings a page to what a picture shows. A phone has no line to type orders into. */
type Scene = (page: Page, browser: Browser, isPhone: boolean) => Promise<unknown>;

/** The same dice at every run. */
const CHANCE = 7;

const SCENES: Readonly<Record<string, Scene>> = {
  'battle-card': async (page) => {
    await startTyped(page);
    await noMoreNotes(page);
    await page.getByRole('button', { name: 'Roll the airdrop' }).click();
    for (const face of [5, 4, 6]) await dice(page, face);
    await page.getByRole('radio', { name: 'On' }).check({ force: true });
    await page
      .getByRole('group', { name: /^Grave/ })
      .getByRole('radio', { name: 'Attack' })
      .check();
    await expect(page.getByText(/Best play wins [\d.]+ % from here/)).toBeVisible();
  },
  'farthest-bridge': bridge('an attack in the making'),
  'farthest-bridge-landing': bridge('the aim of a landing'),
  'drive-on-arnhem': async (page, _browser, isPhone) => {
    await startDrive(page);
    if (isPhone) {
      await pressTwice(page, /^End Allied air strikes/);
      await page.getByRole('button', { name: /^82nd Airborne/ }).click();
      await inTray(page, '504/82').click();
      return;
    }
    await toOperations(page);
    for (const order of ['15/19/-', '29,30']) await type(page, order);
  },
  'descent-into-hell': async (page, _browser, isPhone) => {
    await fixChance(page, CHANCE);
    await startDescent(page);
    await setUpAlongRoad(page);
    await page.getByRole('button', { name: /^Off-road impulse first/ }).click();
    await page.getByRole('button', { name: /^101st Airborne Division, 1 point each/ }).click();
    await inTray(page, '1/506').click();
    if (!isPhone) await hoverHex(page, '1021');
  },
  kriegsspiel: async (page) => {
    await startCampaign(page, 'The airborne forces');
    await runUntil(page, '15:15');
    await expect(clock(page)).toContainText('15:15');
    await clock(page).getByRole('button', { name: 'Run by itself, or until a time' }).click();
    await page.getByLabel('Write to').selectOption('1/506');
    await letter(page).fill('TO 1/506\nATTACK SON BRIDGE');
  },
  'kriegsspiel-battle': async (page) => {
    await startBattle(page);
    const shots = decision(page).getByRole('list', { name: 'Shots' }).getByRole('button');
    for (let asked = 0; asked < 40 && !(await decision(page).getByText(HAS_TARGET).isVisible()); asked++) {
      const now = (await prompt(page).textContent()) ?? '';
      if (await decision(page).isVisible()) await answer(page);
      await expect(prompt(page)).not.toHaveText(now, { timeout: 60_000 });
    }
    // From unit to unit until one has somebody to fire at.
    for (let unit = 0; unit < 12 && (await shots.count()) === 0; unit++) {
      await page.keyboard.press('n');
      await expect(prompt(page)).toHaveText(/^Choose what/);
    }
    await shots.first().hover();
  },
  club: async (page, browser) => {
    await makeAccount(page, 'Ada');
    await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
    await sitDown(await somebody(browser), await linkFor(page, 'German'), 'Greta');
    const home = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await home.newPage();
    await makeAccount(other, 'Horrocks');
    await makeMatch(other, { 'The Allies': /^Me/, 'The Germans': /who joins/ });
    await page.goto('/club');
  },
  map: async (page) => {
    await page.goto('/maps/farthest-bridge');
  },
};

/** Which are taken at which size. */
const PICTURES: readonly (readonly [scene: string, size: 'desktop' | 'phone', file: string])[] = [
  ...[
    'battle-card',
    'farthest-bridge',
    'drive-on-arnhem',
    'descent-into-hell',
    'kriegsspiel',
    'kriegsspiel-battle',
  ].flatMap((scene) => [[scene, 'desktop', `${scene}-desktop`] as const, [scene, 'phone', `${scene}-phone`] as const]),
  ['farthest-bridge-landing', 'desktop', 'farthest-bridge-landing'],
  ['club', 'desktop', 'club-desktop'],
  ['map', 'desktop', 'map-desktop'],
];

const wanted = process.argv.slice(2);
await served(async (browser, address) => {
  for (const [scene, size, file] of PICTURES) {
    if (!wanted.every((word) => file.includes(word))) continue;
    const context = await browser.newContext({
      ...(size === 'phone' ? PHONE : WIDE),
      baseURL: address,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await SCENES[scene]!(page, browser, size === 'phone');
    await settled(page);
    await page.screenshot({ path: inRoot(`docs/screenshots/${file}.png`) });
    process.stdout.write(`docs/screenshots/${file}.png\n`);
    await context.close();
  }
});

function bridge(name: string): Scene {
  return async (page, browser) => {
    await POSITIONS['The Farthest Bridge']!.find((one) => one.name === name)!.open(page, browser);
    await noMoreNotes(page);
  };
}
