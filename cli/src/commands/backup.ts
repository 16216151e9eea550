import type { Command } from 'commander';
import { print } from '../terminal/print.ts';
import { withServer } from '../with-server.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('back up everything the server stores to a file, even while it runs')
    .argument('<file>', 'the file to write')
    .addHelpText('after', '\nExample:\n  club-route backup club.backup')
    .action(backup);
}

async function backup(file: string): Promise<void> {
  const rows = await withServer(({ backUp }, config) => backUp(config, file));
  print(`Wrote ${rows} rows to ${file}. Keep the file secret: anyone who has it can play as any player.`);
}
