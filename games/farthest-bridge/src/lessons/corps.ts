import { BRIDGES, cellOf } from '../data/board.ts';
import { unitNamed } from '../data/units.ts';
import { ALLIED } from '../game.ts';
import { allied, german, type FarthestBridgeLesson } from './parts.ts';

const ENGINEERS = unitNamed('E');
const TANKS = unitNamed('2I/5');
const INFANTRY = ['3I/32', '2D/231'].map(unitNamed);
const VEGHEL = BRIDGES.find(({ id }) => id === 'veghel-bridge')!.side;
const ROAD_IN = cellOf('0105');

/** 18 September: the bridge at Veghel is down, and XXX Corps comes over the border. */
export const corps: FarthestBridgeLesson = {
  id: 'corps',
  title: 'Bring XXX Corps up',
  about: 'Bring the engineers and the tanks across the border, repair what the Germans blew, and drive for Nijmegen.',
  minutes: 6,
  seat: ALLIED,
  before: [
    allied('land 1/506 0706', 6),
    german('blow son-bridge', 5),
    allied('stop'),
    allied('land 2/501 1107', 4),
    allied('go 1207'),
    german('blow veghel-bridge', 2),
    allied('land 1/501 1107', 2),
    german('spare'),
    allied('stop'),
    allied('end'),
    allied('end'),
    german('hold'),
    german('end'),
    german('end'),
    german('end'),
  ],
  steps: [
    {
      text: 'The Germans blew the bridge at Veghel. Bring in the engineers first: E enters at 0105, where the road comes in, and moves to 0706.',
      how: 'Select E in the tray, then 0105 if asked, then 0706.',
      point: { cells: [ROAD_IN, cellOf('0706')], units: [ENGINEERS] },
      orders: ['E at 0105 0706'],
      serves: (action) =>
        action.kind === 'enter' && action.unit === ENGINEERS && action.at === ROAD_IN && action.to === cellOf('0706'),
      wrong: [
        {
          order: '2I/5 at 0105 0505',
          is: (action) => action.kind === 'enter' && action.unit !== ENGINEERS,
          answer:
            'The road is cut at Veghel, and a unit moves only once a turn (5.1). Bring in the engineers (E) first, so that the others can cross.',
        },
        {
          order: 'E at 0103 0104',
          is: (action) => action.kind === 'enter' && action.unit === ENGINEERS,
          answer: 'The road comes in at 0105 and costs half a point per hex. Bring E in there and move it to 0706.',
        },
        {
          order: 'hold',
          is: (action) => action.kind === 'holdBack',
          answer: 'Units you hold back cannot arrive later in this phase (11.2). Bring in the engineers.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'XXX Corps is waiting at the border, and every day counts. Bring in the engineers.',
        },
      ],
    },
    {
      text: 'E is within ten hexes of Veghel. Try to repair the bridge: a canal bridge is repaired on 5 or 6.',
      how: 'Choose “Repair the Veghel bridge” next to the map.',
      point: { cells: [cellOf('1207'), cellOf('1308')], controls: ['Repair the Veghel bridge', 'Repair'] },
      orders: ['repair veghel-bridge'],
      serves: (action) => action.kind === 'repair',
      wrong: [
        {
          order: '2I/5 at 0105 0505',
          is: (action) => action.kind === 'enter',
          answer: 'The tanks would stop at the blown bridge, and a unit moves only once a turn. Try the repair first.',
        },
      ],
      dice: [2],
    },
    {
      text: 'The die shows 2: the repair fails. The engineers also have a bridge of their own, which needs no die roll. Build it on the hexside 1207/1308.',
      how: 'Choose “Bridge a hexside”, then select the water between 1207 and 1308.',
      point: { cells: [cellOf('1207'), cellOf('1308')], controls: ['Bridge a hexside', 'Bridge'] },
      orders: ['bridge 1207/1308'],
      serves: (action) => action.kind === 'span' && action.side === VEGHEL,
      wrong: [
        {
          order: '2I/5 at 0105 0505',
          is: (action) => action.kind === 'enter',
          answer: 'The road is still cut at Veghel. Build the bridge at 1207/1308 first.',
        },
      ],
    },
    {
      text: 'The road is open. Bring in the tanks: 2I/5 enters at 0105 and moves all the way to 1611.',
      point: { cells: [ROAD_IN, cellOf('1611')], units: [TANKS] },
      orders: ['2I/5 at 0105 1611'],
      serves: (action) => action.kind === 'enter' && action.unit === TANKS && action.to === cellOf('1611'),
      wrong: [
        {
          order: '2I/5 at 0105 0505',
          is: (action) => action.kind === 'enter' && action.unit === TANKS,
          answer:
            'Every hex you do not cover today is one more for tomorrow, and the Germans are closing in from both sides. Move 2I/5 to 1611.',
        },
        {
          order: '3I/32 at 0105 0505',
          is: (action) => action.kind === 'enter',
          answer:
            'Only one unit fits in a hex (5.3), so infantry that stops on the road can block it. Send the tanks first.',
        },
      ],
    },
    {
      text: 'Now bring in the infantry, 3I/32 and 2D/231. Leave them on the road, for example at 0805 and 0505, to keep it open behind the tanks.',
      point: { cells: [ROAD_IN], units: INFANTRY },
      orders: ['3I/32 at 0105 0805', '2D/231 at 0105 0505'],
      serves: (action) => action.kind === 'enter' && INFANTRY.includes(action.unit),
      done: (sight) => INFANTRY.every((unit) => sight.unitCell[unit]! >= 0),
      wrong: [
        {
          order: 'hold',
          is: (action) => action.kind === 'holdBack' || action.kind === 'end',
          answer: 'The road behind the tanks is empty, so any German unit can cut it. Bring in the infantry first.',
        },
      ],
    },
  ],
  end: 'The tanks have come a long way in one day. Carry on like this: paratroops hold the bridges and engineers repair them. To win, hold two hexes of Arnhem at once with units that are neither airborne nor glider.',
};
