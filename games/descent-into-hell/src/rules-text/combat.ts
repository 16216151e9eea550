import type { RulesSection } from '@club-route/engine';
import { fireResult, ODDS, type FireResult } from '../data/tables.ts';

const LETTERS: Readonly<Record<FireResult, string>> = { none: '–', retreat: 'R', loss: 'L', eliminated: 'E' };

/** Combat and victory. */
export const COMBAT_RULES: readonly RulesSection[] = [
  {
    rule: 'Combat',
    title: 'Combat',
    paragraphs: [
      'You must attack every hex with enemies next to which you moved, entered or landed a unit in this impulse, if that unit can attack it. You may attack any other hex next to your units. You choose the order; each hex is attacked once.',
      'No attack crosses water, except at an intact bridge, at a ferry of the map, or from the hex of your own engineer.',
      'All defenders may fire first, unit by unit, then the attackers. Each fires once at one enemy unit of the combat. Results count at once.',
      'Divide the attack of the firer by the defence of the target and round down to a column of the table. Woods, marsh and city double the defence of defenders. A defender’s attack is doubled in a road impulse, and off the road against a target across water. A unit on a hill fires doubled at a unit that is not. All doublings together are one.',
      'Partial antitank fire has half its attack against armour and tanks. A unit without any cannot fire at them and has half against mechanized infantry, panzergrenadiers and reconnaissance.',
      'L is a step lost, E eliminated. R repulses an attacker: it neither fires nor advances for the rest of the impulse. A defender retreats: the attacker moves it two hexes away, or one if it cannot go two; else it is eliminated. It may not go onto enemies, into ground closed to it off the road, or into a full hex.',
      'A defender in a city ignores its first retreat in a combat. On each later one its owner chooses between retreat and a step.',
      'If the hex is empty afterwards, up to three attackers that were not repulsed may advance into it. A bridging unit that is a bridge stays.',
    ],
    tables: [
      {
        caption: 'Fire: result by odds and die (7 and 8 only out of supply)',
        columns: ['Die', ...ODDS.map(([attack, defence]) => `${attack}:${defence}`)],
        rows: [1, 2, 3, 4, 5, 6, 7, 8].map((die) => [
          String(die),
          ...ODDS.map((_, column) => LETTERS[fireResult(column, die)]),
        ]),
      },
    ],
  },
  {
    rule: 'Victory Conditions',
    title: 'Victory',
    paragraphs: [
      'Allied strategic victory, at once: an armoured unit leaves the map into German North with a supply line to the south behind it. Without a line the unit is lost and nothing is won.',
      'Otherwise at the end: Allied operational victory if a unit north of the Lower Rhine and the IJssel has a supply line over land. Allied tactical victory if at least three units there are supplied by air (an option sets the number). German operational victory if no Allied unit is north of the Maas. German tactical victory in all other cases.',
      'The Allies may call the operation off at the start of any of their turns. It is then scored at once, and only a supply line over land wins: whoever is supplied by air alone is given up (an option counts air supply too).',
    ],
  },
];
