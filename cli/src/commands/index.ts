import type { Command } from 'commander';

/** Adds a command, with its options and its help, to the program. */
type Add = (program: Command) => void;

/** The commands in the order of `--help`. Each is loaded when it is called: none waits for what only another needs. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Add>> = new Map([
  ['play', async () => (await import('./play.ts')).addPlay],
  ['learn', async () => (await import('./learn.ts')).addLearn],
  ['simulate', async () => (await import('./simulate.ts')).addSimulate],
  ['compare', async () => (await import('./compare.ts')).addCompare],
  ['solve', async () => (await import('./solve.ts')).addSolve],
  ['verify', async () => (await import('./verify.ts')).addVerify],
  ['report', async () => (await import('./report.ts')).addReport],
  ['replay', async () => (await import('./replay.ts')).addReplay],
  ['fuzz', async () => (await import('./fuzz.ts')).addFuzz],
  ['soak', async () => (await import('./soak.ts')).addSoak],
  ['bench', async () => (await import('./bench.ts')).addBench],
  ['serve', async () => (await import('./serve.ts')).addServe],
  ['backup', async () => (await import('./backup.ts')).addBackup],
  ['restore', async () => (await import('./restore.ts')).addRestore],
  ['key', async () => (await import('./key.ts')).addKey],
]);

/** Adds the command that the words call; all of them where the words call none, for a list or a suggestion. */
export async function addCommands(program: Command, words: readonly string[]): Promise<void> {
  if (words[0] === '--version') return;
  const called = COMMANDS.get(words[0] ?? '');
  const loaded = called === undefined ? [...COMMANDS.values()] : [called];
  for (const add of await Promise.all(loaded.map((load) => load()))) add(program);
  for (const command of program.commands) command.exitOverride();
}
