/**
 * The one way to write a JSON value (RFC 8785), so that equal values are equal text. Every entry of a journal is hashed in
 * this form: the tests hold it against another implementation.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Number.isFinite(value) || typeof value === 'boolean' || value === null) return String(value);
  if (Array.isArray(value)) return listed(value);
  if (typeof value === 'object') return named(value as Readonly<Record<string, unknown>>);
  throw new TypeError('only JSON values have a canonical form');
}

function listed(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    text += canonical(values[index] ?? null);
  }
  return `${text}]`;
}

/** Names in the order of their UTF-16 units, as JavaScript sorts; those without a value are not there. */
function named(values: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name of Object.keys(values).toSorted()) {
    const value = values[name];
    if (value === undefined) continue;
    text += `${text === '' ? '{' : ','}${quoted(name)}:${canonical(value)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

function quoted(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (LONE_SURROGATE.test(text)) throw new TypeError('half a character has no canonical form');
  return JSON.stringify(text);
}

const PLAIN = /^[ !#-[\]-~]*$/;
export const LONE_SURROGATE = /\p{Surrogate}/u;
