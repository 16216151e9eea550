import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'operation points',
    aliases: ['OP', 'operation point'],
    definition:
      'What a unit may spend on moves, attacks and digging in. It receives them in the morning and again before the second phase, by its supply.',
    rule: '8.6',
  },
  {
    term: 'plot',
    aliases: ['plotted', 'plots'],
    definition: 'An order for later. Plotted attacks are fought, one after the other, when you end the phase.',
    rule: '8.15',
  },
  {
    term: 'zone of control',
    aliases: ['zones of control', 'enemy zone', 'zone'],
    definition: 'The six hexes around a unit in normal mode. Entering, leaving and crossing one costs extra points.',
    rule: '8.8',
  },
  {
    term: 'supplied',
    aliases: ['supply', 'ground supply', 'airborne supply'],
    definition:
      'Ground supply comes by a road from your edge of the map; airborne units also draw it from their source. Without it a unit has fewer points and fires weaker.',
    rule: '5.0',
  },
  {
    term: 'source',
    aliases: ['supply source', 'source of supply'],
    definition: 'The hex from which an airborne division is supplied. Lose it, and the whole division goes without.',
    rule: '5.0',
  },
  {
    term: 'isolated',
    definition: 'A unit without supply that has fought too long: it fires with a quarter of its strength.',
    rule: '5.0',
  },
  {
    term: 'out of communications',
    definition: 'Supplied by air only: no road leads to your edge of the map yet.',
    rule: '5.0',
  },
  {
    term: 'efficiency',
    definition:
      'How fresh a unit is, from 40 to 100 per cent. Its fire is multiplied by it; marching and losses lower it.',
    rule: '9.1',
  },
  {
    term: 'travel mode',
    definition: 'Packed up for the road: fast along it, but weak in fire, easy to hit, and without a zone of control.',
    rule: '8.9',
  },
  {
    term: 'fortify',
    aliases: ['fortification', 'dig in'],
    definition: 'Five levels of digging in. Each takes 5 % off losses; moving loses them all.',
    rule: '8.11',
  },
  {
    term: 'barrage',
    aliases: ['barrages'],
    definition: 'The guns of headquarters and artillery, fired at a hex that is attacked.',
    rule: '8.13',
  },
  {
    term: 'interdiction',
    aliases: ['interdict'],
    definition: 'Aircraft over the German roads: each point slows 4 % of the German units for the day.',
    rule: '4.0',
  },
  {
    term: 'stacking',
    aliases: ['stacking points'],
    definition: 'How much room a unit takes. At most four points stand in one hex.',
    rule: '8.8',
  },
  {
    term: 'build up',
    aliases: ['built-up', 'build-up', 'breakdown', 'break down'],
    definition:
      'Battalions of one parent in a hex join into it overnight, and fire with 115 %; it can break down again.',
    rule: '7.0',
  },
];
