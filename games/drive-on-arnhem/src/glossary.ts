import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'operation points',
    aliases: ['OP', 'operation point'],
    definition:
      'A unit spends operation points to move, attack and fortify. It receives them in the morning and again before the second phase. Supply decides how many.',
    rule: '8.6',
  },
  {
    term: 'plot',
    aliases: ['plotted', 'plots'],
    definition: 'To give an order for later. You fight plotted attacks, one after the other, when you end the phase.',
    rule: '8.15',
  },
  {
    term: 'zone of control',
    aliases: ['zones of control', 'enemy zone', 'zone'],
    definition:
      'The six hexes around a unit in normal mode. Entering one, leaving one, or moving from one to another costs extra points.',
    rule: '8.8',
  },
  {
    term: 'supplied',
    aliases: ['supply', 'ground supply', 'airborne supply'],
    definition:
      'Ground supply comes by road from your map edge. Airborne units can also draw supply from their source. Without supply a unit has fewer points and weaker fire.',
    rule: '5.0',
  },
  {
    term: 'source',
    aliases: ['supply source', 'source of supply'],
    definition: 'The hex that supplies an airborne division. If you lose it, the whole division loses airborne supply.',
    rule: '5.0',
  },
  {
    term: 'isolated',
    definition: 'An unsupplied unit that has fought too long. It fires at a quarter of its strength.',
    rule: '5.0',
  },
  {
    term: 'out of communications',
    definition: 'Supplied only by air: the unit has no road to your map edge yet.',
    rule: '5.0',
  },
  {
    term: 'efficiency',
    definition:
      "How fresh a unit is, from 40 to 100 per cent. It multiplies the unit's fire. Movement and losses lower it.",
    rule: '9.1',
  },
  {
    term: 'travel mode',
    definition:
      'Packed up for the road. The unit moves fast along roads, but it fires weakly, is easy to hit and has no zone of control.',
    rule: '8.9',
  },
  {
    term: 'fortify',
    aliases: ['fortification', 'dig in'],
    definition: 'Fortification has five levels. Each reduces losses by 5 %. Moving loses them all.',
    rule: '8.11',
  },
  {
    term: 'barrage',
    aliases: ['barrages'],
    definition: 'Fire from headquarters and artillery units at a hex that you attack.',
    rule: '8.13',
  },
  {
    term: 'interdiction',
    aliases: ['interdict'],
    definition: 'Air attacks on the German roads. Each point slows 4 % of the German units for the day.',
    rule: '4.0',
  },
  {
    term: 'stacking',
    aliases: ['stacking points'],
    definition: 'How much room a unit takes. A hex holds at most four points.',
    rule: '8.8',
  },
  {
    term: 'build up',
    aliases: ['built-up', 'build-up', 'breakdown', 'break down'],
    definition:
      'Battalions of one parent unit in a hex can combine into it overnight. It fires at 115 % and can break down again.',
    rule: '7.0',
  },
];
