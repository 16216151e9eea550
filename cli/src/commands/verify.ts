import type { Command } from 'commander';
import type { OpenedMatch } from '@club-route/catalogue/open-journal';
import { findingLines, isCertified, judge, printable, readFingerprint, type Verdict } from '@club-route/engine';
import { FailedError, UsageError } from '../errors.ts';
import { openFile } from '../files.ts';
import { checkSignature } from '../signatures.ts';
import { print, printForeignJson, printText } from '../terminal/print.ts';

interface Words {
  readonly key?: string;
  readonly json?: true;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check a finished or saved game: every hash, every roll, every rule, every signature')
    .argument('<file>', 'a save file or a downloaded match; "-" reads standard input')
    .option('--key <key>', 'require that the server with this key or fingerprint signed the whole match')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route verify my-game.json')
    .action(verify);
}

/** What is wrong with a file, and at which entry. */
class NotValid extends Error {
  readonly entry: number | null;

  constructor(reason: string, entry: number | null = null) {
    super(printable(reason));
    this.entry = entry;
  }
}

async function verify(path: string, words: Words): Promise<void> {
  const insisted = words.key === undefined ? undefined : fingerprintIn(words.key);
  try {
    const opened = await open(path);
    const verdict = await judged(opened, insisted);
    if (words.json) sayJson(opened, verdict, insisted);
    else say(opened, verdict, insisted);
  } catch (error) {
    if (!(error instanceof NotValid || error instanceof FailedError)) throw error;
    const entry = error instanceof NotValid ? error.entry : null;
    if (!words.json) throw new FailedError(sentence(path, error, entry));
    printForeignJson({ valid: false, entry, reason: error.message });
    process.exitCode = 1;
  }
}

function fingerprintIn(typed: string): string {
  const fingerprint = readFingerprint(typed);
  if (fingerprint === undefined)
    throw new UsageError('--key must be a key (64 hexadecimal digits) or its fingerprint (32).');
  return fingerprint;
}

async function open(path: string): Promise<OpenedMatch> {
  const opened = await openFile(path);
  if ('problem' in opened) throw new NotValid(opened.reason, opened.entry);
  return opened;
}

async function judged(opened: OpenedMatch, insisted: string | undefined): Promise<Verdict> {
  const verdict = await judge(opened.match, opened, checkSignature);
  if ('problem' in verdict) throw new NotValid(verdict.problem);
  if (insisted !== undefined && !isCertifiedBy(verdict, insisted)) throw new NotValid(whyNot(verdict, insisted));
  return verdict;
}

function whyNot({ word }: Verdict, insisted: string): string {
  const signed = word.kind === 'whole' && word.by === insisted;
  return signed
    ? `The server with the key ${insisted} signed this match, but the file lacks the seed, so nobody can check its rolls.`
    : `The server with the key ${insisted} did not sign this match from beginning to end.`;
}

/** Without a key to insist on nothing is called certified: anybody can make a key and sign with it. */
function isCertifiedBy(verdict: Verdict, insisted: string | undefined): boolean {
  return insisted !== undefined && isCertified(verdict, (fingerprint) => fingerprint === insisted);
}

function sentence(path: string, { message }: Error, entry: number | null): string {
  const named = printable(path);
  if (message.includes(named)) return message;
  return `${named}: ${entry === null ? '' : `Entry ${entry}: `}${message}`;
}

function say({ module, match }: OpenedMatch, verdict: Verdict, insisted: string | undefined): void {
  const { result, outcome, word, dice } = verdict;
  print(`${module.game.title}, match ${printable(match.header.match)}: everything checks out.`);
  for (const line of findingLines(verdict)) printText(line);
  if (isCertifiedBy(verdict, insisted)) print('Certified.');
  else if (isCertified(verdict, () => true))
    printText(
      'Certified if that key belongs to a server you trust. Compare it with /.well-known/club-route-key there, or require it with --key.',
    );
  if (result !== undefined) printText(`Result: ${result.name}. ${result.reason}`);
  if (outcome !== undefined) {
    const unsigned = word.kind === 'whole' ? '' : ' No signature covers this.';
    printText(`Ended by the players: ${printable(outcome.reason)}${unsigned}`);
  }
  if (dice.kind === 'fair') print(`Commitment: ${dice.commitment}`);
  print(`Last hash: ${match.head}`);
}

function sayJson({ module, match }: OpenedMatch, verdict: Verdict, insisted: string | undefined): void {
  const { dice, ...findings } = verdict;
  printForeignJson({
    game: module.game.id,
    match: match.header.match,
    valid: true,
    certified: isCertifiedBy(verdict, insisted),
    ...findings,
    dice: dice.kind,
    ...(dice.kind === 'fair' ? { commitment: dice.commitment } : {}),
    head: match.head,
  });
}
