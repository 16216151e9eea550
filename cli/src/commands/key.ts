import type { Command } from 'commander';
import { print, printJson, printTable } from '../terminal/print.ts';
import { withServer } from '../with-server.ts';

interface Words {
  readonly replace?: true;
  readonly json?: true;
}

export function addKey(program: Command): void {
  program
    .command('key')
    .description('show the keys that the server signs matches with')
    .option('--replace', 'create a new key first, and retire the current one for good')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route key --replace')
    .action(showKeys);
}

async function showKeys({ replace, json }: Words): Promise<void> {
  const keys = await withServer((server, config) => server.keysOf(config, { replace: replace === true }));
  if (json) return printJson({ keys });
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  print('Fingerprint, from, until:');
  printTable(
    keys.map(({ fingerprint, from, until }) => [fingerprint, day(from), until === undefined ? 'now' : day(until)]),
  );
}
