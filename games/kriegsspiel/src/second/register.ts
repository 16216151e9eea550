import type { RegisterEntry } from '@club-route/engine';
import { MOVEMENT_RULINGS } from '../register/movement.ts';
import { POST_RULINGS } from '../register/post.ts';
import { READINGS } from '../register/readings.ts';
import { ruled } from '../register/ruled.ts';
import { SOURCES } from '../register/sources.ts';
import { UMPIRE_RULINGS } from '../register/umpire.ts';
import { secondOptions } from './options.ts';

/** Rulings on the half-hour, the battle in the campaign, and the night. Those on the battle itself stand with its rules. */
const OWN = ruled([
  [
    'S1',
    '18',
    'Is a corner within one kilometre?',
    'Yes: diagonal neighbours come to battle (R34).',
    'It rounds to 1.',
  ],
  [
    'S2',
    '18',
    'How long does a battle hold its units up?',
    'Half an hour for every three turns begun (R35).',
    'A turn of a battle is ten minutes.',
  ],
  [
    'S3',
    '18.2',
    'Mixed ground in one half-hour.',
    'Six points; a square costs six by its speed; at most five are carried on, on the same route (R36, R98, G96).',
    'Whole numbers instead of fractions.',
  ],
  ['S4', '18.2', 'Highway and road.', 'Major and minor roads of the board (R63).', 'The board has two grades.'],
  [
    'S5',
    '18',
    'Are there turns at night?',
    'Yes, but no battle begins from 21:00 to 06:00 (R102).',
    'The source recovers units then.',
  ],
  [
    'S6',
    '18',
    'Who must fight?',
    'A first meeting always; later only if the drawn division has a unit there with orders to attack (G99).',
    'It may be resumed later, as the cards determine.',
  ],
  [
    'S7',
    '18',
    'Battles over a river.',
    'None without a standing bridge; a canal does not prevent one (G98).',
    'The tactical game has no ferries.',
  ],
  [
    'S8',
    '18',
    'When are letters rolled for?',
    'In the turn after they are received; what is not acknowledged comes with that turn’s reports (G93, G94).',
    'A half-hour is one moment.',
  ],
  [
    'S9',
    '18',
    'In which order are cards drawn?',
    'Shuffled each turn; only the umpire knows (R109).',
    'Events bear the half-hour.',
  ],
  [
    'S10',
    '20.1',
    'How large is the area?',
    'Three by two squares towards the attacker, the first enemy in the middle of the far rank; whoever stands further back comes by the edge in the turn his way takes (R99, R107). Whose way is longer than the battle does not come.',
    'The board of the tactical game is that large.',
  ],
  [
    'S11',
    '20.3',
    'Who commands where several divisions fight?',
    'The attacker is the drawn division; for the defender whoever has most companies there.',
    'One hand of cards has one holder.',
  ],
  [
    'S12',
    '20.3',
    'How good is the estimate of a briefing?',
    'One company off at most for each battalion that stands there; those to come are not counted.',
    'As in reports of a round at a distance (R76).',
  ],
  [
    'S13',
    '20.3',
    'A commander who does not answer.',
    'After the real minutes that the match sets the clock goes on without him, or the umpire does before: the computer fights by his last plan, and he is told (R110).',
    'Time stands for everybody else.',
    'answerMinutes',
  ],
  [
    'S14',
    '20.7',
    'Who may have an aircraft?',
    'One for each side that asks for it at the start, if a squadron is left and it is between 06:00 and 20:00; British ones only where a unit of XXX Corps fights.',
    'So the source.',
  ],
  ['S15', '20.5', 'The least hand.', 'One card.', 'A side without a card could do nothing.', 'leastHand'],
  [
    'S16',
    '21.7',
    'A battle without a decision.',
    'Ends after twelve turns; everybody stays (R43, R44).',
    'Two hours.',
    'battleTurns',
  ],
  [
    'S17',
    '21.6',
    'Which faults of a form are refused?',
    'Another battle, too many turns or medals, a unit not there or twice, more figures or companies than it had, an exit where there is none, a ruin that is no town of the area. A unit not named has lost nothing.',
    'The battle stays open, so nothing is lost by sending it again.',
  ],
  [
    'S18',
    '22.2',
    'Where do losers go?',
    'Back by the rules of retreat until out of battle distance, one square at least, two if beaten by two medals (R44).',
    'They must not fight again in the same square.',
  ],
  [
    'S19',
    '22.3',
    'Where does a battalion stand whose companies left the board?',
    'If more than half left: on the square beyond the exit nearest to where it fought, if that is free land.',
    'The form names no square, and both ways to fight must end alike.',
  ],
  [
    'S20',
    '22.4',
    'Ruins.',
    'A town square in which guns or tanks attacked, after six turns, on a 6 (R45).',
    'As in the first edition, by a die.',
  ],
  [
    'S21',
    '23',
    'What is recovered?',
    'Losses of the day alone, never above the strength at dawn (R47, G103).',
    'The source recovers of the 44 % lost that day.',
  ],
  [
    'S22',
    '23',
    'Stragglers of a battalion that was wiped out.',
    'Half of what its dice bring back joins the nearest friend within five kilometres on the same bank, else it is lost. So too where it perished in the retreat.',
    'By the rule of merging (G61).',
  ],
  [
    'S23',
    '12',
    'RECCE without a combat table.',
    'The unit halts where it first sees an enemy and reports.',
    'Hit and run needs the table of the first edition.',
  ],
  [
    'S24',
    '25',
    'Letters that the umpire converts.',
    'Are transmitted at once, not with the next turn.',
    'He acts outside the order of the turn.',
  ],
  [
    'S25',
    '18.2',
    'Towed guns on heath.',
    'Cannot go there except by road or railway, nor land there without a way on (R53, G45).',
    'Their speed is 0.',
  ],
  [
    'S26',
    '18',
    'Who is in the middle of a crossing.',
    'Takes part in no battle, and nobody attacks him.',
    'The board has no place for half a defence (R33).',
  ],
  [
    'S27',
    '23',
    'Which units roll no die in an hour of the night?',
    'Those that a battle holds up, that cross, form up or repair.',
    'They are busy until later (G104).',
  ],
  [
    'S28',
    '22.2',
    'Medals beyond those to win.',
    'Do not count, as the form has none (21.6).',
    'A battle must end alike, played here or elsewhere.',
  ],
  [
    'S29',
    '22.4',
    'Do guns off the field leave ruins?',
    'Yes, where an artillery headquarters calls them on a town.',
    'They are artillery (R45).',
  ],
  [
    'S30',
    '18',
    'What did rules 2 play otherwise?',
    'S22, S25, S28 and S29; reserves without a way came in turn 12; new engineers won no strength back on their first day; points went on to another route; and T18 to T21 of the battle.',
    'Campaigns that began before go on as they began.',
    'fourthReadings',
  ],
  [
    'S31',
    '14.2',
    'A battle that is over before a landed unit has formed up.',
    'The unit goes on forming up until its hour is over (G71).',
    'No move before it ends. In rules 3 a battle of up to three turns ended it.',
    'fifthReadings',
  ],
]);

/** Combat by table is of the first edition alone; options that this edition does not have are left out. */
export const secondRegister: readonly RegisterEntry[] = [
  ...SOURCES,
  ...POST_RULINGS,
  ...MOVEMENT_RULINGS,
  ...UMPIRE_RULINGS,
  ...READINGS,
]
  .filter(({ option }) => option === undefined || option in secondOptions)
  .concat(OWN);
