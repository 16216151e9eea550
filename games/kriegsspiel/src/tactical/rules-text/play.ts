import type { RulesSection } from '@club-route/engine';
import { CARD_TYPES } from '../data/cards.ts';
import { MIXTURES, TERRAIN_RULES, TERRAINS, type Terrain } from '../data/terrain.ts';

/** 21: how a battle is fought. */

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  clear: 'Clear',
  forest: 'Forest',
  town: 'Town',
  ruins: 'Ruins',
  hedgerow: 'Hedgerow',
  hill: 'Hill',
  marsh: 'Flooded field',
  canal: 'Canal',
  river: 'River',
  bridge: 'Bridge',
};

function entering(terrain: Terrain): string {
  const { open, stops, oneStep } = TERRAIN_RULES[terrain];
  if (open === 'nobody') return 'closed';
  const who = open === 'foot' ? 'on foot, vehicles by road; ' : '';
  if (oneStep === true) return 'from the next hex, and out to the next hex';
  return `${who}${stops ? 'stop' : '–'}`;
}

function cover(terrain: Terrain): string {
  const { cover: lost, coverFromBelow } = TERRAIN_RULES[terrain];
  return lost[0] + lost[1] === 0 ? '–' : `${lost[0]} / ${lost[1]}${coverFromBelow === true ? ' from below' : ''}`;
}

function besides(terrain: Terrain): string {
  const { ignores, armourFiringOut } = TERRAIN_RULES[terrain];
  return [
    ...(armourFiringOut > 0 ? [`tanks fire out with −${armourFiringOut}`] : []),
    ...(ignores > 0 ? ['one flag may be ignored'] : []),
  ].join('; ');
}

const GROUND_NAMES: Readonly<Record<string, string>> = {
  open: 'Open',
  woods: 'Woods',
  heath: 'Heath',
  polder: 'Polder',
  town: 'Town',
  ruin: 'Ruin',
  river: 'River',
};

export const PLAY_RULES: readonly RulesSection[] = [
  {
    rule: '21.1',
    title: 'A turn',
    paragraphs: [
      'A turn is ten minutes. The attacker goes first. Play one card; order the units that it allows; move them, each once; let them battle, one after the other; draw a card.',
      'A unit with an order need not move or battle. There is one unit in a hex, and nobody moves through another. Nobody moves any more after the first battle of a turn.',
    ],
  },
  {
    rule: '21.2 Dice',
    title: 'Battle',
    paragraphs: [
      'A die has two infantry faces, a tank, a grenade, a star and a flag. The face of its own arm and the grenade hit a unit; guns, batteries and supply columns are hit by the grenade alone. A star misses, unless a rule says that stars hit. Each hit takes a figure, and the last one is a medal.',
      'Take the dice of the table by range. Take away the largest single reduction: the ground of the target, its sandbags, or 2 for tanks that fire out of a town. Add what a card gives. Out of supply you have one die less at range 2 and more. Without a die there is no battle.',
      'You need a line of sight from centre to centre. Units, forest, town, ruins, hedgerows and hills between block it; from hill to hill one looks over hills. A line that runs along a side is blocked only by both hexes. A unit next to an enemy assaults one that is next to it, or does not battle.',
    ],
  },
  {
    rule: '21.2 Flags',
    title: 'Falling back and taking ground',
    paragraphs: [
      'First the hits, then the flags. Each flag drives the unit one hex towards its own edge; its owner chooses between the two hexes that lead there. The ground does not slow it. A hex that it cannot make, because units, water or the edge are in the way, costs a figure.',
      'Sandbags, ruins and a headquarters beside it each let a unit ignore one flag. They add up. Its owner may decline.',
      'Who assaults and sees his target destroyed or driven out may enter its hex, but for guns. Tanks that do may battle once more from there, once in a turn, if that ground lets them.',
    ],
  },
  {
    rule: '21.3',
    title: 'Ground',
    paragraphs: [
      'Who enters forest, town, ruins, hedgerows or a canal does not battle in the same turn. Along a road through a flooded field nobody stops: such a road lies on a bank, as high as a hill.',
    ],
    tables: [
      {
        caption: 'What ground does',
        columns: ['Ground', 'Who enters', 'Dice lost by infantry / tanks', 'Blocks sight', 'Besides'],
        rows: TERRAINS.map((terrain) => [
          TERRAIN_NAMES[terrain],
          entering(terrain),
          cover(terrain),
          TERRAIN_RULES[terrain].blocksSight ? 'yes' : '–',
          besides(terrain),
        ]),
      },
      {
        caption: 'What the hexes of a square are, in per cent',
        columns: ['Square', 'Hexes'],
        rows: Object.entries(MIXTURES).map(([ground, parts]) => [
          GROUND_NAMES[ground],
          parts.map(([terrain, share]) => `${TERRAIN_NAMES[terrain].toLowerCase()} ${share}`).join(', '),
        ]),
      },
    ],
  },
  {
    rule: '21.4',
    title: 'Command cards',
    paragraphs: [
      'There are sixty cards: forty for sections and twenty tactics. What is discarded lies open. When the pack is used up, the discarded cards are shuffled into it. A card that cannot be used orders one unit.',
      'Lie in wait works from the hand: lay it ready when you end your turn. The first unit that is assaulted in the enemy’s turn then battles first.',
    ],
    tables: [
      {
        caption: 'The cards',
        columns: ['Card', 'How many', 'What it does'],
        rows: CARD_TYPES.map(({ name, count, about }) => [name, String(count), about]),
      },
    ],
  },
  {
    rule: '21.5',
    title: 'Aircraft and guns off the field',
    paragraphs: [
      'A side may have one aircraft. It strikes once in the battle, in your turn after you have played a card, or by the card Aircraft: up to four enemy units that lie side by side, with two dice each for the Allies and one for the Germans. Stars hit, ground does not help, and no flag is ignored.',
      'Guns that support a side from off the field fire two dice in a turn at an enemy that an artillery headquarters with an order sees.',
    ],
  },
  {
    rule: '21.7',
    title: 'The end',
    paragraphs: [
      'The battle ends at once when a side has its medals; if both have, the side whose turn it is has won. It ends when a side has no unit left, when a commander gives up, after the last turn, or at nightfall: no turn begins at 21:00 or later. After the last turn and at nightfall neither side has won.',
    ],
  },
];
