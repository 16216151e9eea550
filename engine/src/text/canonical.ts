import canonicalize from 'canonicalize';

/** The one way to write a JSON value (RFC 8785), so that equal values are equal text. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('only JSON values have a canonical form');
  return text;
}
