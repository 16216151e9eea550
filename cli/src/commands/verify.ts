import type { Command } from 'commander';
import type { Match } from '@club-route/engine';
import { loadMatch } from '../files.ts';
import { print, printJson, printText } from '../terminal/print.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check a finished or saved game: every hash, every roll, every rule')
    .argument('<file>', 'a save file or a downloaded match')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  club-route verify my-game.json')
    .action(verify);
}

async function verify(path: string, words: { readonly json?: true }): Promise<void> {
  const { module, match, outcome } = await loadMatch(path);
  const rolls = match.steps.reduce((sum, { entry }) => sum + entry.draws.length, 0);
  const result = match.result();
  if (words.json) {
    return printJson({
      game: module.game.id,
      valid: true,
      entries: match.last,
      rolls,
      dice: match.header.dice.kind,
      head: match.head,
      result,
      outcome,
    });
  }
  print(`${module.game.title}, match ${match.header.match}: everything holds.`);
  printText(
    `The set-up and ${counted(match.last, 'entry', 'entries')} are replayed by the rules, ${counted(rolls, 'roll is', 'rolls are')} checked. ${diceSentence(match)}`,
  );
  if (result !== undefined) print(`Result: ${result.name}. ${result.reason}`);
  else if (outcome === undefined) print('The game is not finished.');
  else
    printText(`Ended by the players: ${outcome.reason} This is the word of whoever kept the match; no hash seals it.`);
  print(`Last hash: ${match.head}`);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function diceSentence({ header: { dice }, canGoOn }: Match): string {
  switch (dice.kind) {
    case 'fair':
      if (!canGoOn) return 'The seed is not revealed yet, so the rolls were checked for their range only.';
      return dice.certified
        ? 'The rolls follow from the committed seed and the players’ salts.'
        : 'The rolls follow from the committed seed; the device that played also chose it, so they are honest but not certified.';
    case 'fast':
      return 'The rolls come from a small seeded generator.';
    case 'typed':
      return 'The dice were rolled on a table and typed in: only their range can be checked.';
  }
}
