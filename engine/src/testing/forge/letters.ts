import type { Dice } from '../../dice/dice.ts';

/** What can be done to the letters of a file, past any object that a program would write. */
export const LETTER_TRICKS: Readonly<Record<string, (text: string, dice: Dice) => string>> = {
  leave: (text) => text,
  /** A name twice: readers differ on which of the two counts. */
  nameTwice(text, dice) {
    const at = anyPlace(text, /\{"/g, dice);
    const name = /^\{"((?:[^"\\]|\\.)*)"/.exec(text.slice(at))?.[1] ?? 'seat';
    return at < 0 ? text : `${text.slice(0, at + 1)}"${name}":0,${text.slice(at + 1)}`;
  },
  number(text, dice) {
    const odd = dice.pick(
      ['-0', '1e400', '-1e400', '1.0', '0.5', '9007199254740993', '1e2', '00', 'NaN', '0x1'],
      'number',
    );
    return replacedAt(text, /(?<=:)-?\d+(?=[,}\]])/g, odd, dice);
  },
  escaped(text, dice) {
    const at = anyPlace(text, /(?<=")[a-z]/g, dice);
    if (at < 0) return text;
    const code = text.charCodeAt(at).toString(16).padStart(4, '0');
    return `${text.slice(0, at)}\\u${code}${text.slice(at + 1)}`;
  },
  prototype: (text, dice) => replacedAt(text, /\{(?=")/g, '{"__proto__":{"certified":true,"n":0},', dice),
  half: (text, dice) =>
    replacedAt(text, /(?<=:")(?=[a-z])/g, dice.pick(['\\ud800', '\\u0000', '\u202E', '\\u001b[2J'], 'letter'), dice),
  cut: (text, dice) => text.slice(0, dice.between(0, text.length, 'where')),
  letter(text, dice) {
    const at = dice.between(0, text.length - 1, 'where');
    return `${text.slice(0, at)}${dice.pick(['0', '7', 'a', '"', '}', ',', ' ', ''], 'letter')}${text.slice(at + 1)}`;
  },
  space: (text) => `\uFEFF\n${text}\n\n`,
  deep: (text, dice) => replacedAt(text, /(?<=:)\{/g, `${'['.repeat(200)}${']'.repeat(200)}`, dice),
};

function anyPlace(text: string, pattern: RegExp, dice: Dice): number {
  const places = [...text.matchAll(pattern)];
  return places.length === 0 ? -1 : dice.pick(places, 'where').index;
}

function replacedAt(text: string, pattern: RegExp, by: string, dice: Dice): string {
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const place = dice.pick(places, 'where');
  return `${text.slice(0, place.index)}${by}${text.slice(place.index + place[0].length)}`;
}
