import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';
import { say } from './say.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without windows, a package of Debian. */
const shell = '/usr/bin/chromium-headless-shell';

/** Where Chromium is: what CHROMIUM_PATH says, or else one of the usual places. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || usualPlaces.find((place) => existsSync(place));
}

/**
 * The browser for tests that need no push messages: Chromium without windows where it is installed, because it computes
 * less; else the same as for all others.
 */
export function findQuickBrowser() {
  return process.env.CHROMIUM_PATH || (existsSync(shell) ? shell : findBrowser());
}

/** Like `findBrowser`; where that is ours to do (root on Debian) it installs what is missing, elsewhere it says how. */
export function findOrInstallBrowser() {
  if (findBrowser() === undefined) installOnDebian('chromium', 'Installing Chromium for the browser tests …');
  const found = findBrowser();
  if (found === undefined) {
    say('No browser for the browser tests: install Chromium (on Debian: sudo apt-get install chromium),');
    say('or set CHROMIUM_PATH to a Chromium or Chrome that is there.');
  } else if (findQuickBrowser() === usualPlaces[0])
    // Only beside Debian's own Chromium, of which it is a part. Without it the tests are the same, and take longer.
    installOnDebian('chromium-headless-shell', 'Installing Chromium without windows, which is quicker …');
  return found;
}
