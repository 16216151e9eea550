/** Test files that take long, by name: they start first, and a quick run leaves them out. */
export const longTests = [
  'laws',
  'leaks',
  'leak',
  'leak-battle',
  'leak-bridge',
  'leak-campaign',
  'leak-descent',
  'leak-drive',
  'torture',
  'forgery',
  'mail-descent',
  'solver',
  'commands',
  'bots',
  'decisions',
  'patrol-bots',
];
