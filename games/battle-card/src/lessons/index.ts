import type { Lesson } from '@club-route/engine';
import type { BattleCardAction, Orders } from '../actions.ts';
import { ALLIED } from '../game.ts';
import type { BattleCardOptions } from '../options.ts';
import type { BattleCardState } from '../state.ts';

type BattleCardLesson = Lesson<BattleCardState, BattleCardAction, BattleCardOptions>;

function ordersOf(action: BattleCardAction): Orders | undefined {
  return action.kind === 'orders' ? action.orders : undefined;
}

const EINDHOVEN = 0;
const GRAVE = 1;
const ARNHEM = 3;

/** Six rounds lie before a player; the first two show everything that can happen. */
const firstRounds: BattleCardLesson = {
  id: 'first-rounds',
  title: 'An airdrop and a battle',
  about: 'Drop three divisions, fight two rounds of battles and bring 30 Corps up the road.',
  minutes: 5,
  seat: ALLIED,
  steps: [
    {
      text: 'Roll the airdrop: one die for each division. A low roll costs it strength.',
      how: 'Choose “Roll the airdrop” next to the map, or press Enter.',
      point: { controls: ['Roll the airdrop'] },
      orders: ['drop'],
      serves: (action) => action.kind === 'airdrop',
      wrong: [],
      dice: [5, 4, 6],
    },
    {
      text: 'The 101st (6) and the 82nd (5) are stronger than the Germans facing them, so they have the advantage. Order all three divisions to attack: a star in the table takes the area.',
      how: 'Choose “Attack” for each division, then “Roll the battles”.',
      point: { cells: [EINDHOVEN, GRAVE, ARNHEM], controls: ['Roll the battles'] },
      orders: ['attack all'],
      serves: (action) => ordersOf(action)?.every((order) => order === 'attack' || order === null) ?? false,
      wrong: [
        {
          order: 'defend all',
          is: (action) => ordersOf(action)?.every((order) => order === 'defend' || order === null) ?? false,
          answer:
            'Defending costs less strength, but only an attack can take an area and open the road (1). Order all three to attack.',
        },
        {
          order: 'eindhoven defend, grave attack, arnhem attack',
          is: (action) => ordersOf(action)?.[EINDHOVEN] === 'defend',
          answer:
            '30 Corps can enter Eindhoven only if you control it, and only an attack gains control (1). Attack at Eindhoven.',
        },
      ],
      dice: [5, 1, 2],
    },
    {
      text: 'A star at Eindhoven: the area is yours. At Grave the attack failed, and every German unit has grown by one. Bring 30 Corps from Belgium to Eindhoven.',
      how: 'Select the arrow on the map or the 30 Corps button.',
      point: { cells: [EINDHOVEN], controls: ['30 Corps'] },
      orders: ['corps to eindhoven'],
      serves: (action) => action.kind === 'advance',
      wrong: [
        {
          order: 'hold',
          is: (action) => action.kind === 'hold',
          answer:
            'You have six rounds, four areas to cross and one advance per round (3). Bring 30 Corps to Eindhoven.',
        },
      ],
      dice: [2],
    },
    {
      text: 'The fog has not lifted, so the 1st Airborne gets no help and must hold out. Order the 1st to defend at Arnhem and the 82nd to attack at Grave.',
      point: { cells: [GRAVE, ARNHEM], controls: ['Roll the battles'] },
      orders: ['grave attack, arnhem defend'],
      serves(action) {
        const orders = ordersOf(action);
        return orders?.[GRAVE] === 'attack' && orders[ARNHEM] === 'defend';
      },
      wrong: [
        {
          order: 'grave attack, arnhem attack',
          is: (action) => ordersOf(action)?.[ARNHEM] === 'attack',
          answer:
            'An attack would cost the 1st Airborne more strength, and you lose the game at once if a division is destroyed (End). Order it to defend at Arnhem.',
        },
        {
          order: 'grave defend, arnhem defend',
          is: (action) => ordersOf(action)?.[GRAVE] === 'defend',
          answer: '30 Corps is waiting at Eindhoven and needs Grave next (3). Attack there to open the road.',
        },
      ],
      dice: [6, 4],
    },
    {
      text: 'Grave is yours. 30 Corps can enter Grave, or the 101st can go ahead and join the 82nd. Bring 30 Corps up, because it must reach Arnhem.',
      point: { cells: [GRAVE], controls: ['30 Corps'] },
      orders: ['corps to grave'],
      serves: (action) => action.kind === 'advance' && action.piece === 'corps',
      wrong: [
        {
          order: 'unit to grave',
          is: (action) => action.kind === 'advance' && action.piece === 'unit',
          answer:
            'Joining the 82nd would make it stronger, but then 30 Corps stays behind: only one piece advances each round (3). Bring 30 Corps to Grave.',
        },
        {
          order: 'hold',
          is: (action) => action.kind === 'hold',
          answer: 'Round 2 of 6 is nearly over, and Arnhem is two areas beyond Grave. Bring 30 Corps to Grave.',
        },
      ],
      dice: [3],
    },
  ],
  end: 'You know the whole game now. Next you need Nijmegen. No division dropped there, so one must go ahead of 30 Corps and fight for it. Bring 30 Corps into Arnhem within six rounds and you win.',
};

export const lessons: readonly BattleCardLesson[] = [firstRounds];
