/** 21.4: the sixty command cards. Their numbers and effects are found; names and words are ours. */

export const SECTIONS = ['left', 'centre', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

/** What a card lets its player do. */
export type CardKind =
  /** So many units of each section. */
  | { readonly orders: 'sections'; readonly units: Readonly<Record<Section, number>>; readonly scouts?: true }
  | { readonly orders: 'tactic'; readonly tactic: Tactic };

export type Tactic =
  | 'aircraft'
  | 'lie in wait'
  | 'tanks forward'
  | 'fire mission'
  | 'concentration'
  | 'raid'
  | 'hand to hand'
  | 'counterstroke'
  | 'entrench'
  | 'headquarters'
  | 'exchange of fire'
  | 'infantry forward'
  | 'aid post'
  | 'fall in'
  | 'all hands';

export interface CardType {
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly kind: CardKind;
}

/** More units than ever stand in a section. */
export const ALL = 99;

function ofSection(
  name: string,
  about: string,
  units: number,
  counts: readonly [number, number, number],
  scouts?: true,
): readonly CardType[] {
  return SECTIONS.map((section, at) => ({
    name: `${name}, ${section}`,
    about: `${about} in the ${section} section.${scouts ? ' Draw two cards and keep one.' : ''}`,
    count: counts[at],
    kind: {
      orders: 'sections',
      units: { left: 0, centre: 0, right: 0, [section]: units },
      ...(scouts && { scouts }),
    },
  }));
}

function acrossSections(name: string, about: string, count: number, left: number, centre: number): CardType {
  return { name, about, count, kind: { orders: 'sections', units: { left, centre, right: left } } };
}

function tactic(name: string, about: string, count: number, kind: Tactic): CardType {
  return { name, about, count, kind: { orders: 'tactic', tactic: kind } };
}

export const CARD_TYPES: readonly CardType[] = [
  ...ofSection('Patrol', 'Order one unit', 1, [2, 2, 2], true),
  ...ofSection('Push', 'Order two units', 2, [4, 5, 4]),
  ...ofSection('Thrust', 'Order three units', 3, [3, 4, 3]),
  ...ofSection('All out', 'Order every unit', ALL, [2, 2, 2]),
  acrossSections('Feelers', 'Order one unit in each section.', 3, 1, 1),
  acrossSections('Broad front', 'Order two units in each section.', 1, 2, 2),
  acrossSections('Both wings', 'Order two units on each flank.', 1, 2, 0),
  tactic('Aircraft', 'Strike up to four adjacent enemy units, if you have an aircraft.', 1, 'aircraft'),
  tactic(
    'Lie in wait',
    'Play it at the end of your turn. Your first unit that is assaulted battles first.',
    1,
    'lie in wait',
  ),
  tactic('Tanks forward', 'Order four tank units. They have one extra die in close assault.', 2, 'tanks forward'),
  tactic('Fire mission', 'Every gun moves up to three hexes or battles twice.', 1, 'fire mission'),
  tactic('Concentration', 'Roll four dice at one enemy unit anywhere, ignoring terrain.', 1, 'concentration'),
  tactic(
    'Raid',
    'One infantry unit moves up to three hexes, battles with one extra die, and moves up to three more.',
    1,
    'raid',
  ),
  tactic(
    'Hand to hand',
    'Up to four infantry or tank units next to an enemy assault with one extra die. No unit moves.',
    1,
    'hand to hand',
  ),
  tactic('Counterstroke', 'Play the card that the enemy played last, with left and right swapped.', 2, 'counterstroke'),
  tactic('Entrench', 'Four infantry units get sandbags.', 1, 'entrench'),
  tactic('Orders from headquarters', 'Order four units anywhere.', 2, 'headquarters'),
  tactic(
    'Exchange of fire',
    'Up to four units that are not next to an enemy fire with one extra die. No unit moves.',
    1,
    'exchange of fire',
  ),
  tactic('Infantry forward', 'Order all infantry in one section. It moves one extra hex.', 2, 'infantry forward'),
  tactic(
    'Aid post and workshop',
    'Roll a die for each card you hold: one unit gets figures back. Order that unit.',
    1,
    'aid post',
  ),
  tactic('Fall in', 'Order four infantry units anywhere.', 2, 'fall in'),
  tactic(
    'All hands',
    'Roll a die for each card you hold. The faces decide which kinds of units you order, with one extra die each. Then shuffle the deck.',
    1,
    'all hands',
  ),
];

/** Card -> its type; cards are numbered by type. */
export const CARDS: readonly CardType[] = CARD_TYPES.flatMap((type) => Array.from({ length: type.count }, () => type));
export const CARD_COUNT = CARDS.length;
