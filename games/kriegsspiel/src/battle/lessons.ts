import type { Lesson } from '@club-route/engine';
import type { BattleAction } from '../tactical/actions.ts';
import { battleBoard } from '../tactical/board.ts';
import { cardNamed, companyNamed } from '../tactical/language/names.ts';
import type { BattleOptions } from './options.ts';
import type { SetBattleState } from './state.ts';

type BattleLesson = Lesson<SetBattleState, BattleAction, BattleOptions>;

const THRUST = cardNamed(['thrust', 'centre'])!.card;
const ASSAULTERS = companyNamed('A3');
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
      how: 'Press the card in your hand, then the four units on the map, then “Play”.',
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
            'Thrust orders the centre only, and your howitzers stand on the right. Keep it for the next turn, and play Orders from headquarters now.',
        },
        {
          order: 'play orders from headquarters A1 A2 A3 A4',
          is: (action) => action.kind === 'play',
          answer: 'Take the howitzers along: they fire over everybody’s heads. Order A3, A5, A6 and A7.',
        },
        {
          order: 'concede',
          is: (action) => action.kind === 'concede',
          answer: 'Not yet: the odds are on your side. Play Orders from headquarters.',
        },
      ],
    },
    {
      text: 'All moves come before the first shot. Move A3 to 0705: riflemen who go one hex may still battle, and next to an enemy they have three dice.',
      how: 'Select A3, then press the green hex 0705.',
      point: { cells: [BESIDE], units: [ASSAULTERS] },
      orders: ['go A3 0705'],
      serves: (action) => action.kind === 'go' && action.company === ASSAULTERS && action.to === BESIDE,
      wrong: [
        {
          order: 'fire A5 G3',
          is: (action) => action.kind === 'fire',
          answer: 'After the first shot nobody moves any more (21.1). Move A3 to 0705 first.',
        },
        {
          order: 'go A3 0605',
          is: (action) => action.kind === 'go' && action.company === ASSAULTERS,
          answer: 'From there A3 cannot assault G3, the unit that we are after. Move A3 to 0705.',
        },
        {
          order: 'go A5 1106',
          is: (action) => action.kind === 'go',
          answer: 'Howitzers that move do not fire in the same turn. Leave them, and move A3 to 0705.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'Then you have played a card for nothing. Move A3 to 0705.',
        },
      ],
    },
    {
      text: 'Fire at G3 with two howitzers. They need no line of sight and ignore the ground, but at this range each has one die: infantry and grenade hit.',
      how: 'Select A5 and press G3, then A6 and G3. You see the odds before you press.',
      point: { units: [HOWITZERS[0]!, HOWITZERS[1]!, MORTARS] },
      orders: ['fire A5 G3', 'fire A6 G3'],
      serves: (action) => fires(action, HOWITZERS, MORTARS),
      done: (sight) => sight.companyFigures[MORTARS] <= 2,
      wrong: [
        {
          order: 'fire A3 G3',
          is: (action) => fires(action, [ASSAULTERS], MORTARS),
          answer: 'Three dice alone cannot destroy four figures. Let the howitzers fire first, then assault with A3.',
        },
        {
          order: 'fire A5 G1',
          is: (action) => action.kind === 'fire',
          answer: 'Losses do not weaken a unit until its last figure falls. Put all fire on one: G3.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'Your units have targets, and an order lasts for this turn only. Fire at G3.',
        },
      ],
      dice: [1, 4],
    },
    {
      text: 'Two hits: G3 has two figures left. Assault it with A3.',
      how: 'Select A3, then press G3.',
      point: { units: [ASSAULTERS, MORTARS] },
      orders: ['fire A3 G3'],
      serves: (action) => fires(action, [ASSAULTERS], MORTARS),
      wrong: [
        {
          order: 'fire A7 G3',
          is: (action) => fires(action, HOWITZERS, MORTARS),
          answer: 'One die more may finish it, but then nobody takes its ground: only an assault does. Use A3.',
        },
        {
          order: 'fire A3 G2',
          is: (action) => action.kind === 'fire',
          answer: 'That one stands in a town, which takes a die from you. G3 is nearly gone: assault G3.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'G3 would be back at work next turn. Assault it with A3 first.',
        },
      ],
      dice: [1, 2, 5],
    },
    {
      text: 'G3 is destroyed: your first medal. Take its ground with A3, and you stand between the Germans.',
      point: { cells: [GROUND], controls: ['Take'] },
      orders: ['take'],
      serves: (action) => action.kind === 'take' && action.ground,
      wrong: [
        {
          order: 'stay',
          is: (action) => action.kind === 'take',
          answer: 'From 0705 A3 reaches nobody weak next turn. Take 0704: the scouts G6 stand beside it.',
        },
      ],
    },
    {
      text: 'Nobody else has a target in range. End your turn: you draw a card, and the Germans play theirs.',
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
      point: { units: [ASSAULTERS], controls: ['Thrust, centre', 'Play'] },
      orders: ['play thrust centre A1 A2 A3'],
      serves: (action) => action.kind === 'play' && action.units.includes(ASSAULTERS),
      wrong: [
        {
          order: 'play thrust centre A1 A2',
          is: (action) => action.kind === 'play' && action.units.length > 0,
          answer: 'A3 stands beside the scouts, and only a unit with an order battles. Order A3 too.',
        },
      ],
    },
    {
      text: 'The scouts G6 have three figures, and A3 has three dice. They are armour: the tank face and the grenade hit them. Assault G6.',
      how: 'Select A3, then press G6 at 0803.',
      point: { units: [ASSAULTERS, SCOUTS] },
      orders: ['fire A3 G6'],
      serves: (action) => fires(action, [ASSAULTERS], SCOUTS),
      wrong: [
        {
          order: 'fire A3 G1',
          is: (action) => action.kind === 'fire',
          answer: 'That one has four figures; one assault cannot destroy it. G6 has three: assault G6.',
        },
        {
          order: 'go A3 0705',
          is: (action) => action.kind === 'go' && action.company === ASSAULTERS,
          answer: 'That gives up the ground that you took. Stay, and assault G6.',
        },
        {
          order: 'end',
          is: (action) => action.kind === 'end turn',
          answer: 'One medal is missing, and G6 stands beside A3. Assault it.',
        },
      ],
      dice: [3, 4, 3],
    },
  ],
  end: 'Two medals, and the fight is won. Put all fire on one unit, bring riflemen next to it with one step, keep a card for the section you need next, and take ground when it brings you beside the weak.',
};

export const lessons: readonly BattleLesson[] = [smallFight];
