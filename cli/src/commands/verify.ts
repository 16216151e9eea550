import type { Command } from 'commander';
import type { DiceTerms, Journal } from '@club-route/engine';
import { loadMatch } from '../files.ts';
import { print, printJson } from '../terminal/print.ts';

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
  const { module, match, journal } = await loadMatch(path);
  const rolls = journal.entries.reduce((sum, entry) => sum + entry.draws.length, 0);
  const result = match.result();
  if (words.json) {
    return printJson({
      game: module.game.id,
      valid: true,
      entries: journal.entries.length,
      rolls,
      dice: journal.header.dice.kind,
      head: match.head,
      result,
    });
  }
  print(`${module.game.title}, match ${journal.header.match}: everything holds.`);
  print(
    `${journal.entries.length} entries replayed by the rules, ${rolls} rolls checked. ${diceSentence(journal.header.dice, journal)}`,
  );
  print(result === undefined ? 'The game is not finished.' : `Result: ${result.name}. ${result.reason}`);
  print(`Last hash: ${match.head}`);
}

function diceSentence(dice: DiceTerms, journal: Journal): string {
  switch (dice.kind) {
    case 'fair':
      if (journal.seed === undefined)
        return 'The seed is not revealed yet, so the rolls were checked for their range only.';
      return dice.certified
        ? 'The rolls follow from the committed seed and the players’ salts.'
        : 'The rolls follow from the committed seed; the device that played also chose it, so they are honest but not certified.';
    case 'fast':
      return 'The rolls come from a small seeded generator.';
    case 'typed':
      return 'The dice were rolled on a table and typed in: only their range can be checked.';
  }
}
