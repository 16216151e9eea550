import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { CLOCK, Match, type DiceSource, type GameModule, type Seat } from '@club-route/engine';
import { FailedError, UsageError } from '../errors.ts';
import { loadMatch, writeTextFile } from '../files.ts';
import { collect, GAME_NAMES, loadGame, parseGameOptions, wholeNumber } from '../games.ts';
import { assignBots } from '../players.ts';
import { askedLines } from '../terminal/lines.ts';
import { Opponents } from '../terminal/opponents.ts';
import { Table, type HintMode } from '../terminal/table.ts';

interface Words {
  readonly option?: readonly string[];
  readonly bot?: readonly string[];
  readonly as?: string;
  readonly seed?: number;
  readonly hints: HintMode;
  readonly load?: string;
  readonly save?: string;
}

const HINT_MODES: readonly HintMode[] = ['off', 'after', 'on'];

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a game in the terminal or through a pipe')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .option('--option <name=value>', 'set a game option; repeat for more', collect)
    .option(
      '--bot <seat=id>',
      'give a seat to a bot (use commas or repeat for more); a bot without a seat plays them all',
      collect,
    )
    .option('--as <seat>', 'play this seat; the strongest bot plays every seat that --bot does not name')
    .option(
      '--hints <mode>',
      'show the odds of each choice: off, after (what you gave away) or on',
      hintMode,
      'on' satisfies HintMode,
    )
    .option('--seed <n>', 'roll repeatable dice from this seed', wholeNumber('--seed', 0))
    .option('--load <file>', 'resume a saved game')
    .option('--save <file>', 'save to this file after every move')
    .addHelpText(
      'after',
      '\nExample:\n  club-route play battle-card --hints after --save game.json\n  club-route play farthest-bridge --bot german=staff\n  club-route play farthest-bridge --bot commander',
    )
    .action(play);
}

function hintMode(text: string): HintMode {
  const mode = HINT_MODES.find((one) => one === text);
  if (mode === undefined) throw new UsageError(`--hints must be ${HINT_MODES.join(', ')}, not "${text}".`);
  return mode;
}

async function play(id: string, words: Words): Promise<void> {
  const { module, match } = await startOrLoad(id, words);
  const save = async (journal: () => string): Promise<void> => {
    if (words.save !== undefined) await writeTextFile(words.save, journal());
  };
  // At once, so that a place that cannot be written is known before the first move.
  await save(() => JSON.stringify(match.journal(true)));
  const bots = { ...othersOf(module, words.as), ...assignBots(module, words.bot ?? []) };
  const opponents = new Opponents(module, bots, words.seed ?? randomInt(0x7fffffff));
  const table = new Table(module, match, words.hints, opponents, save);
  table.greet();
  if (table.over) return;
  await table.proceed();
  if (table.over) return;
  table.ask();
  const ticking = module.clock === undefined ? undefined : setInterval(() => void table.tick(TICK), TICK);
  try {
    for await (const line of askedLines(process.stdin, process.stdin.isTTY ? process.stdout : undefined))
      if (!(await table.hear(line))) break;
  } finally {
    clearInterval(ticking);
  }
  table.farewell();
}

/** Milliseconds after which a clock that runs by itself goes on. */
const TICK = 250;

/** Every other seat to the strongest computer of the game; but the clock, which the table keeps. */
function othersOf(module: GameModule, as: string | undefined): Readonly<Record<Seat, string>> {
  if (as === undefined) return {};
  const { seats } = module.game;
  const strongest = module.bots.at(-1);
  if (!seats.includes(as) || as === CLOCK)
    throw new UsageError(
      `There is no seat "${as}" to play. The seats are: ${seats.filter((seat) => seat !== CLOCK).join(', ')}.`,
    );
  if (strongest === undefined) throw new UsageError(`${module.game.title} has no computer player for the other seats.`);
  return Object.fromEntries(seats.filter((seat) => seat !== as && seat !== CLOCK).map((seat) => [seat, strongest.id]));
}

async function startOrLoad(id: string, words: Words): Promise<{ readonly module: GameModule; readonly match: Match }> {
  if (words.load !== undefined) {
    for (const name of ['option', 'seed'] as const) {
      if (words[name] !== undefined)
        throw new UsageError(
          `--${name} works only for a new game. The saved game in ${words.load} keeps its own setting.`,
        );
    }
    const loaded = await loadMatch(words.load);
    if (loaded.module.game.id !== id)
      throw new UsageError(`${words.load} is a game of ${loaded.module.game.title}, not of ${id}.`);
    const { match } = loaded;
    // The terminal does not ask for dice.
    if (match.result() === undefined && (!match.canGoOn || match.header.dice.kind === 'typed')) {
      throw new FailedError(
        `You can replay ${words.load} but not resume it here: its dice were typed in, or its seed is unknown.`,
      );
    }
    return loaded;
  }
  const module = await loadGame(id);
  const options = parseGameOptions(module, words.option);
  const source: DiceSource =
    words.seed === undefined ? { kind: 'fair', seed: randomBytes(32) } : { kind: 'fast', seed: words.seed };
  return { module, match: Match.start(module.game, options, source, randomUUID()) };
}
