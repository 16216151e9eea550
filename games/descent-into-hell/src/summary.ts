import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'Allied strategic victory at once: an armoured unit leaves into German North with a supply line to the south behind it.',
        'At the end: operational if a unit north of the Lower Rhine and the IJssel has a line over land, tactical if three there are supplied by air.',
        'The Germans win an operational victory if no Allied unit is north of the Maas, a tactical one otherwise.',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Allies, then Germans. Each has a road and an off-road impulse, in the order that the player chooses; each has movement, then combat.',
        'Before the first move of an impulse the Allies may land airborne units.',
      ],
    },
    {
      title: 'What you see',
      lines: [
        'Enemies only in the hexes of your units and next to them. What you saw stays on the map with its date.',
        'A unit that comes next to an enemy stops, seen or not, and must attack. Nothing that you move can be undone.',
      ],
    },
    {
      title: 'Moving',
      lines: [
        'Road impulse: road hexes only, ½ point each, motorized units ¼ along a highway; no passing of friends. Off-road: by terrain, roads do not count.',
        'At most three units in a hex. Bridges cost nothing; a ferry half the points. You take a bridge by moving across it.',
      ],
    },
    {
      title: 'Landing',
      lines: [
        'Roll for the weather: 1–2 poor, nobody lands; 3–4 marginal; 5–6 good. Marginal, for each piece: 1 turns back, 6 on target, else it scatters.',
        'Antiaircraft fire next to or on a German unit, a city or an airfield. Gliders lose a step in city, polder and woods.',
        'Who lands on Germans fights at once. Drop Air Supply with your units.',
      ],
    },
    {
      title: 'Combat',
      lines: [
        'All defenders fire first, then the attackers, each once. Attack by defence, rounded down to a column.',
        'Woods, marsh and city double the defence. Defenders fire doubled in a road impulse. All doublings together are one.',
        'R repulses an attacker; a defender goes back two hexes as the attacker chooses. Out of supply: +2 to the die.',
      ],
    },
    {
      title: 'Supply',
      lines: [
        'A line follows road hexes and at most three others, avoids enemies and crosses water at own bridges and spans.',
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
