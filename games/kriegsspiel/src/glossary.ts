import type { GlossaryTerm } from '@club-route/engine';

/** Words of the campaign, in either edition. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'dispatch',
    aliases: ['dispatches'],
    definition: 'Whatever is brought to you: a receipt, a report, a message. You know nothing but what dispatches say.',
    rule: '6',
  },
  {
    term: 'receipt',
    aliases: ['receipts'],
    definition:
      'The answer of your own headquarters to an order: when it begins, and when the unit would arrive by what you believe.',
    rule: '5.2',
  },
  {
    term: 'not acknowledged',
    definition:
      'The order did not reach the unit. You hear of it fifteen minutes later; if you hear nothing, it has arrived.',
    rule: '5.3',
  },
  {
    term: 'block',
    aliases: ['blocks'],
    definition:
      'A part of a letter: TO somebody, and the orders below it. Each block is read, tested and refused alone.',
    rule: '5.1',
  },
  {
    term: 'contact',
    definition: 'Your unit has come upon an enemy. A line IF CONTACT in its orders says what it does then.',
    rule: '6',
  },
  {
    term: 'headquarters',
    aliases: ['HQ'],
    definition: 'Who sends orders in your name. A headquarters orders its own formations; the chief orders everybody.',
    rule: '1',
  },
  {
    term: 'squadron',
    aliases: ['squadrons'],
    definition: 'Aircraft for one mission of the day: a patrol, a strike for a unit, or reconnaissance.',
    rule: '14.2',
  },
  {
    term: 'lift',
    aliases: ['lifts'],
    definition: 'How many battalions can fly today, by parachute and by glider.',
    rule: '14.2',
  },
  {
    term: 'ruling',
    aliases: ['rulings'],
    definition: 'The umpire lets a result stand or names another, and says why. The reason stays on record.',
    rule: '25',
  },
];
