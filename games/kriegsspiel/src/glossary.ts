import type { GlossaryTerm } from '@club-route/engine';

/** Words of the campaign, in either edition. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'dispatch',
    aliases: ['dispatches'],
    definition: 'Anything brought to you: a receipt, a report, a message. You know only what dispatches tell you.',
    rule: '6',
  },
  {
    term: 'receipt',
    aliases: ['receipts'],
    definition:
      "Your own headquarters' answer to an order. It says when the order begins, and when the unit should arrive, as far as you know.",
    rule: '5.2',
  },
  {
    term: 'not acknowledged',
    definition:
      'The order did not reach the unit. You learn this fifteen minutes later. If you hear nothing, the order has arrived.',
    rule: '5.3',
  },
  {
    term: 'block',
    aliases: ['blocks'],
    definition:
      'A part of a letter: TO an addressee, and the orders below it. Each block is read, tested and refused on its own.',
    rule: '5.1',
  },
  {
    term: 'contact',
    definition: 'Your unit has met an enemy. An IF CONTACT line in its orders tells it what to do.',
    rule: '6',
  },
  {
    term: 'headquarters',
    aliases: ['HQ'],
    definition:
      'A headquarters sends orders in your name. It commands its own formations. The chief commands all of them.',
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
    definition: 'The number of battalions that can fly today, by parachute and by glider.',
    rule: '14.2',
  },
  {
    term: 'ruling',
    aliases: ['rulings'],
    definition: 'The umpire accepts a result or sets another, and says why. The reason stays on record.',
    rule: '25',
  },
];
