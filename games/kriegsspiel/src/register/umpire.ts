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
    'Combats, bombardments and attacks of patrols; tests of bridges, the weather, losses for want of supply, and German squadrons but for those of 17 September, which are rolled while the campaign is laid out; how long repairs, ferries and wading take; who moves first (R79) and who attacks (G122). Not whether a message gets through, which of several equal enemies is attacked, when a patrol finds one, how many companies a unit counts, and what is seen in woods from the air.',
    'He may amend whatever he feels it necessary to. Messages and counts are hundreds a day, and he can act on what comes of them: FORCE a lost order, FORGE a report, HOLD and DISCARD one. Of a target the result of the attack waits, and he can VETO it before. In rules 6 only battles waited.',
    'rulingsOn',
  ],
  [
    'H5',
    '25',
    'When does such a result wait, and what goes on meanwhile?',
    'A repair or a crossing begins as rolled and gets its length from him before time passes. Where steps would meet, their whole minute waits. After combats nobody goes on with his orders until all results of the minute are ruled and the next rounds have begun (G122).',
    'What he lets stand should lead to what it leads to without the option. In rules 7 lengths and who goes first did not wait, and units attacked again by their orders before it was clear whose turn it was.',
    'seventhReadings',
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
