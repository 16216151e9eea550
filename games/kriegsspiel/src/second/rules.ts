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
      'Each player commands a division: 1st Airborne with the Poles, 82nd, 101st, Guards Armoured, 43rd, the troops of XXX Corps with the engineers and the RAF; 9th SS, 10th SS, von Tettau, 406th, 59th, Walther. The airborne commander has the lift and the plan, Model the Luftwaffe and the arrivals. One player may command several divisions of a side. A side wins together.',
      'Letters, communication, knowledge, bridges, supply and the umpire are those of the first edition.',
    ],
  },
  {
    rule: '3',
    title: 'Time',
    paragraphs: [
      'A turn is half an hour, also at night. The campaign begins on 17 September at 12:30 and ends at 20:00 on its last day.',
      'At 06:00: the last recovery, then weather, squadrons, lift, engineers, arrivals. At 20:00: supply, then points. From 21:00 to 06:00 every hour: recovery.',
    ],
  },
  {
    rule: '18',
    title: 'The half-hour',
    paragraphs: [
      'Fixed events come first. Then letters received since the last turn are tested and delivered. An order for a time between turns begins with the next. REPORT, IF CONTACT alone and CANCEL wait for their time too. Then crossings and repairs end. Then one card is drawn for each division with a unit on the map and one for each air force, in an order that only the umpire knows. Reports and NOT ACKNOWLEDGED messages come last.',
      "When a division's card is drawn, it moves its units by number, each completely. Then it fights every battle that its units are in, as the attacker. Finish each battle before the next.",
      'Units are at battle distance when they are adjacent, also diagonally; recce at two squares. A unit stops in the first square at that distance from an enemy, seen or not. From there it may only move away or attack. A first meeting always leads to a battle. Later battles happen only if a unit of the drawn division has orders to attack. Units cannot fight across a river without a standing bridge. No battle begins between 21:00 and 06:00.',
      'A battle occupies its units for half an hour for every three turns begun. In the meantime no unit may join or attack them. No unit may attack a unit in the middle of a crossing.',
      'An air force flies AIR RECCE over up to 24 squares, or gives one aircraft to a battle; there are no patrols.',
    ],
  },
  {
    rule: '18.2',
    title: 'Speeds',
    paragraphs: [
      'A unit has six points per turn. A square costs six divided by the speed on its terrain. Roll for a speed with a die when it is first needed, once for each terrain. A unit keeps up to five points that did not suffice for the next square, on the same route. Towed units cross heath only by road or railway. A ferry takes as long as in the first edition. A temporary bridge in the place of a damaged one takes a turn on foot and two otherwise.',
    ],
    tables: [
      {
        caption: 'Squares in half an hour, by the terrain entered',
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
      'Trace supply lines at 20:00 as in the first edition. A unit without one loses no strength, but until the next evening its companies roll one die less at two hexes or more. Close combat is not affected.',
    ],
  },
  {
    rule: '16.2',
    title: 'The engineers',
    paragraphs: [
      'As in the first edition, but a bridge takes one average die of hours for every 40 metres of its span: five for 200 metres, ten hours at least and 25 at most. An option changes this.',
    ],
  },
  {
    rule: '20',
    title: 'A battle is laid out',
    paragraphs: [
      'All units linked by battle distance to those of the drawn division fight together, with any others in the three by two squares. Units within two squares whose orders lead there arrive later, at the edge they come from, unless the battle is over by then. Each battalion becomes as many companies as it has left. Roll a die for each to see what it is, anew in every battle.',
      'Both commanders are briefed: their own companies, about how many the enemy has, and where. Each answers who fights the battle: the player, the computer, or both sides with figures on a table elsewhere. Each also gives a plan, the enemy medals at which the computer concedes, and whether an aircraft is wanted. If only one side wants to play elsewhere, the umpire decides. A player who does not answer or give an order in time (a real day by default) is told so, and the computer fights by their last plan.',
      'A battle elsewhere is laid out by the page that PAGE prints, and comes back by the form: BATTLE, its number, TURNS, MEDALS ALLIED, GERMAN, HOLDS FIELD, then LOST a unit and figures, EXIT a unit and companies, RUIN a square. A unit you do not name has lost nothing. A form with an error is refused, and the battle stays open.',
    ],
  },
  {
    rule: '22',
    title: 'Back to the campaign',
    paragraphs: [
      'A battalion loses the same percentage of its present strength as of its figures. It has that many companies for the rest of the day.',
      'The winner holds the field. The loser’s units retreat until they are out of battle distance, at least one square, two if they lost by two medals or more. Each square that they cannot retreat costs ten points. If time ran out, all units stay.',
      "If more than half of a battalion's companies left by an exit, the battalion moves to the square beyond it. A town attacked by guns or tanks is in ruins on a roll of 6, if the battle lasted six turns.",
    ],
  },
  {
    rule: '23',
    title: 'Recovery',
    paragraphs: [
      'Every hour from 21:00 to 06:00 a unit that has lost strength today rolls an average die, ten in all. It does not roll while it is in a battle, crossing, forming up or repairing. At 06:00 it recovers that percentage of what it lost today. Half of what a wiped-out battalion recovers joins the nearest friendly unit within five kilometres on the same bank.',
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
