import { catalogue, findGame } from '@club-route/catalogue';
import { fieldsOf, readOptions, schemaForNew, type GameModule, type OptionValues } from '@club-route/engine';
import { UsageError } from './errors.ts';

export const GAME_NAMES = catalogue.map((entry) => entry.id).join(', ');

export async function loadGame(id: string): Promise<GameModule> {
  const found = findGame(id);
  if (found === undefined) throw new UsageError(`There is no game "${id}". The games are: ${GAME_NAMES}.`);
  return found.load();
}

/** Options of the game from words such as `orders=northward` or `mustAdvance`. */
export function parseGameOptions(module: GameModule, words: readonly string[] = []): OptionValues {
  const schema = schemaForNew(module.game.options);
  const fields = new Map(fieldsOf(schema));
  const raw: Record<string, unknown> = {};
  for (const word of words) {
    const [name = '', ...rest] = word.split('=');
    const text = rest.length > 0 ? rest.join('=') : 'true';
    const field = fields.get(name);
    raw[name] =
      field?.kind === 'flag' && (text === 'true' || text === 'false')
        ? text === 'true'
        : field?.kind === 'integer' && /^-?\d+$/.test(text)
          ? Number(text)
          : text;
  }
  const read = readOptions(schema, raw);
  if ('problem' in read) throw new UsageError(read.problem);
  return read.options;
}

/** The options that are named on the command line, and no others. */
export function namedOptions(module: GameModule, words: readonly string[] = []): OptionValues {
  const names = words.map((word) => word.split('=')[0]!);
  return Object.fromEntries(Object.entries(parseGameOptions(module, words)).filter(([name]) => names.includes(name)));
}

/** A whole number from the command line, within bounds. */
export function wholeNumber(name: string, low: number, high = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    // 1e6 and 1_000_000 are numbers people type.
    const number = Number(text.replaceAll('_', ''));
    if (!Number.isSafeInteger(number) || number < low || number > high) {
      const bounds = high === Number.MAX_SAFE_INTEGER ? `of at least ${low}` : `from ${low} to ${high}`;
      throw new UsageError(`${name} must be a whole number ${bounds}, not "${text}".`);
    }
    return number;
  };
}

/** A word that may be repeated. */
export function collect(word: string, words: readonly string[] = []): readonly string[] {
  return [...words, word];
}
