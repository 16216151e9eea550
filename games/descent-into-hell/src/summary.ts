import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'The Allies win a strategic victory at once if an armoured unit leaves the map into German North with a supply line to the south.',
        'At the end they win an operational victory if a unit north of the Lower Rhine and the IJssel has a supply line by land. They win a tactical victory if three units there are supplied by air.',
        'Otherwise the Germans win: an operational victory if no Allied unit is north of the Maas, a tactical one if not.',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'The Allies play, then the Germans. Each has a road and an off-road impulse and chooses which comes first. Each impulse has movement, then combat.',
        'Before the first move of an impulse the Allies may land airborne units.',
      ],
    },
    {
      title: 'What you see',
      lines: [
        'You see enemies only in or next to the hexes of your units. The map keeps what you saw, with its date.',
        'A unit that moves next to an enemy, seen or not, stops and must attack. You cannot undo any move.',
      ],
    },
    {
      title: 'Moving',
      lines: [
        'Road impulse: road hexes only, ½ point each, motorized units ¼ along a highway. Units cannot pass friendly units. Off-road: pay by terrain; roads do not count.',
        'A hex holds at most three units. Crossing a bridge costs nothing extra, a ferry half the points. You take a bridge by moving across it.',
      ],
    },
    {
      title: 'Landing',
      lines: [
        'Roll for the weather: 1–2 poor, no landings; 3–4 marginal; 5–6 good. In marginal weather roll for each piece: on 1 it turns back, on 6 it lands on target, otherwise it scatters.',
        'Antiaircraft fire hits landings on or next to a German unit, a city or an airfield. Gliders lose a step in city, polder and woods.',
        'Units that land on Germans fight at once. Drop Air Supply with your units.',
      ],
    },
    {
      title: 'Combat',
      lines: [
        'All defenders fire first, then the attackers, each once. Divide attack by defence and round down to a column.',
        'Woods, marsh and city double the defence. Defenders fire doubled in a road impulse. Several doublings count only once.',
        'R repulses an attacker. A defender retreats two hexes, along a path the attacker chooses. Out of supply: +2 to the die roll.',
      ],
    },
    {
      title: 'Supply',
      lines: [
        "A supply line follows road hexes and at most three others, avoids enemies, and crosses water at its own side's bridges and spans.",
        'Allied airborne units may trace to an Air Supply marker instead.',
      ],
    },
  ],
  tables: [
    'Fire: result',
    'Antiaircraft fire',
    'Movement points to enter',
    'Transport points for',
    'Transport points',
    'What deployment points buy',
  ],
};
