import type { Lesson } from '@club-route/engine';
import type { BattleAction } from '../tactical/actions.ts';
import { battleBoard } from '../tactical/board.ts';
import { cardNamed, companyNamed } from '../tactical/language/names.ts';
import type { BattleOptions } from './options.ts';
import type { SetBattleState } from './state.ts';

type BattleLesson = Lesson<SetBattleState, BattleAction, BattleOptions>;

const THRUST = cardNamed(['thrust', 'centre'])!.card;
const ASSAULTERS = companyNamed('A3');
const CENTRE = ['A1', 'A2', 'A3'].map(companyNamed);
const HOWITZERS = ['A5', 'A6', 'A7'].map(companyNamed);
const MORTARS = companyNamed('G3');
const SCOUTS = companyNamed('G6');
const BESIDE = battleBoard.cellByLabel.get('0705')!;
const GROUND = battleBoard.cellByLabel.get('0704')!;

/** Six companies of each battalion by their dice, then the cards: Orders from headquarters and Thrust, centre; two pushes. */
const SET_UP: readonly number[] = [1, 1, 2, 1, 1, 2, 1, 2, 3, 4, 5, 6, 6, 51, 22, 10, 10];

function fires(action: BattleAction, by: readonly number[], at: number): boolean {
  return action.kind === 'fire' && by.includes(action.company) && action.target === at;
}

