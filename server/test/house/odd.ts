/** What nobody means to send, as JSON brings it. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001B[2J',
  '\uD800',
  'a\u202Eb',
  '\u{1F3F4}',
  '../../etc/passwd',
  "'; drop table match; --",
  '%00',
  '9999-99-99T99:99:99.999Z',
  'x'.repeat(60_000),
  [],
  ['north'],
  {},
  { length: 1 },
  { kind: 'constructor' },
  nested(2000),
  JSON.parse('{"__proto__": {"kind": "me"}}'),
];

function nested(depth: number): unknown {
  let whole: unknown = 'north';
  for (let count = 0; count < depth; count++) whole = [whole];
  return whole;
}

/** The same object with something odd in one place, for each place and each odd thing; `fields` names the place. */
export function* oddOnes(whole: object): Generator<readonly [string, unknown]> {
  for (const [name, value] of Object.entries(whole) as [string, unknown][]) {
    for (const odd of ODD) yield [name, { ...whole, [name]: odd }];
    if (typeof value === 'object' && value !== null)
      for (const [field, inner] of oddOnes(value)) yield [`${name}.${field}`, { ...whole, [name]: inner }];
  }
}

/** What is no question at all. */
export function oddBodies(whole: string): readonly string[] {
  return [
    '',
    'null',
    '[]',
    '"x"',
    '0',
    '{',
    whole.slice(0, -1),
    `${whole}${whole}`,
    whole.replace('{', '{"__proto__":{"seat":"north"},'),
    whole.replace('{', '{"constructor":{"prototype":{"seat":"north"}},'),
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
    'x'.repeat(70_000),
  ];
}
