import type { Command } from 'commander';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { afterActionPage, type Moment } from '@club-route/cartography/report/page';
import type { GameModule, Match } from '@club-route/engine';
import { isBoardId } from '@club-route/theatre/boards';
import { FailedError, UsageError } from '../errors.ts';
import { loadMatch, writeTextFile } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { print } from '../terminal/print.ts';

interface Words {
  readonly out?: string;
  readonly every: number;
}

export function addReport(program: Command): void {
  program
    .command('report')
    .description('write the after-action report of a campaign: one page with map, timeline, losses and messages')
    .argument('<file>', 'a save file or a downloaded match; "-" reads standard input')
    .option('--out <file>', 'where to write the page (default: beside the file, ending in .html)')
    .option('--every <minutes>', 'a moment of the map for so many minutes', wholeNumber('--every', 1, 1440), 30)
    .addHelpText('after', '\nExample:\n  club-route report campaign.json --out campaign.html')
    .action(report);
}

async function report(path: string, { out, every }: Words): Promise<void> {
  const { module, match } = await loadMatch(path);
  const { clock } = module;
  if (module.debrief === undefined || clock === undefined || module.picture === undefined)
    throw new FailedError(`There is no after-action report for ${module.game.title}; use replay.`);
  const target = out ?? (path === '-' ? undefined : `${path.replace(/\.json$/, '')}.html`);
  if (target === undefined) throw new UsageError('Say with --out where to write the page.');
  const moments = momentsOf(module, match, every);
  const { board } = module.picture(match.state, 'umpire');
  if (!isBoardId(board)) throw new FailedError(`There is no map of the board "${board}".`);
  const { seats, title } = module.game;
  const page = afterActionPage(await openSheet(board), {
    ...module.debrief(match.state),
    title,
    result: match.result()?.reason ?? 'The campaign is not over: this is how it stands.',
    moments,
    seats: Object.fromEntries(seats.map((seat) => [seat, module.language.names(seat).side])),
    words: (minute) => clock.words(minute),
  });
  await writeTextFile(target, page);
  print(`Written to ${target}: ${moments.length} moments.`);
}

/** The true map after the last entry of each stretch of time, without what was taken back. */
function momentsOf(module: GameModule, match: Match, every: number): readonly Moment[] {
  const clock = module.clock!;
  const moments: Moment[] = [];
  let last = -1;
  let stretch = -1;
  const add = (entry: number): void => {
    const state = match.stateAt(entry);
    const minute = clock.minute(state);
    moments.push({ minute, words: clock.words(minute), pieces: module.picture!(state, 'umpire').pieces });
  };
  for (const { entry } of match.line()) {
    const { deed } = entry;
    if (deed.kind !== 'setup' && !(deed.kind === 'act' && entry.seat === 'clock')) continue;
    const now = Math.floor(clock.minute(match.stateAt(entry.n)) / every);
    if (now > stretch && last >= 0) add(last);
    stretch = Math.max(stretch, now);
    last = entry.n;
  }
  add(match.last);
  return moments;
}
