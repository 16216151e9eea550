import type { Lesson } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { cellOf } from '../data/board.ts';
import { unitCalled } from '../language/names.ts';
import type { DescentOptions } from '../options.ts';
import type { DescentState } from '../state.ts';

type DescentLesson = Lesson<DescentState, DescentAction, DescentOptions>;

const FIRST = unitCalled('1Para');
const SECOND = unitCalled('2Para');
const LANDING = cellOf('1604');
const AHEAD = cellOf('1704');
const HIDDEN = cellOf('1804');

const SET_UP =
  'setup 2GrenGds 1132 1ColdGds 1132 2IrishGds 1132 2WelshGds 1131 1GrenGds 1131 3IrishGds 1131 5ColdGds 1130 1WelshGds 1130 2HousehCav 1130 GdsRE 1032 4SomLI 1032 43Recce 1032 43RE 1031 2ChesMG 1031 61Recce 1031 50RE 0130';

function walks(action: DescentAction, unit: number): boolean {
  return action.kind === 'move' && action.units.length === 1 && action.units[0] === unit && action.way.at(-1) === AHEAD;
}

/** West of Arnhem on the first day: the Germans are there, and nobody knows where. */
const scouting: DescentLesson = {
  id: 'scout',
  title: 'Scout what you cannot see',
  about: 'Drop west of Arnhem, find the hidden Germans with one battalion, and attack with two.',
  minutes: 6,
  seat: 'allied',
  before: [
    { seat: 'allied', order: SET_UP },
    { seat: 'allied', order: 'off-road' },
  ],
  steps: [
    {
      text: 'The map shows hardly any Germans: you see an enemy only from an adjacent hex. Drop 1 Para at 1604, away from the city and its flak.',
      how: 'Select 1 Para among the units to drop, then select the hex.',
      point: { cells: [LANDING], units: [FIRST] },
      orders: ['drop 1Para 1604'],
      serves: (action) => action.kind === 'drop' && action.unit === FIRST && action.cell === LANDING,
      wrong: [
        {
          order: 'drop 1Para 2105',
          is: (action) => action.kind === 'drop' && action.unit === FIRST,
          answer:
            'You do not know what is there. Units that land on Germans fight at once, and flak fires next to cities and Germans. Drop 1 Para at 1604.',
        },
        {
          order: 'drop 2Para 1604',
          is: (action) => action.kind === 'drop',
          answer: 'That one comes next. Drop 1 Para at 1604 first.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'Once the air phase ends, no more units can land this impulse. Drop 1 Para at 1604 first.',
        },
      ],
    },
    {
      text: 'Drop 2 Para in 1604 as well, and an Air Supply marker with them. Without supply you add 2 to every fire roll, and high rolls miss.',
      how: 'Select 2 Para, then 1604. Then choose “Drop air supplies” and select 1604 again.',
      point: { cells: [LANDING], units: [SECOND], controls: ['Drop air supplies'] },
      orders: ['drop 2Para 1604', 'supply 1604'],
      serves: (action) =>
        (action.kind === 'drop' && action.unit === SECOND && action.cell === LANDING) ||
        (action.kind === 'supply' && action.cell === LANDING),
      done: (sight) =>
        sight.landers.some(({ unit }) => unit === SECOND) && sight.landers.some(({ marker }) => marker !== undefined),
      wrong: [
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: '1 Para would fight alone and without supply. Drop 2 Para and an Air Supply marker at 1604.',
        },
        {
          order: 'drop 2Para 2105',
          is: (action) => action.kind === 'drop' || action.kind === 'supply',
          answer: 'Keep them together: drop 2 Para and the Air Supply marker at 1604.',
        },
      ],
    },
    {
      text: 'Choose “Land at 1604”. The air phase ends, and both sides see what is next to their units. You still see no Germans near Arnhem.',
      point: { controls: ['Land at'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end',
      wrong: [
        {
          order: 'drop 3Para 1604',
          is: (action) => action.kind === 'drop' || action.kind === 'supply',
          answer: 'In a real game you would land more units. Here two battalions are enough: choose “Land at 1604”.',
        },
      ],
    },
    {
      text: 'Send one battalion ahead to scout: move 1 Para to 1704. A unit that moves next to an enemy must stop, so never send all of them at once.',
      how: 'Open the stack at 1604, select only 1 Para, then select 1704.',
      point: { cells: [AHEAD], units: [FIRST] },
      orders: ['move 1Para by 1704'],
      serves: (action) => walks(action, FIRST),
      wrong: [
        {
          order: 'move 1Para 2Para by 1704',
          is: (action) => action.kind === 'move' && action.units.length > 1,
          answer: 'If both run into Germans, both are stuck and neither can go around. Move 1 Para alone to 1704.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'A unit that does not move finds nothing. Move 1 Para to 1704 first.',
        },
        {
          order: 'move 2Para by 1704',
          is: (action) => action.kind === 'move' && action.units[0] === SECOND,
          answer: 'Keep 2 Para back until you know what is there. Move 1 Para to 1704.',
        },
      ],
    },
    {
      text: 'You see Krafft at 1804, in the woods on the road to Arnhem, and 1 Para had to stop. Move 2 Para up to 1704 to attack together.',
      point: { cells: [AHEAD, HIDDEN], units: [SECOND] },
      orders: ['move 2Para by 1704'],
      serves: (action) => walks(action, SECOND),
      wrong: [
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer:
            'You must attack an enemy that you moved next to, and 1 Para would attack alone. Move 2 Para to 1704.',
        },
      ],
    },
    {
      text: 'End movement, then attack 1804. You must, because 1 Para moved next to it this impulse.',
      point: { cells: [HIDDEN], controls: ['End movement', 'Attack 1804'] },
      orders: ['end', 'attack 1804'],
      serves: (action) => action.kind === 'end' || (action.kind === 'attack' && action.cell === HIDDEN),
      done: (sight) => sight.battle?.cell === HIDDEN,
      wrong: [
        {
          order: 'move 2GrenGds by 1031 0931',
          is: (action) => action.kind === 'move',
          answer: 'Leave the others for another day. End movement and attack 1804.',
        },
      ],
      replies: [{ seat: 'german', order: 'fire KrafftSS16trg 1Para', dice: [6] }],
    },
    {
      text: 'Krafft fired first and missed. Fire 1 Para at it. The woods double its defence, so the odds are 1 to 2 and only a 1 drives it back.',
      point: { units: [FIRST] },
      orders: ['fire 1Para KrafftSS16trg'],
      serves: (action) => action.kind === 'fire',
      wrong: [
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'Fire costs nothing, and each unit may fire once per combat. Fire 1 Para at Krafft.',
        },
      ],
      dice: [1],
    },
    {
      text: 'You rolled a 1: Krafft must retreat, and you choose where. Send it away from the road, to 1803 and 1802.',
      orders: ['retreat 1803 1802'],
      point: { cells: [cellOf('1803'), cellOf('1802')] },
      serves: (action) => action.kind === 'retreat',
      wrong: [],
    },
  ],
  end: 'Scout with one unit, attack with two, and rely on nothing you have not seen. The map keeps what you saw as a ghost with its date. The enemy may have moved since.',
};

export const lessons: readonly DescentLesson[] = [scouting];
