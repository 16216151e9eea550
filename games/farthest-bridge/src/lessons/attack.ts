import { cellOf } from '../data/board.ts';
import { unitNamed } from '../data/units.ts';
import { ALLIED } from '../game.ts';
import { allied, german, type FarthestBridgeLesson } from './parts.ts';

const DEFENDER = unitNamed('BrDf');
const ATTACKERS = ['1/504', '2/504'].map(unitNamed);
const MILITIA = unitNamed('1/406');

/** The 504th before Nijmegen: strength, support fire, a retreat, an advance over a bridge, a bombardment. */
export const attack: FarthestBridgeLesson = {
  id: 'attack',
  title: 'Attack with support fire',
  about: 'Drive the Germans out of Nijmegen with two battalions and support fire, and advance to the bridge.',
  minutes: 6,
  seat: ALLIED,
  before: [
    allied('land 1/504 2524', 1),
    allied('go 2522'),
    allied('land 2/504 2523', 3),
    allied('go 2622'),
    allied('end'),
  ],
  steps: [
    {
      text: 'BrDf defends Nijmegen with a strength of 2. Attack it with 1/504 and 2/504, and add two US +3 markers: 2 + 2 + 6 against 2 is +8.',
      how: 'Select BrDf, then both battalions. Choose “Add a US +3” twice, then “Attack BrDf”.',
      point: { units: [DEFENDER, ...ATTACKERS], controls: ['Attack BrDf', 'Add a US +3'] },
      orders: ['attack 2621 with 1/504 2/504 +us3 +us3'],
      serves: (action) =>
        action.kind === 'attack' &&
        action.target === DEFENDER &&
        action.attackers.length === 2 &&
        action.markers.filter((marker) => marker === 'us3').length === 2,
      wrong: [
        {
          order: 'attack 2621 with 1/504 2/504',
          is: (action) => action.kind === 'attack' && action.target === DEFENDER && action.attackers.length === 2,
          answer:
            'With fewer markers your differential is lower, and more die rolls drive you back (7.6). You lose unfired markers at the end of the turn anyway. Add two US +3 markers.',
        },
        {
          order: 'attack 2621 with 1/504 +us3 +us3',
          is: (action) => action.kind === 'attack' && action.attackers.length === 1,
          answer: 'Both battalions are next to BrDf, and their strengths add up (7.1). Attack with 1/504 and 2/504.',
        },
        {
          order: 'bombard 2621 +us3 +us3',
          is: (action) => action.kind === 'bombard',
          answer: 'A bombardment takes no hex: no unit advances after it (8.4). Attack with both battalions.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'The odds favour you now, and tomorrow the Germans bring up more units. Attack BrDf.',
        },
      ],
      replies: [german('support none', 1), german('retreat 2820')],
    },
    {
      text: 'The die shows 1: BrDf retreats two hexes. Advance 1/504 into Nijmegen, to 2621.',
      point: { cells: [cellOf('2621')], controls: ['1/504 to 2621'] },
      orders: ['advance 1/504 2621'],
      serves: (action) => action.kind === 'advance' && action.unit === ATTACKERS[0] && action.to === cellOf('2621'),
      wrong: [
        {
          order: 'halt',
          is: (action) => action.kind === 'halt',
          answer: 'That leaves Nijmegen empty, and the Germans walk back in. Advance 1/504 to 2621.',
        },
      ],
      replies: [german('blow nijmegen-bridge', 6)],
    },
    {
      text: 'You reached the Nijmegen bridge, so the Germans tried to blow it. A highway bridge falls only on 1, and they rolled 6. Choose “Halt”: 2/504 stays and covers the flank.',
      point: { controls: ['Halt'] },
      orders: ['halt'],
      serves: (action) => action.kind === 'halt',
      wrong: [
        {
          order: 'advance 2/504 2721',
          is: (action) => action.kind === 'advance',
          answer:
            'Across the river 2/504 would be alone, and no unit would guard the road from the east. Choose “Halt”.',
        },
      ],
    },
    {
      text: 'You have one US +3 and three UK +3 left. Bombard 1/406 at 2325 with two markers. It is the enemy nearest to the 82nd drop zone.',
      how: 'Select 1/406, add one US +3 and one UK +3 beside the map, then choose “Bombard 1/406”.',
      point: { units: [MILITIA], controls: ['Add a US +3', 'Add a UK +3', 'Bombard'] },
      orders: ['bombard 2325 +us3 +uk3'],
      serves: (action) => action.kind === 'bombard' && action.target === MILITIA && action.markers.length === 2,
      wrong: [
        {
          order: 'bombard 2325 +us3',
          is: (action) => action.kind === 'bombard' && action.target === MILITIA,
          answer: 'One marker gives only +1, and a bombardment needs D2 or better (8.4). Fire two.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'Unfired markers are gone tomorrow (8.1). Bombard 1/406 with two of them.',
        },
      ],
      dice: [2],
      replies: [german('resist')],
    },
    {
      text: '1/406 stayed in its hex and is depleted: it has lost half its strength. End the combat phase.',
      point: { controls: ['End the combat phase'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end',
      wrong: [],
      replies: [german('end')],
    },
  ],
  end: 'Add up your strengths and support fire, check the terrain line, and attack where most die rolls favour you. Advance whenever that takes a bridge.',
};
