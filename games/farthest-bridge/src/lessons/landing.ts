import { cellOf } from '../data/board.ts';
import { unitNamed } from '../data/units.ts';
import { landingOdds } from '../forecast/landing.ts';
import { ALLIED } from '../game.ts';
import { german, type FarthestBridgeLesson } from './parts.ts';

const GUARD = unitNamed('1/501');
const TAKER = unitNamed('2/501');

/** The 101st on 17 September: a landing, a drop zone that somebody guards, a bridge. */
export const landing: FarthestBridgeLesson = {
  id: 'land',
  title: 'Land, guard the drop zone, take a bridge',
  about: 'Land two battalions of the 101st, keep the Germans out of the drop zone and seize the bridge at Veghel.',
  minutes: 6,
  seat: ALLIED,
  steps: [
    {
      text: 'Land 1/501: aim at 1008. Paratroops drift one hex from where you aim, by the die. Aim where all six hexes around are safe.',
      how: 'Select its counter in the tray of the 101st, then the hex. Point at a hex to see where the unit may come down.',
      point: { cells: [cellOf('1008')], units: [GUARD] },
      orders: ['land 1/501 1008'],
      serves: (action) => action.kind === 'land' && action.unit === GUARD && action.cell === cellOf('1008'),
      wrong: [
        {
          order: 'land 1/501 0603',
          is: (action, sight) =>
            action.kind === 'land' && landingOdds(sight, action.unit, action.cell).whole < 6 && action.unit === GUARD,
          answer:
            'Some of the six hexes around that one are dangerous: a city, woods without a road, or a hex next to a German unit (11.4). Aim at 1008, where all six are safe.',
        },
        {
          order: 'land 1/504 2323',
          is: (action) => action.kind === 'land' && action.unit !== GUARD,
          answer: 'That unit can land later. Select 1/501 in the tray of the 101st first.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer:
            'If you end the phase now, no unit lands today, and the Germans keep the bridges. Select 1/501 and aim at 1008.',
        },
      ],
      dice: [1],
    },
    {
      text: '1/501 drifted one hex west, onto its drop zone at 1007. Choose “Stop” to leave it there: it guards the zone.',
      point: { cells: [cellOf('1007')], controls: ['Stop', 'Stay'] },
      orders: ['stop'],
      serves: (action) => action.kind === 'stop',
      wrong: [
        {
          order: 'go 1206',
          is: (action) => action.kind === 'go',
          answer:
            'That leaves the drop zone unguarded. The first German unit to enter it costs you three +3 support-fire markers for the rest of the game (12.0). Stop here.',
        },
      ],
    },
    {
      text: 'Now send a battalion to the bridge. Land 2/501: aim at 1107.',
      point: { cells: [cellOf('1107')], units: [TAKER] },
      orders: ['land 2/501 1107'],
      serves: (action) => action.kind === 'land' && action.unit === TAKER && action.cell === cellOf('1107'),
      wrong: [
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'The bridge at Veghel is two hexes away, and 2/501 has not landed. Land it at 1107.',
        },
        {
          order: 'land 2/501 1007',
          is: (action) => action.kind === 'land' && action.unit === TAKER && action.cell !== cellOf('1107'),
          answer:
            'From there 2/501 may not reach the bridge today, or it may land on a friendly unit and be depleted (11.4). Aim at 1107.',
        },
      ],
      dice: [4],
    },
    {
      text: '2/501 has 4 movement points left. Move it to 1207: the canal bridge to Veghel is on the far hexside.',
      how: 'Point at a hex to see what the move costs. Select it to move.',
      point: { cells: [cellOf('1207')] },
      orders: ['go 1207'],
      serves: (action) => action.kind === 'go' && action.to === cellOf('1207'),
      wrong: [
        {
          order: 'stop',
          is: (action) => action.kind === 'stop',
          answer:
            'The Germans can blow a bridge only in the turn in which you reach it (14.0). Reach it today, while few of them are near: move to 1207.',
        },
        {
          order: 'go 1107',
          is: (action) => action.kind === 'go' && action.to !== cellOf('1207'),
          answer: 'The bridge is on the hexside between 1207 and 1308. Move to 1207 to take it.',
        },
      ],
      replies: [german('blow veghel-bridge', 5)],
    },
    {
      text: 'The Germans tried to blow the bridge and failed: a canal bridge falls on 1, 2 or 3, and they rolled 5. End the movement phase. No other unit lands in this lesson.',
      point: { controls: ['End the movement phase'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end',
      wrong: [
        {
          order: 'land 3/501 1107',
          is: (action) => action.kind === 'land',
          answer:
            'In a real game you would land all your units now. In this lesson two battalions are enough. End the movement phase.',
        },
      ],
    },
    {
      text: 'The combat phase is next, but no German unit is next to yours. End the combat phase and watch what the Germans do.',
      point: { controls: ['End the combat phase'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end',
      wrong: [
        {
          order: 'bombard 0702 +us3',
          is: (action) => action.kind === 'bombard' || action.kind === 'attack',
          answer: 'Another lesson explains support fire. End the combat phase.',
        },
      ],
      replies: [german('hold'), german('Grsn 1006')],
    },
  ],
  end: 'Grsn headed for the drop zone but had to stop next to it. A unit stops when it enters an enemy zone of control, the six hexes around each unit. Guard every drop zone like this, and take each bridge on the first day.',
};
