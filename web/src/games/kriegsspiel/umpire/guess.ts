import {
  PLACE_NAMES,
  STRUCTURES,
  structureName,
  UNITS,
  unitsUnder,
  type Command,
  type OfEdition,
} from '@club-route/kriegsspiel';

/** What a letter in prose may mean as an order: the units, the verb and the place that it names. The umpire looks it over. */
export function guessOrder(campaign: OfEdition, from: Command, prose: string): string {
  const text = ` ${prose.toUpperCase().replaceAll(/[.!?;:()"]/g, ' ')} `;
  const units = unitsUnder(campaign, from)
    .map((unit) => UNITS[unit].id)
    .filter((id) => mentions(text, id.toUpperCase()));
  const verb = VERBS.find(([words]) => words.test(text))?.[1] ?? 'MOVE TO';
  const place = placeIn(text);
  const needsPlace = verb !== 'HOLD' && verb !== 'REPORT ALL';
  return [
    `TO ${units.length === 0 ? '' : units.join(', ')}`,
    needsPlace || (verb === 'HOLD' && place !== undefined) ? `${verb} ${place ?? ''}` : verb,
  ].join('\n');
}

const VERBS: readonly (readonly [words: RegExp, verb: string])[] = [
  [/\b(ATTACK|ASSAULT|STORM|CAPTURE|SEIZE|TAKE)/, 'ATTACK'],
  [/\b(WITHDRAW|RETREAT|FALL BACK|PULL BACK)/, 'WITHDRAW TO'],
  [/\b(RECCE|RECONNOIT|SCOUT)/, 'RECCE TO'],
  [/\b(BOMBARD|SHELL)\b/, 'BOMBARD'],
  [/\b(MOVE|GO|MARCH|ADVANCE|DRIVE|PROCEED)\b/, 'MOVE TO'],
  [/\b(HOLD|DEFEND|STAY|WAIT)\b/, 'HOLD'],
  [/\b(REPORT|WHERE|HOW)\b/, 'REPORT ALL'],
];

/** The first bridge, square or place that is named; of two that begin alike the longer. */
function placeIn(text: string): string | undefined {
  const bridges = [...STRUCTURES.keys()].map(structureName);
  const called = bridges.find((name) => mentions(text, name) || mentions(text, name.replaceAll('-', ' ')));
  const square = /\b\d{4}\b/.exec(text)?.[0];
  const names = PLACE_NAMES.filter((name) => mentions(text, name)).toSorted((one, two) => two.length - one.length);
  return called ?? square ?? names[0];
}

function mentions(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && !/[\w/]/.test(text[at - 1]) && !/[\w/]/.test(text[at + name.length] ?? ' ');
}