/** West of Arnhem: two medals in two turns. */
const smallFight: BattleLesson = {
  id: 'small-fight',
  title: 'Win one small fight',
  about: 'Play two command cards, soften an enemy with howitzers, assault, take ground and win by medals.',
  minutes: 6,
  seat: 'allied',
  options: { battle: 'oosterbeek' },
  setupDice: SET_UP,
  steps: [
    {
      text: 'You need 2 medals: destroy two German units. Play the command card “Orders from headquarters” for A3 and the howitzers A5, A6 and A7.',
      how: 'Select the card in your hand, then the four units on the map, then choose “Play”.',
      point: { units: [ASSAULTERS, ...HOWITZERS], controls: ['Orders from headquarters', 'Play'] },
      orders: ['play orders from headquarters A3 A5 A6 A7'],
      serves: (action) =>
        action.kind === 'play' &&
        action.units.length === 4 &&
        [ASSAULTERS, ...HOWITZERS].every((unit) => action.units.includes(unit)),
      wrong: [
        {
          order: 'play thrust centre A1 A2 A3',
          is: (action) => action.kind === 'play' && action.card === THRUST,
          answer:
            'Thrust orders only the centre, and your howitzers are on the right. Keep it for next turn and play Orders from headquarters now.',
        },
        {
          order: 'play orders from headquarters A1 A2 A3 A4',
          is: (action) => action.kind === 'play',
          answer: 'Order the howitzers too: they fire without line of sight. Order A3, A5, A6 and A7.',
        },
        {
          order: 'concede',
          is: (action) => action.kind === 'concede',
          answer: 'Do not concede: the odds are on your side. Play Orders from headquarters.',
        },
      ],
    },
    {
      text: 'Make all moves before the first shot. Move A3 to 0705. Riflemen that move one hex may still battle, and next to an enemy they roll three dice.',
      how: 'Select A3, then the shaded hex 0705.',
      point: { cells: [BESIDE], units: [ASSAULTERS] },
      orders: ['go A3 0705'],
      serves: (action) => action.kind === 'go' && action.company === ASSAULTERS && action.to === BESIDE,
      wrong: [
        {
          order: 'fire A5 G3',
          is: (action) => action.kind === 'fire',
          answer: 'After the first shot no unit may move (21.1). Move A3 to 0705 first.',
        },
        {
          order: 'go A3 0605',
          is: (action) => action.kind === 'go' && action.company === ASSAULTERS,
          answer: 'From there A3 cannot assault G3, your target. Move A3 to 0705.',
        },
        {
          order: 'go A5 1106',
          is: (action) => action.kind === 'go',
          answer: 'Howitzers that move cannot fire in the same turn. Leave them, and move A3 to 0705.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'That wastes the card you played. Move A3 to 0705.',
        },
      ],
    },
    {
      text: 'Fire at G3 with two howitzers. They need no line of sight and ignore terrain, but at this range each rolls one die. Infantry and grenade hit.',
      how: 'Select A5, then G3. Then select A6 and G3. You see the odds before you fire.',
      point: { units: [HOWITZERS[0]!, HOWITZERS[1]!, MORTARS] },
      orders: ['fire A5 G3', 'fire A6 G3'],
      serves: (action) => fires(action, HOWITZERS, MORTARS),
      done: (sight) => sight.companyFigures[MORTARS] <= 2,
      wrong: [
        {
          order: 'fire A3 G3',
          is: (action) => fires(action, [ASSAULTERS], MORTARS),
          answer: 'Three dice cannot destroy four figures. Fire the howitzers first, then assault with A3.',
        },
        {
          order: 'fire A5 G1',
          is: (action) => action.kind === 'fire',
          answer: 'Losses do not weaken a unit until its last figure is gone. Concentrate your fire on G3.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'Your units have targets, and an order lasts only this turn. Fire at G3.',
        },
      ],
      dice: [1, 4],
    },
    {
      text: 'Two hits: G3 has two figures left. Assault it with A3.',
      how: 'Select A3, then G3.',
      point: { units: [ASSAULTERS, MORTARS] },
      orders: ['fire A3 G3'],
      serves: (action) => fires(action, [ASSAULTERS], MORTARS),
      wrong: [
        {
          order: 'fire A7 G3',
          is: (action) => fires(action, HOWITZERS, MORTARS),
          answer: 'One more die may finish it, but only an assault lets you take its ground. Use A3.',
        },
        {
          order: 'fire A3 G2',
          is: (action) => action.kind === 'fire',
          answer: 'G2 is in a town, which costs you a die. G3 is nearly gone: assault G3.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'G3 would still be there next turn. Assault it with A3 first.',
        },
      ],
      dice: [1, 2, 5],
    },
    {
      text: 'G3 is destroyed: your first medal. Take its ground with A3, and you are in the middle of the Germans.',
      point: { cells: [GROUND], controls: ['Take'] },
      orders: ['take'],
      serves: (action) => action.kind === 'take' && action.ground,
      wrong: [
        {
          order: 'stay',
          is: (action) => action.kind === 'take',
          answer: 'From 0705 A3 cannot reach a weak enemy next turn. Take 0704: the scouts G6 are next to it.',
        },
      ],
    },
    {
      text: 'No other unit has a target in range. End your turn: you draw a card, and the Germans play theirs.',
      point: { controls: ['End your turn'] },
      orders: ['end'],
      serves: (action) => action.kind === 'end turn',
      wrong: [],
      replies: [
        { seat: 'german', order: 'play push centre G1 G4' },
        { seat: 'german', order: 'fire G1 A3', dice: [1, 5, 5] },
      ],
    },
    {
      text: 'A3 lost one figure and still rolls three dice. Play “Thrust, centre” for A1, A2 and A3.',
      point: { units: CENTRE, controls: ['Thrust, centre', 'Play'] },
      orders: ['play thrust centre A1 A2 A3'],
      serves: (action) => action.kind === 'play' && action.units.includes(ASSAULTERS),
      wrong: [
        {
          order: 'play thrust centre A1 A2',
          is: (action) => action.kind === 'play' && action.units.length > 0,
          answer: 'A3 is next to the scouts, and only an ordered unit can battle. Order A3 too.',
        },
      ],
    },
    {
      text: 'The scouts G6 have three figures, and A3 has three dice. They are armour: the tank face and the grenade hit them. Assault G6.',
      how: 'Select A3, then G6 at 0803.',
      point: { units: [ASSAULTERS, SCOUTS] },
      orders: ['fire A3 G6'],
      serves: (action) => fires(action, [ASSAULTERS], SCOUTS),
      wrong: [
        {
          order: 'fire A3 G1',
          is: (action) => action.kind === 'fire',
          answer: 'G1 has four figures, and one assault cannot destroy it. G6 has three: assault G6.',
        },
        {
          order: 'go A3 0705',
          is: (action) => action.kind === 'go' && action.company === ASSAULTERS,
          answer: 'That gives up the ground you took. Stay, and assault G6.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'You need one more medal, and G6 is next to A3. Assault it.',
        },
      ],
      dice: [3, 4, 3],
    },
  ],
  end: 'Two medals: you win. Concentrate fire on one unit, move riflemen next to it with one step, and keep a card for the section you need next. Take ground when it brings you next to weak enemies.',
};

export const lessons: readonly BattleLesson[] = [smallFight];
