import type { Command } from 'commander';
import { print } from '../terminal/print.ts';
import { withServer } from '../with-server.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write everything that the server keeps into a file, also while it runs')
    .argument('<file>', 'the file to write')
    .addHelpText('after', '\nExample:\n  club-route backup club.backup')
    .action(backup);
}

async function backup(file: string): Promise<void> {
  const rows = await withServer(({ backUp }, config) => backUp(config, file));
  print(`${file} holds ${rows} rows. Keep it secret: anyone who reads it can play for every player.`);
}
