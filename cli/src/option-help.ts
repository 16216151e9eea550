import { catalogue } from '@club-route/catalogue';
import { fieldsOf, schemaForNew, type GameModule, type OptionField } from '@club-route/engine';
import type { Command } from 'commander';

/** Names the options of the games in the help of every command that takes them; of one game only, if it is named. */
export async function addOptionHelp(program: Command, words: readonly string[]): Promise<void> {
  const commands = program.commands.filter(({ options }) => options.some(({ long }) => long === '--option'));
  if (commands.length === 0) return;
  const named = catalogue.filter(({ id }) => words.includes(id));
  const modules = await Promise.all((named.length > 0 ? named : catalogue).map((entry) => entry.load()));
  const text = modules.map(optionsOf).join('\n');
  for (const command of commands) command.addHelpText('after', `\n${text}`);
}

function optionsOf({ game }: GameModule): string {
  const lines = fieldsOf(schemaForNew(game.options)).map(
    ([name, field]) => `  ${name}${values(field)}\n      ${about(field)}`,
  );
  return [`Options of ${game.title}, with their defaults:`, ...lines].join('\n');
}

function values(field: OptionField): string {
  switch (field.kind) {
    case 'flag':
      return '=true|false';
    case 'integer':
      return `=${field.low}…${field.high}`;
    case 'choice':
      return `=${field.choices.map(({ value }) => value).join('|')}`;
  }
}

function about({ label, default: usual }: OptionField): string {
  return `${label} (${String(usual)})`;
}
