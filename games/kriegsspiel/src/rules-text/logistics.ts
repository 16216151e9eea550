import type { RulesSection } from '@club-route/engine';
import { CAPACITY, WEATHERS } from '../data/air.ts';

/** Sections 14 to 17 and 25: air, supply, bridges, victory, and the umpire's console. */
export const LOGISTICS_RULES: readonly RulesSection[] = [
  {
    rule: '14.1',
    title: 'Weather',
    paragraphs: [
      'The weather on 17 September is good. On later days roll a die at 06:00: 1 as the day before, 2 good, 3 and 4 fair, 5 and 6 poor.',
    ],
  },
  {
    rule: '14.2',
    title: 'Lift and squadrons',
    paragraphs: [
      'Units land on the zones of the plan, one per square, as near the centre as possible, and form up for an hour. Airborne artillery flies by glider. Units that do not fit in the lift wait. On the 17th three parachute battalions wait for the next day.',
      'A squadron flies once a day: PATROL attacks one enemy in the area with a value of 1, unless it is in woods or a town; STRIKE FOR a unit of XXX Corps adds 1 to its attack; AIR RECCE reports every enemy in up to 24 squares after half an hour. In woods units are seen on 4 to 6. German squadrons only patrol and scout. They fly from 06:00 to 19:59. A flight for a later day also uses a squadron of that day. If none is left then, it does not fly.',
    ],
    tables: [
      {
        caption: 'Capacity of a day',
        columns: ['Weather', 'Parachute', 'Glider', 'British squadrons', 'German squadrons'],
        rows: WEATHERS.map((weather) => {
          const { parachute, glider, british } = CAPACITY[weather];
          const german = { good: 'half a die', fair: '1', poor: '0' }[weather];
          return [weather, String(parachute), String(glider), String(british), german];
        }),
      },
    ],
  },
  {
    rule: '15',
    title: 'Supply',
    paragraphs: [
      'At 20:00 each unit on the map needs a supply line. It runs across any terrain to minor roads, to major roads, to its depot, and never back to a lesser road. For XXX Corps it ends at a major road on the southern edge, for the Germans at any other edge. Airborne units trace across any terrain to a supply zone of their division, or like XXX Corps.',
      'A line may not enter enemy squares, or squares next to them unless a friendly unit is there. It crosses water only by standing bridges. A unit without a line permanently loses a die roll of strength.',
      'An option lets Allied supply follow only roads that the Allies were last to enter. Without it the corridor can hardly be cut.',
    ],
  },
  {
    rule: '16.1',
    title: 'Demolition',
    paragraphs: [
      'The first Allied unit in or next to a square with a bridge or ferry triggers its only test. Canal bridge: destroyed on 1 and 2. Railway bridge: destroyed on 1. River road bridge: damaged on 1, ferry: destroyed on 1 and 2, if a German unit is at it. There is only one test, whatever the result.',
      'No unit can cross a damaged or destroyed bridge or ferry until it is repaired. Foot units may wade canals.',
    ],
  },
  {
    rule: '16.2',
    title: 'The engineers',
    paragraphs: [
      'One Allied engineer unit repairs bridges. A repair takes a die roll in hours from its arrival. A combat, a retreat or a new order cancels the work, even an order that had been waiting for its time. A repaired river bridge that was damaged delays each crossing by 30 minutes on foot, 60 otherwise. If the engineers are lost, a new unit enters the next morning.',
      'On a square of the Maas, Waal or Neder Rijn with land on both sides they can ferry foot units, a die roll in hours each. Units of another commander must WAIT FOR the engineers.',
    ],
  },
  {
    rule: '17',
    title: 'Victory',
    paragraphs: [
      'The Allies get 1 point for each German unit lost, 5 each evening for each unit of XXX Corps in supply north of the Waal, and 10 at the end for each north of the Rhine. The Germans get 5 for each Allied unit destroyed, and 3 each evening for each that is out of supply, except Poles.',
      'In campaigns of up to three days Son, Veghel and Grave bring 3 points, Nijmegen 6 and Arnhem 10 to the side whose units were last on both banks.',
      'German points against Allied points: 3 to 1 or more is a German strategic victory, more than 2 to 1 tactical, exactly 2 to 1 a draw, more than 1 to 1 an Allied tactical, 1 to 1 or less an Allied strategic victory. The Allies win at once if a unit of XXX Corps is in supply at Arnhem on two evenings in a row.',
    ],
  },
  {
    rule: '25',
    title: 'The umpire’s console',
    paragraphs: [
      'Questions: INBOX, QUEUE, PENDING, HELD, MAP and a commander, LOG SINCE a time, WHO-KNOWS a unit.',
      'Commands, each with BECAUSE and a reason: SET weather, strength, square, state of a bridge, ruin, squadrons, lift or points; ADD UNIT; FORCE an order; VETO the orders of a unit; HOLD, RESUME and DISCARD reports; FORGE a report or message; RULE on a pending result. Without a reason: CONVERT a letter into orders, RELEASE a report, ROLL dice, WRITE to a commander.',
      'With the option that the umpire sees each result first, the clock stops at each combat, bombardment, attack by a patrol and test of a bridge, at the dice for weather and German squadrons, at each loss for want of supply, at each repair, ferry and wading, and at the dice for who moves or attacks first, until the umpire rules. Another option limits this to battles.',
    ],
  },
];
