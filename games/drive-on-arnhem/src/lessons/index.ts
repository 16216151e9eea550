import type { Lesson } from '@club-route/engine';
import type { DriveAction } from '../actions.ts';
import { cellOf } from '../data/board.ts';
import { unitCalled } from '../language/names.ts';
import type { DriveOptions } from '../options.ts';
import type { DriveState } from '../state.ts';

type DriveLesson = Lesson<DriveState, DriveAction, DriveOptions>;

const GRAVE = cellOf('13,14');
const GROESBEEK = cellOf('16,9');
const MILITIA = cellOf('16,8');
const TO_GRAVE = unitCalled('504/82');
const ATTACKERS = ['508/82', '3/508/82'].map(unitCalled);
const GUARD = unitCalled('3/505/82');

function goesTo(action: DriveAction, unit: number, cell: number): boolean {
  return action.kind === 'move' && action.unit === unit && action.way.at(-1) === cell;
}

/** The 82nd on the first day: a march, a plotted attack, a source of supply. */
const firstDay: DriveLesson = {
  id: 'first-day',
  title: 'Move, plot an attack, keep your supply',
  about: 'Move with operation points, plot an attack by two units, and hold your supply source.',
  minutes: 6,
  seat: 'allied',
  before: [
    { seat: 'allied', order: 'end' },
    { seat: 'german', order: 'end' },
  ],
  steps: [
    {
      text: 'Every unit has operation points (OP) and pays for each hex it enters. Move 504/82 from 14,13 to the bridge at Grave, 13,14.',
      how: 'Open the stack, select 504/82, then select 13,14. Each hex shows the cost of moving there.',
      point: { cells: [GRAVE], units: [TO_GRAVE] },
      orders: ['504/82 13,14'],
      serves: (action) => goesTo(action, TO_GRAVE, GRAVE),
      wrong: [
        {
          order: '504/82 14,12',
          is: (action) => action.kind === 'move' && action.unit === TO_GRAVE,
          answer: 'The bridge at Grave carries the road to Nijmegen. Move 504/82 to 13,14 and hold it.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer:
            'If you end the phase, all battles are fought and unmoved units stay where they are. Move 504/82 to Grave first.',
        },
      ],
    },
    {
      text: 'You plot attacks now and fight them when you end the phase. Plot an attack on 16,8 with 508/82 and with 3/508/82: together they fire at 1/406.',
      how: 'Select a unit at 17,8, then the enemy at 16,8. Do the same with the other one.',
      point: { cells: [MILITIA], units: ATTACKERS },
      orders: ['attack 508/82 16,8', 'attack 3/508/82 16,8'],
      serves: (action) => action.kind === 'attack' && action.cell === MILITIA && ATTACKERS.includes(action.unit),
      done: (sight) => ATTACKERS.every((unit) => sight.unitAttack[unit] === MILITIA),
      wrong: [
        {
          order: '508/82 17,7',
          is: (action) => action.kind === 'move' && ATTACKERS.includes(action.unit),
          answer:
            'If this unit moves away, it can no longer attack 16,8 with the other one. Leave it there and plot the attack.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer:
            'A second attacker adds 80 % of its fire (9.2). Plot the attack with both units before you end the phase.',
        },
      ],
    },
    {
      text: 'Groesbeek, 16,9, is the supply source of the 82nd. If the Germans take it, the whole division is out of supply. Move 3/505/82 there to help the headquarters hold it.',
      point: { cells: [GROESBEEK], units: [GUARD] },
      orders: ['3/505/82 16,9'],
      serves: (action) => goesTo(action, GUARD, GROESBEEK),
      wrong: [
        {
          order: 'HQ/82 16,10',
          is: (action) => action.kind === 'move' && action.unit === unitCalled('HQ/82'),
          answer:
            'That leaves Groesbeek empty, and the first German unit there cuts the supply of six units (5.0). Leave the headquarters there and move 3/505/82 to it.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end',
          answer: 'A headquarters alone is easy to drive off. Move 3/505/82 to 16,9 first.',
        },
      ],
    },
    {
      text: 'You have given your orders. End the phase to fight the battle at 16,8. Artillery fires first.',
      point: { controls: ['End'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end',
      wrong: [
        {
          order: '501/101 14,22',
          is: (action) => action.kind === 'move',
          answer: 'In a real game you would move the others too. In this lesson, end the phase and watch the battle.',
        },
      ],
    },
  ],
  end: "The headquarters' artillery and two attackers destroyed 1/406, and 508/82 advanced. Each day has two such phases: move, plot attacks, end the phase. Hold every supply source until 30 Corps arrives.",
};

export const lessons: readonly DriveLesson[] = [firstDay];
