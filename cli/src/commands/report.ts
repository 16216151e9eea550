import type { Command } from 'commander';
import { reportOf, storyOfMatch } from '@club-route/cartography/report/of-match';
import { FailedError, UsageError } from '../errors.ts';
import { loadMatch, writeTextFile } from '../files.ts';
import { wholeNumber } from '../games.ts';
import { printText } from '../terminal/print.ts';

interface Words {
  readonly out?: string;
  readonly every: number;
}

export function addReport(program: Command): void {
  program
    .command('report')
    .description('write the after-action report of a campaign: one page with a map, a timeline, losses and messages')
    .argument('<file>', 'a save file or a downloaded match; "-" reads standard input')
    .option('--out <file>', 'where to write the page (default: beside the file, ending in .html)')
    .option('--every <minutes>', 'game minutes between two moments on the map', wholeNumber('--every', 1, 1440), 30)
    .addHelpText('after', '\nExample:\n  club-route report campaign.json --out campaign.html')
    .action(report);
}

async function report(path: string, { out, every }: Words): Promise<void> {
  const { module, match } = await loadMatch(path);
  const target = out ?? (path === '-' ? undefined : `${path.replace(/\.json$/, '')}.html`);
  if (target === undefined) throw new UsageError('Use --out to say where to write the page.');
  const page = await reportOf(module, storyOfMatch(match), every);
  if ('problem' in page) throw new FailedError(page.problem);
  await writeTextFile(target, page.html);
  printText(`Wrote ${target} with ${page.moments} moments.`);
}
