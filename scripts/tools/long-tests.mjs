/** Test files that take long, by name: they start first, and a quick run leaves them out. */
export const longTests = [
  'laws',
  'leaks',
  'leak',
  'torture',
  'forgery',
  'solver',
  'commands',
  'bots',
  'decisions',
  'patrol-bots',
];
