// The moving picture of the README: a landing, a march and an attack in The Farthest Bridge, played on the real table.
// Run after a build: npm run moving-picture
import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import UPNG from 'upng-js';
import { inRoot } from '../../../scripts/tools/paths.mjs';
import { clickHex, counter, die, hoverHex, inTray, startBridge, type } from './hexes.ts';
import { served } from './served.ts';
import { prompt } from './table.ts';

const FILE = 'docs/screenshots/turn.png';
/** Enough for the map and its few colours. */
const COLOURS = 160;

/** A picture of a page shows no pointer, so one is drawn where it is. */
const POINTER = `addEventListener('DOMContentLoaded', () => {
  const pointer = document.createElement('div');
  pointer.style.cssText = 'position:fixed;z-index:9999;pointer-events:none;left:-40px;top:0;width:26px;height:26px';
  pointer.innerHTML = '<svg viewBox="0 0 26 26"><path d="M3 2 L3 21 L8 16.5 L11.5 24 L15 22.5 L11.6 15.3 L18.5 15.3 Z"' +
    ' fill="#fff" stroke="#000" stroke-width="1.6" stroke-linejoin="round"/></svg>';
  document.body.append(pointer);
  addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.left = clientX - 3 + 'px';
    pointer.style.top = clientY - 2 + 'px';
  }, true);
})`;

/** What is shown, and for how many milliseconds. */
const frames: { readonly picture: ArrayBuffer; readonly shown: number }[] = [];

await served(async (browser, address) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 760 },
    deviceScaleFactor: 0.75,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(POINTER);
  const page = await context.newPage();
  await startBridge(page);
  await landAndMarch(page);
  await attack(page);
});

const images = frames.map(({ picture }) => UPNG.decode(picture));
const { width, height } = images[0]!;
const file = UPNG.encode(
  images.map((image) => UPNG.toRGBA8(image)[0]!),
  width,
  height,
  COLOURS,
  frames.map(({ shown }) => shown),
);
writeFileSync(inRoot(FILE), new Uint8Array(file));
process.stdout.write(
  `${FILE}: ${frames.length} frames of ${width} × ${height}, ${Math.round(file.byteLength / 1000)} kB\n`,
);

async function landAndMarch(page: Page): Promise<void> {
  await take(page, 1200);
  await choose(inTray(page, '1/504'));
  await take(page, 1200);
  await hoverHex(page, '2524');
  await take(page, 1800);
  await clickHex(page, '2524');
  await die(page, 1);
  await expect(prompt(page)).toHaveText(/Move 1\/504 on/);
  await hoverHex(page, '2522');
  await take(page, 1500);
  await clickHex(page, '2522');
  await expect(prompt(page)).toHaveText(/Land airborne units/);
  await take(page, 900);
  await type(page, 'land 2/504 2523');
  await die(page, 3);
  await hoverHex(page, '2622');
  await take(page, 1200);
  await clickHex(page, '2622');
  await expect(prompt(page)).toHaveText(/Land airborne units/);
  await type(page, 'end');
  await type(page, 'end');
}

async function attack(page: Page): Promise<void> {
  await expect(prompt(page)).toHaveText(/Choose an enemy to attack/);
  await take(page, 1000);
  await choose(counter(page, 'BrDf'));
  await take(page, 1000);
  await choose(counter(page, '1/504'));
  await choose(counter(page, '2/504'));
  await take(page, 2500);
  await choose(page.getByRole('button', { name: /^Attack BrDf/ }));
  const none = page.getByRole('button', { name: 'Fire nothing' });
  await expect(none).toBeVisible();
  await take(page, 1500);
  await choose(none);
  await die(page, 1);
  await take(page, 3000);
}

async function choose(what: Locator): Promise<void> {
  await what.hover();
  await what.click();
}

/** Takes a picture of the page as it is once the map has been painted. */
async function take(page: Page, shown: number): Promise<void> {
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  const { buffer, byteOffset, byteLength } = await page.screenshot();
  frames.push({ picture: (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength), shown });
}
