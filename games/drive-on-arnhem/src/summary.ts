import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'The game lasts ten days. The Allies score an objective if they own its hex and all adjacent hexes, each with a ground trace.',
        'They lose 1 point for each town or city hex the Germans own, 3 if the source of 1st Airborne is overrun, 2 each for the 82nd and the 101st.',
      ],
    },
    {
      title: 'A day',
      lines: [
        'Weather, air strikes, supply, reinforcements, build-up. Then Allied operations and combat, German operations and combat, and both once more.',
        'Units receive operation points in the morning and again before the second Allied phase. They keep at most 10 unspent points for the second.',
      ],
    },
    {
      title: 'Moving',
      lines: [
        'Pay for each hex. A unit that has not moved and has at least one point may always enter one hex that is not next to an enemy.',
        'Moving from one enemy zone to another takes all points. A hex holds four stacking points. Units in travel mode keep to roads, have no zone of control and fire at 33 %.',
        'Only foot units cross water away from bridges. Allied foot units need an engineer to cross a river.',
        'The first Allied unit to cross a bridge tests it. If it blows, the unit stays where it is.',
      ],
    },
    {
      title: 'Battles',
      lines: [
        'Plot an attack with 7 points or more. When you end the phase, you fight all battles in the order in which you first plotted them.',
        'Protective fire, barrages, defensive fire, offensive fire, retreats, advances. Ten points of fire cost one combat point.',
        'A second attacker adds 80 % of its fire, a third 60 %, any other 40 %.',
        'No unit retreats from a city. Each fortification level reduces losses by 5 %.',
      ],
    },
    {
      title: 'Supply',
      lines: [
        'Ground: at most two hexes to a road that leads off a friendly map edge through no enemy hex. Airborne: within eight hexes of the source, while you own it.',
        'Hold every source. An unsupplied unit that fights may become isolated. It then fires at a quarter of its strength.',
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
