import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * Where unit tests lie, each with the folder whose changes it is about: the tests of a game's table stand with the web
 * app and go with the game as well.
 * @type {() => { tests: string, about: readonly string[] }[]}
 */
const places = () => [
  ...['engine', 'theatre', 'cli', 'scripts', 'server'].map((name) => ({ tests: `${name}/test`, about: [name] })),
  ...readdirSync(inRoot('games')).map((name) => ({ tests: `games/${name}/test`, about: [`games/${name}`] })),
  ...readdirSync(inRoot('web/test/unit')).map((name) => ({
    tests: `web/test/unit/${name}`,
    about: ['web', 'cartography', `games/${name}`, `games/${name.split('-')[0]}`],
  })),
];

/**
 * The places whose tests a quick run leaves out, because nothing has changed in the folders they are about. Through the
 * catalogue every game reaches the server and the command, whose tests would take minutes.
 * @param {readonly string[]} files that have changed, by their paths from the top folder
 */
export function farTests(files) {
  const isNear = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`));
  return places().flatMap(({ tests, about }) => (about.some(isNear) ? [] : [tests]));
}
