import type { RulesSection } from '@club-route/engine';
import { rules } from '../rules.ts';
import { SPEED_GROUNDS, speedOf, type SpeedGround } from './data/speeds.ts';
import { MOBILITIES, type Mobility } from '../data/units.ts';
import { COMPANY_RULES } from '../tactical/rules-text/companies.ts';
import { PLAY_RULES } from '../tactical/rules-text/play.ts';

/** The rules of the second edition as played: what it keeps of the first, and its own sections. */

/** Sections of the first edition that hold as they stand. */
const KEPT: readonly string[] = ['2.2', '4', '5.1', '5.2', '5.3', '5.4', '6', '14.1', '16.1', '17', '25', '31.5'];

function speedText(mobility: Mobility, ground: SpeedGround): string {
  const { squares, oneMoreAbove } = speedOf(mobility, ground);
  return oneMoreAbove === undefined ? String(squares) : `${squares}, +1 if the die is over ${oneMoreAbove}`;
}

const GROUND_NAMES: Readonly<Record<SpeedGround, string>> = {
  major: 'Highway',
  minor: 'Road',
  open: 'Open',
  woods: 'Woods',
  polder: 'Polder',
  heath: 'Heath',
  town: 'Town',
  canal: 'Over a canal',
  rail: 'Railway',
};

const OWN: readonly RulesSection[] = [
  {
    rule: '1',
    title: 'Divisions, umpire and clock',
    paragraphs: [
      'Each seat commands a division: 1st Airborne with the Poles, 82nd, 101st, Guards Armoured, 43rd, the troops of XXX Corps with the engineers and the RAF; 9th SS, 10th SS, von Tettau, 406th, 59th, Walther. The airborne commander has the lift and the plan, Model the Luftwaffe and the arrivals. One person may hold several seats of a side. Seats of a side win together.',
      'Letters, communication, knowledge, bridges, supply and the umpire are those of the first edition.',
    ],
  },
  {
    rule: '3',
    title: 'Time',
    paragraphs: [
      'Turns of half an hour, by night too. The campaign begins on 17 September at 12:30 and ends at 20:00 of its last day.',
      'At 06:00: the last recovery, then weather, squadrons, lift, engineers, arrivals. At 20:00: supply, then points. From 21:00 to 06:00 every hour: recovery.',
    ],
  },
  {
    rule: '18',
    title: 'The half-hour',
    paragraphs: [
      'First fixed events. Then letters received since the last turn are rolled for and delivered; an order for a time between turns begins with the next. REPORT, IF CONTACT alone and CANCEL are carried out when they are delivered, whatever the time of their block. Then crossings and repairs end. Then one card for each division with a unit on the map and one for each air force is drawn, in an order that only the umpire knows. At the end come reports, and what was not acknowledged.',
      'A division whose card is drawn moves its units by number, each wholly, and then fights every battle that its units are in, as the attacker. Each battle is fought to its end before the next.',
      'Units come to battle when they are side by side, over a corner too; recce at two squares. A unit stops in the first square at that distance of an enemy, seen or not. From there it may move only out of it, or attack. A first meeting is always fought; later battles only if a unit of the drawn division has orders to attack. Over a river without a standing bridge nobody fights. No battle begins between 21:00 and 06:00.',
      'A battle holds its units up for half an hour for every three turns begun. Meanwhile nobody joins or attacks them.',
      'An air force flies AIR RECCE over up to 24 squares, or gives one aircraft to a battle; there are no patrols.',
    ],
  },
  {
    rule: '18.2',
    title: 'Speeds',
    paragraphs: [
      'A unit has six points in a turn. A square costs six by the speed on its ground; a speed with a die is rolled when it is first needed, once for each ground. Points left over because the next square did not fit are carried on, five at most, on the same route. A ferry takes as long as in the first edition. A temporary bridge in the place of a damaged one takes a turn on foot and two otherwise.',
    ],
    tables: [
      {
        caption: 'Squares in half an hour, by the ground moved into',
        columns: ['Ground', 'Foot', 'Tracks', 'Towed', 'Wheels'],
        rows: SPEED_GROUNDS.map((ground) => [
          GROUND_NAMES[ground],
          ...MOBILITIES.map((mobility) => speedText(mobility, ground)),
        ]),
      },
    ],
  },
  {
    rule: '14.2',
    title: 'Lift and squadrons',
    paragraphs: [
      'Lift and landing are those of the first edition. Squadrons look, or strike in a battle: British ones only where a unit of XXX Corps fights, German ones anywhere.',
    ],
  },
  {
    rule: '15',
    title: 'Supply',
    paragraphs: [
      'Lines are traced at 20:00 as in the first edition. A unit without one loses no strength: until the next evening its companies roll one die less at two hexes or more. Close combat is not touched.',
    ],
  },
  {
    rule: '16.2',
    title: 'The engineers',
    paragraphs: [
      'As in the first edition, but a bridge takes one average die of hours for every 40 metres of its span: five for 200 metres, ten hours at least and 25 at most. An option has it otherwise.',
    ],
  },
  {
    rule: '20',
    title: 'A battle is laid out',
    paragraphs: [
      'All units joined by battle distance to those of the drawn division fight together, and whoever else stands in the three by two squares. Units within two squares whose orders lead there come later, by the edge they come from. Each battalion becomes as many companies as it has left; a die for each says what it is, anew in every battle.',
      'Both commanders are briefed: their own companies, about how many the enemy has, and where. Each answers who fights for him: himself, the computer, or both sides with figures on a table elsewhere; with a plan, the enemy’s medals at which the computer gives the field up, and whether he wants an aircraft. Where one wants the other table and one does not, the umpire settles it. A commander who does not answer, or gives no order, within the time that the match sets (a day of ours by default) is told so, and the computer fights by his last plan.',
      'A battle elsewhere is laid out by the page that PAGE prints, and comes back by the form: BATTLE, its number, TURNS, MEDALS ALLIED, GERMAN, HOLDS FIELD, then LOST a unit and figures, EXIT a unit and companies, RUIN a square. A unit that is not named has lost nothing. A form with a fault is refused, and the battle stays open.',
    ],
  },
  {
    rule: '22',
    title: 'Back to the campaign',
    paragraphs: [
      'A battalion loses the percentage of its figures that fell, of its strength of now. It shows as many companies for the rest of the day.',
      'The winner holds the field. The loser’s units fall back until they are out of battle distance, one square at least, two if they were beaten by two medals or more; each square that they cannot make costs ten points. If time ran out everybody stays.',
      'A battalion of which more than half the companies left by an exit stands on the square beyond it. A town in which guns or tanks attacked falls in ruins on a 6, if the battle lasted six turns.',
    ],
  },
  {
    rule: '23',
    title: 'Recovery',
    paragraphs: [
      'Every hour from 21:00 to 06:00 a unit that has lost strength today rolls an average die, ten in all; none while a battle holds it up. At 06:00 so many per cent of what it lost today come back. What came back of a battalion that was wiped out joins the nearest friend within five kilometres, by half.',
    ],
  },
];

/** How the battle itself is fought; its field, which section 20 speaks of here, has the number of its own rule. */
const BATTLE = [...COMPANY_RULES, ...PLAY_RULES].map((section) =>
  section.rule === '20' ? { ...section, rule: '20.4' } : section,
);

const sectionNumber = ({ rule }: RulesSection): number => Number.parseFloat(rule);

export const secondRules: readonly RulesSection[] = [
  ...rules.filter(({ rule }) => KEPT.includes(rule)),
  ...OWN,
  ...BATTLE,
].toSorted((one, two) => sectionNumber(one) - sectionNumber(two));
