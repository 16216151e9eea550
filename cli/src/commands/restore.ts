import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { FailedError } from '../errors.ts';
import { print } from '../terminal/print.ts';
import { withServer } from '../with-server.ts';

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a file of "club-route backup" into a new, empty database')
    .argument('<file>', 'the file to read')
    .addHelpText('after', '\nExample:\n  club-route restore club.backup')
    .action(restoreFrom);
}

async function restoreFrom(file: string): Promise<void> {
  if (!existsSync(file)) throw new FailedError(`There is no file "${file}".`);
  const rows = await withServer(({ restore }, config) => restore(config, file));
  print(`Restored ${rows} rows.`);
}
