import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'Ten days. The Allies score their objectives if they own the hex and all around it, each with a ground trace.',
        'They lose 1 for each town or city hex in German hands, 3 if the source of 1st Airborne is overrun, 2 each for the 82nd and the 101st.',
      ],
    },
    {
      title: 'A day',
      lines: [
        'Weather, air strikes, supply, reinforcements, build-up. Then Allied operations and combat, German operations and combat, and both once more.',
        'Operation points come in the morning and again before the second Allied phase. At most 10 that are left over are added.',
      ],
    },
    {
      title: 'Moving',
      lines: [
        'Pay for each hex. A unit with at least one point that has not moved may always enter one hex that is not next to an enemy.',
        'From zone to zone takes all points. A hex holds four stacking points. Units in travel mode keep to roads, have no zone and fire with 33 %.',
        'Only foot crosses water away from bridges. Allied foot needs an engineer at a river.',
        'The first Allied unit over a bridge tests it; if it blows, the unit stays where it is.',
      ],
    },
    {
      title: 'Battles',
      lines: [
        'Plot an attack with 7 points or more. Ending the phase fights all battles in the order in which you first plotted them.',
        'Protective fire, barrages, defensive fire, offensive fire, retreats, advances. Ten points of fire cost one combat point.',
        'A second attacker adds 80 % of its fire, a third 60 %, any other 40 %.',
        'Nobody retreats from a city. Each level of fortification takes 5 % off losses.',
      ],
    },
    {
      title: 'Supply',
      lines: [
        'Ground: at most two hexes to a road that leads off a friendly edge through no enemy hex. Airborne: within eight hexes of the source, while you own it.',
        'Hold every source. An unsupplied unit that fights may become isolated and then fires with a quarter.',
      ],
    },
  ],
  tables: [
    'Operation points to enter',
    'Other costs',
    'Fire strength',
    'Casualty modifiers',
    'Effects of supply',
    'Effects of the weather',
    'Levels of victory',
  ],
};
