import { ruled } from './ruled.ts';

/** The umpire and his additions, and rulings that an option reverses. */
export const UMPIRE_RULINGS = ruled([
  [
    'H1',
    '25',
    'May the umpire replace a result before anybody hears of it?',
    'By option each result waits for his word (H4); else results count at once.',
    'The source has him amend whatever he feels it necessary to; without an umpire nothing may wait.',
    'umpireRules',
  ],
  [
    'H4',
    '25',
    'Which results does the umpire see first, by that option?',
    'Combats, bombardments and attacks of patrols; tests of bridges, the weather, German squadrons and losses for want of supply as well, each by its die. Not those of 17 September, which are rolled while the campaign is laid out.',
    'He may amend whatever he feels it necessary to. In rules 6 only battles waited.',
    'rulingsOn',
  ],
  [
    'H2',
    '16.2',
    'May the engineers ferry units of another commander?',
    'Only those that WAIT FOR the engineers: nobody moves another’s unit.',
    'A unit obeys its own headquarters.',
  ],
  [
    'H3',
    '25',
    'Which units may the umpire add?',
    'Six, numbered after 96: two battalions and anti-tank guns for the Allies, as much for the Germans.',
    'The source speaks of additions and names none.',
  ],
  [
    'R49',
    '7',
    'Wading takes “D6/2 hrs”.',
    'Half an hour for each pip.',
    'Half a die of hours would be written D3, as it is elsewhere.',
    'wading',
  ],
  [
    'D18',
    '9.2',
    'Two cells of the combat table differ from the game of 1976.',
    'As the source prints them.',
    'At +2 and +3 a die of 6 gives A1, there BR.',
    'tableOf1976',
  ],
  [
    'G37',
    '3',
    'What does darkness do?',
    'Nothing; a flight may begin from 06:00 to 19:59.',
    'The source has no rule for it.',
    'nightPerCent',
  ],
]);
