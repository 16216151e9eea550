import { Command, CommanderError } from 'commander';
import { addCommands } from './commands/index.ts';
import { FailedError, UsageError } from './errors.ts';
import packageFile from '../package.json' with { type: 'json' };

const program = new Command('club-route')
  .description('Play, replay and study Operation Market Garden')
  .version(packageFile.version, '--version', 'print the version')
  .configureOutput({
    outputError: (text, write) => write(`${text.trim().replaceAll('\n', ' ')} (Add --help to see how to use it.)\n`),
  })
  .exitOverride();

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const words = process.argv.slice(2);
  await addCommands(program, words);
  // Options are part of rules, which nothing but help needs here.
  if (words.some((word) => ['--help', '-h', 'help'].includes(word)))
    await (await import('./option-help.ts')).addOptionHelp(program, words);
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its message; help and version are no errors.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError || error instanceof FailedError) {
    // It may name a file, and whoever sent the file named it. The engine is loaded only where it is needed.
    const { printableLines } = await import('@club-route/engine');
    process.stderr.write(`${printableLines(error.message)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  } else {
    throw error;
  }
}
