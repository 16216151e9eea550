import type { RulesSection } from '@club-route/engine';
import { CAPACITY, WEATHERS } from '../data/air.ts';

/** Sections 14 to 17 and 25: air, supply, bridges, victory, and the umpire's console. */
export const LOGISTICS_RULES: readonly RulesSection[] = [
  {
    rule: '14.1',
    title: 'Weather',
    paragraphs: [
      '17 September is good. Later a die at 06:00: 1 as the day before, 2 good, 3 and 4 fair, 5 and 6 poor.',
    ],
  },
  {
    rule: '14.2',
    title: 'Lift and squadrons',
    paragraphs: [
      'Units land on zones of the plan, one to a square, nearest its centre, and form up for an hour. Airborne artillery flies by glider. Who finds no room in the lift waits. On the 17th three parachute battalions wait for the next day.',
      'A squadron flies once a day: PATROL attacks one enemy in the area with a value of 1, unless it is in woods or a town; STRIKE FOR a unit of XXX Corps adds 1 to its attack; AIR RECCE reports every enemy in up to 24 squares after half an hour. In woods units are seen on 4 to 6. German squadrons only patrol and scout.',
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
      'At 20:00 each unit on the map needs a line: over any ground to minor roads, to major roads, to its depot, never back to a lesser road. XXX Corps ends at a major road of the southern edge, the Germans at any other edge. Airborne units trace over any ground to a supply zone of their division, or as XXX Corps.',
      'A line does not enter squares of enemies nor squares beside them, unless a friend stands there, and crosses water only by standing bridges. Without a line a unit loses a die of strength for good.',
      'An option lets Allied supply follow only roads that the Allies were last to enter. Without it the corridor can hardly be cut.',
    ],
  },
  {
    rule: '16.1',
    title: 'Demolition',
    paragraphs: [
      'The first Allied unit in a square of a bridge or ferry, or beside one, sets off its only test. Canal bridge: destroyed on 1 and 2. Railway bridge: destroyed on 1. River road bridge: damaged on 1, ferry destroyed on 1 and 2, if a German unit stands at it. The test is used up whatever it brings.',
      'Nobody crosses what is damaged or destroyed until it is repaired; foot may wade canals.',
    ],
  },
  {
    rule: '16.2',
    title: 'The engineers',
    paragraphs: [
      'One Allied engineer unit repairs bridges: a die of hours from its arrival. A combat, a retreat or a new order loses the work. A damaged bridge over a river that is repaired delays each crossing by 30 minutes on foot, by 60 otherwise. If the engineers are lost a new unit enters the next morning.',
      'On a square of Maas, Waal or Neder Rijn with land on both sides they ferry units on foot, a die of hours each. Units of another commander must WAIT FOR the engineers.',
    ],
  },
  {
    rule: '17',
    title: 'Victory',
    paragraphs: [
      'The Allies get 1 point for each German unit lost, 5 each evening for each unit of XXX Corps in supply north of the Waal, and 10 at the end for each north of the Rhine. The Germans get 5 for each Allied unit destroyed, and 3 each evening for each that is out of supply, Poles excepted.',
      'In campaigns of up to three days Son, Veghel and Grave bring 3 points, Nijmegen 6 and Arnhem 10 to the side whose units stood last on both banks.',
      'German points against Allied points: 3 to 1 or more is a German strategic victory, more than 2 to 1 tactical, exactly 2 to 1 a draw, more than 1 to 1 an Allied tactical, less an Allied strategic victory. A unit of XXX Corps in supply at Arnhem at two evenings running wins at once.',
    ],
  },
  {
    rule: '25',
    title: 'The umpire’s console',
    paragraphs: [
      'Words that ask: INBOX, QUEUE, PENDING, HELD, MAP and a commander, LOG SINCE a time, WHO-KNOWS a unit.',
      'Words that act, each with BECAUSE and a reason: SET weather, strength, square, state of a bridge, ruin, squadrons, lift or points; ADD UNIT; FORCE an order; VETO the orders of a unit; HOLD, RESUME and DISCARD reports; FORGE a report or message; RULE on a result that waits. Without a reason: CONVERT a letter into orders, RELEASE a report, ROLL dice, WRITE to a commander.',
      'With the option that the umpire sees each result first, time stands at each combat and bombardment until he rules.',
    ],
  },
];
