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

/** Where Chromium is: what CHROMIUM_PATH says, or else one of the usual places. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || usualPlaces.find((place) => existsSync(place));
}

/** Like `findBrowser`; where that is ours to do (root on Debian) it installs one, elsewhere it says how. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  installOnDebian('chromium', 'Installing Chromium for the browser tests …');
  const installed = findBrowser();
  if (installed === undefined) {
    say('No browser for the browser tests: install Chromium (on Debian: sudo apt-get install chromium),');
    say('or set CHROMIUM_PATH to a Chromium or Chrome that is there.');
  }
  return installed;
}
