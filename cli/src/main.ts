import { Command, CommanderError } from 'commander';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addCompare } from './commands/compare.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addKey } from './commands/key.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRestore } from './commands/restore.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSolve } from './commands/solve.ts';
import { addVerify } from './commands/verify.ts';
import { FailedError, UsageError } from './errors.ts';
import { addOptionHelp } from './option-help.ts';
import packageFile from '../package.json' with { type: 'json' };

const program = new Command('club-route')
  .description('Operation Market Garden, played, replayed and studied')
  .version(packageFile.version, '--version', 'print the version')
  .configureOutput({
    outputError: (text, write) =>
      write(`${text.trim().replaceAll('\n', ' ')} (Add --help for the words understood.)\n`),
  })
  .exitOverride();

const study = [addPlay, addSimulate, addCompare, addSolve, addVerify, addReplay, addFuzz, addBench];
for (const add of [...study, addServe, addBackup, addRestore, addKey]) add(program);
for (const command of program.commands) command.exitOverride();

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await addOptionHelp(program, process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its message; help and version are no errors.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError || error instanceof FailedError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  } else {
    throw error;
  }
}
