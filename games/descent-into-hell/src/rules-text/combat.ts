import type { RulesSection } from '@club-route/engine';
import { fireResult, ODDS, type FireResult } from '../data/tables.ts';

const LETTERS: Readonly<Record<FireResult, string>> = { none: '–', retreat: 'R', loss: 'L', eliminated: 'E' };

/** Combat and victory. */
export const COMBAT_RULES: readonly RulesSection[] = [
  {
    rule: 'Combat',
    title: 'Combat',
    paragraphs: [
      'If you moved, entered or landed a unit next to an enemy hex this impulse, you must attack that hex if the unit can. You may attack any other enemy hex next to your units. You choose the order. You may attack each hex once.',
      'Units cannot attack across water, except at an intact bridge, at a ferry on the map, or from the hex of their own engineer. No unit may attack across the bridge of a bridging unit.',
      'All defenders may fire first, unit by unit, then the attackers. Each fires once at one enemy unit of the combat. A unit next to two attacked hexes fires in both. Results apply at once.',
      "Divide the firer's attack by the target's defence and round down to a column of the table. Woods, marsh and city double the defence of defenders. A defender's attack is doubled in a road impulse, and in an off-road impulse against a target across water. A unit on a hill fires doubled at a unit that is not. Several doublings count only once.",
      'A unit with partial antitank fire has half its attack against armour and tanks. A unit without antitank fire cannot fire at them and has half its attack against mechanized infantry, panzergrenadiers and reconnaissance.',
      'L is a step lost, E eliminated. R repulses an attacker: it cannot fire or advance for the rest of the impulse, but can be fired at. R makes a defender retreat: the attacker moves it two hexes away, or one if it cannot go two. If it cannot retreat, it is eliminated. It may not enter an enemy hex, terrain closed to it off the road, or a full hex. It crosses water by intact bridges, and Allied units also by their spans, but not by ferry.',
      'A unit that retreated into a hex that is attacked later takes no part in that combat. It retreats again when all others have left.',
      'A defender in a city ignores its first retreat in a combat. On each later one its owner chooses between retreat and a step.',
      'If the hex is empty afterwards, up to three attackers that were not repulsed may advance into it, across the hexsides they attacked across. The terrain must be open to them off the road, or a road hex in a road impulse. By ferry each needs a place, and engineers advance last. A bridging unit that is a bridge cannot advance.',
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
      'Allied strategic victory, at once: an armoured unit leaves the map into German North with a supply line to the south. Without a supply line the unit is lost and wins nothing. It leaves from any hex next to German North, for ½ point by road or 1 off the road, but not after it had to stop.',
      'Otherwise at the end: Allied operational victory if a unit north of the Lower Rhine and the IJssel has a supply line by land. Allied tactical victory if at least three units there are supplied by air (an option sets the number). German operational victory if no Allied unit is north of the Maas. German tactical victory in all other cases.',
      'The Allies may call off the operation at the start of any of their turns. The game then ends at once, and only a supply line by land wins. Units supplied only by air do not count (an option counts them).',
    ],
  },
];
