import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue, type CatalogueEntry } from '@club-route/catalogue';
import { defaultOptions, FastDice, type GameModule } from '@club-route/engine';
import { isBoardId } from '@club-route/theatre/boards';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

/** Where a game lies that shares its package with another. */
interface Home {
  readonly folder: string;
  readonly source: string;
  readonly bots: string;
  readonly tests: string;
}

const SHARED: Readonly<Record<string, Home>> = {
  'kriegsspiel-battle': {
    folder: 'kriegsspiel',
    source: 'src/battle',
    bots: 'src/battle/bots.ts',
    tests: 'test/tactical',
  },
  'kriegsspiel-second': {
    folder: 'kriegsspiel',
    source: 'src/second',
    bots: 'src/second/bot/bots.ts',
    tests: 'test/second',
  },
};

function homeOf(id: string): Home {
  return SHARED[id] ?? { folder: id, source: 'src', bots: 'src/bot/bots.ts', tests: 'test' };
}

function sourceOf(id: string): string {
  const { folder, source } = homeOf(id);
  return `games/${folder}/${source}`;
}

function testsOf(id: string): string {
  const { folder, tests } = homeOf(id);
  return `games/${folder}/${tests}`;
}

/** What a game brings, and the file in which it is looked for. What goes by type alone is not listed here. */
const FILES: Readonly<Record<string, (id: string) => string>> = {
  'a README': (id) => `games/${homeOf(id).folder}/README.md`,
  rules: (id) => `${sourceOf(id)}/rules.ts`,
  'a register': (id) => `${sourceOf(id)}/register.ts`,
  bots: (id) => `games/${homeOf(id).folder}/${homeOf(id).bots}`,
  'a picture for mails': (id) => `${sourceOf(id)}/picture.ts`,
  'a test of the laws': (id) => `${testsOf(id)}/laws.test.ts`,
  'a test of golden games': (id) => `${testsOf(id)}/golden.test.ts`,
  'golden games': (id) => `${testsOf(id)}/golden`,
  'a skin': (id) => `web/src/games/${id}/skin.ts`,
  'a vignette': (id) => `web/src/games/${id}/Vignette.tsx`,
};

/** Packages that import every game. */
const DEPENDENTS = ['games/catalogue/package.json', 'web/package.json'];

function missingFiles(id: string): readonly string[] {
  return Object.entries(FILES)
    .filter(([, file]) => !existsSync(inRoot(file(id))))
    .map(([what, file]) => `The game "${id}" has no ${what.replace(/^an? /, '')}: ${file(id)} is missing.`);
}

function missingDependencies(id: string): readonly string[] {
  return DEPENDENTS.filter((file) => {
    const { dependencies } = JSON.parse(readFileSync(inRoot(file), 'utf8')) as { dependencies: object };
    return !Object.hasOwn(dependencies, `@club-route/${homeOf(id).folder}`);
  }).map((file) => `The game "${id}" is not among the dependencies in ${file}.`);
}

/** What a module does not bring though its files are there. */
function missingParts({ id, title, taught }: CatalogueEntry, module: GameModule): readonly string[] {
  const { game, bots, rules, register } = module;
  const says = `${sourceOf(id)}/index.ts`;
  const problems: string[] = [];
  if (game.id !== id || game.title !== title) problems.push(`${says} calls the game "${game.id}", "${game.title}".`);
  if (bots.length === 0) problems.push(`${says} lists no bots.`);
  if (rules.length === 0) problems.push(`${says} has no rules to read.`);
  if (register.length === 0) problems.push(`${says} has an empty register.`);
  if ((module.lessons !== undefined) !== (taught === true))
    problems.push(`The catalogue says ${taught ? 'that' : 'nothing of it, but'} "${id}" has lessons: ${says} decides.`);
  for (const bot of bots) {
    if (!Number.isInteger(bot.longestThought) || bot.longestThought <= 0)
      problems.push(`The bot "${bot.id}" does not say in whole milliseconds how long its longest decision takes.`);
  }
  if (module.picture === undefined) return [...problems, `${says} has no picture.`];
  const state = game.setup(defaultOptions(game.options), new FastDice(1));
  const { board } = module.picture(game.sight(state, game.seats[0]!), game.seats[0]!);
  if (!isBoardId(board))
    problems.push(`${sourceOf(id)}/picture.ts draws on "${board}", which is no board of the theatre.`);
  return problems;
}

describe.each(catalogue)('$title', (entry) => {
  test('is complete', async () => {
    expect([...missingFiles(entry.id), ...missingDependencies(entry.id)]).toEqual([]);
    expect(missingParts(entry, await entry.load())).toEqual([]);
  });

  test('has golden games, and a test that plays by the laws', () => {
    expect(readdirSync(inRoot(FILES['golden games']!(entry.id))).length).toBeGreaterThan(0);
    expect(readFileSync(inRoot(FILES['a test of the laws']!(entry.id)), 'utf8')).toMatch(/fuzz\(|checkGame\(/);
  });
});

test('every folder of a game is listed in the catalogue', () => {
  const folders = readdirSync(inRoot('games')).filter((folder) => folder !== 'catalogue');
  expect(folders.toSorted()).toEqual([...new Set(catalogue.map(({ id }) => homeOf(id).folder))].toSorted());
});

test('what a game lacks is said in a sentence that names the file', () => {
  const sentences = missingFiles('nonesuch');
  expect(sentences).toHaveLength(Object.keys(FILES).length);
  expect(sentences).toContain('The game "nonesuch" has no vignette: web/src/games/nonesuch/Vignette.tsx is missing.');
  expect(sentences).toContain(
    'The game "nonesuch" has no picture for mails: games/nonesuch/src/picture.ts is missing.',
  );
  expect(missingDependencies('nonesuch')).toContain(
    'The game "nonesuch" is not among the dependencies in web/package.json.',
  );
});

test('what a module lacks is said as well', async () => {
  const [entry] = catalogue;
  const module = await entry!.load();
  const poor: GameModule = {
    ...module,
    bots: [],
    rules: [],
    register: [],
    lessons: undefined as never,
    picture: () => ({ board: 'moon', pieces: [] }),
  };
  expect(missingParts(entry!, poor)).toEqual([
    `games/${entry!.id}/src/index.ts lists no bots.`,
    `games/${entry!.id}/src/index.ts has no rules to read.`,
    `games/${entry!.id}/src/index.ts has an empty register.`,
    `The catalogue says that "${entry!.id}" has lessons: games/${entry!.id}/src/index.ts decides.`,
    `games/${entry!.id}/src/picture.ts draws on "moon", which is no board of the theatre.`,
  ]);
});
