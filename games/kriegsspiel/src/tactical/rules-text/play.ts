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
  if (oneStep === true) return 'from an adjacent hex, and out to an adjacent hex';
  return `${who}${stops ? 'stop' : '–'}`;
}

function cover(terrain: Terrain): string {
  const { cover: lost, coverFromBelow } = TERRAIN_RULES[terrain];
  return lost[0] + lost[1] === 0 ? '–' : `${lost[0]} / ${lost[1]}${coverFromBelow === true ? ' from below' : ''}`;
}

function besides(terrain: Terrain): string {
  const { ignores, armourFiringOut } = TERRAIN_RULES[terrain];
  return [
    ...(armourFiringOut > 0 ? [`tanks fire out at −${armourFiringOut}`] : []),
    ...(ignores > 0 ? ['a unit may ignore one flag'] : []),
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
      'A turn is ten minutes. The attacker goes first. Play one card and order the units it allows. Move each of them once. Then battle with them, one after the other. Draw a card.',
      'An ordered unit does not have to move or battle. A hex holds one unit, and units cannot move through each other. After the first battle of a turn, no unit may move.',
    ],
  },
  {
    rule: '21.2 Dice',
    title: 'Battle',
    paragraphs: [
      'A die has two infantry faces, a tank, a grenade, a star and a flag. A unit is hit by its own symbol (infantry or tank) and by the grenade. Guns, batteries and supply columns are hit only by the grenade. A star misses, unless a rule says that stars hit. Each hit removes a figure. The last figure is a medal.',
      "The table gives the dice by range. Subtract only the largest reduction: the target's terrain, its sandbags, or 2 for tanks firing out of a town. Add what a card gives. A unit out of supply has one die less at range 2 or more. With no dice left, it cannot battle.",
      'You need a line of sight from centre to centre. Units, forest, town, ruins, hedgerows and hills in between block it. From hill to hill you see over hills, but not over woods or houses on a bank. A line along a hexside is blocked only if both hexes block it. A unit next to an enemy may battle only an adjacent enemy.',
    ],
  },
  {
    rule: '21.2 Flags',
    title: 'Retreating and taking ground',
    paragraphs: [
      'Resolve hits first, then flags. For each flag the unit retreats one hex towards its own edge. Its owner chooses between the two hexes in that direction. Terrain does not slow it. Each hex it cannot retreat, because units, water or the edge are in the way, costs a figure.',
      'Sandbags, ruins and an adjacent headquarters each let a unit ignore one flag. They add up. Its owner may decline.',
      'If an assault destroys the target or drives it out, the attacking unit may take its hex. Guns may not. Tanks that take ground may battle once more from there, once per turn, if the terrain allows.',
    ],
  },
  {
    rule: '21.3',
    title: 'Ground',
    paragraphs: [
      'A unit that enters forest, town, ruins, hedgerows or a canal cannot battle in the same turn. A unit on a road through a flooded field does not have to stop. Such a road is on a bank, as high as a hill.',
    ],
    tables: [
      {
        caption: 'Terrain effects',
        columns: ['Ground', 'Who enters', 'Dice reduction, infantry / tanks', 'Blocks sight', 'Besides'],
        rows: TERRAINS.map((terrain) => [
          TERRAIN_NAMES[terrain],
          entering(terrain),
          cover(terrain),
          TERRAIN_RULES[terrain].blocksSight ? 'yes' : '–',
          besides(terrain),
        ]),
      },
      {
        caption: 'Terrain of the hexes in a square, in per cent',
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
      'There are sixty cards: forty for sections and twenty tactics. Discards are face up. When the deck runs out, shuffle the discards into a new deck. If you cannot use a card, it orders one unit.',
      'You play Lie in wait from your hand when you end your turn. The first of your units that is assaulted in the enemy’s turn then battles first.',
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
      'A side may have one aircraft. It strikes once per battle, in your turn after you have played a card, or by the card Aircraft. It strikes up to four adjacent enemy units, with two dice each for the Allies and one for the Germans. Stars hit, terrain does not help, and no unit may ignore a flag.',
      'Supporting guns off the field fire two dice per turn at an enemy that an ordered artillery headquarters sees.',
    ],
  },
  {
    rule: '21.7',
    title: 'The end',
    paragraphs: [
      'The battle ends at once when a side has its medals. If both have, the side whose turn it is wins. It also ends when a side has no unit left, when a commander concedes, after the last turn, or at nightfall: no turn begins at 21:00 or later. After the last turn or at nightfall neither side wins.',
    ],
  },
];
