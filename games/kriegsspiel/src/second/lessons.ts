import type { Lesson } from '@club-route/engine';
import { cellOf } from '../data/board.ts';
import { unitCalled } from '../data/units.ts';
import type { OrderKind } from '../orders/types.ts';
import type { SecondAction } from './actions.ts';
import type { SecondOptions } from './options.ts';
import type { SecondState } from './state.ts';

type SecondLesson = Lesson<SecondState, SecondAction, SecondOptions>;

const BATTALION = unitCalled('1/506');
const GARRISON = cellOf('0718');

/** Whether a block to the battalion alone has an order of one of these kinds. */
function tells(action: SecondAction, ...kinds: readonly OrderKind[]): boolean {
  if (action.kind !== 'send' || !('units' in action.to)) return false;
  const { units } = action.to;
  return units.length === 1 && units[0] === BATTALION && action.orders.some(({ kind }) => kinds.includes(kind));
}

/** The 101st at two o’clock: an order, the cards of a half-hour, a battle that is left to the computer. */
const halfHour: SecondLesson = {
  id: 'half-hour',
  title: 'One half-hour with a division',
  about:
    'Order a battalion of the 101st to attack, let half an hour pass, answer a battle briefing and read how it ended.',
  minutes: 6,
  seat: 'abn101',
  before: [
    { seat: 'clock', order: 'ADVANCE TO 17 1400' },
    { seat: 'umpire', order: 'SET SQUARE OF Grsn TO 0718 BECAUSE the garrison of Eindhoven looks for the landing' },
  ],
  steps: [
    {
      text: 'You command the 101st. A patrol has seen Germans at 0718, two squares north of 1/506. Order 1/506 to attack 0718.',
      how: 'Select 1/506 on the map, then “Attack”, then the square 0718, or type the order into the letter. Then choose “Send”.',
      point: { cells: [GARRISON], units: [BATTALION], controls: ['Attack', 'Send'] },
      orders: ['TO 1/506\nATTACK 0718'],
      serves: (action) => tells(action, 'attack', 'move'),
      wrong: [
        {
          order: 'TO 1/506\nHOLD',
          is: (action) => tells(action, 'hold'),
          answer: 'That lets the garrison attack when it likes, with more units. Order 1/506 to ATTACK 0718.',
        },
        {
          order: 'TO 2/506\nATTACK 0718',
          is: (action) => action.kind === 'send',
          answer: 'Others can follow later. Write to 1/506, which is nearest.',
        },
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'Orders that arrive after the half-hour has begun wait for the next one. Write to 1/506 first.',
        },
      ],
      dice: [3, 4],
    },
    {
      text: 'The letter goes out when the half-hour begins. Then a card is drawn for each division, in an unknown order, and yours moves by its orders. Let time pass.',
      how: 'Choose “Next dispatch”. In the terminal, type run.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'Your order is on its way. Let the half-hour pass and see what happens.',
        },
      ],
    },
    {
      text: '1/506 is next to the enemy, and the clock stops until both commanders have answered. The briefing lists your companies and estimates theirs. Let the computer fight this battle for you.',
      how: 'Under “Who fights it?” choose “The computer fights it for me”, and send the answer, or type ANSWER BY COMPUTER.',
      point: { cells: [GARRISON], controls: ['The computer fights it for me', 'Send the answer'] },
      orders: ['ANSWER BY COMPUTER'],
      serves: (action) => action.kind === 'answer' && action.by === 'computer',
      wrong: [
        {
          order: 'ANSWER BY COMMANDER',
          is: (action) => action.kind === 'answer' && action.by === 'commander',
          answer:
            'That means you fight it yourself with companies and cards. The lesson of Market Garden Battle teaches that. Here, let the computer fight.',
        },
        {
          order: 'ANSWER BY ELSEWHERE',
          is: (action) => action.kind === 'answer',
          answer: 'That is for players who fight the battle with figures on a table. Here, let the computer fight.',
        },
        {
          order: 'ATTEND',
          is: () => true,
          answer: 'The clock stops until you have answered the briefing. Let the computer fight.',
        },
      ],
    },
    {
      text: 'The Germans conceded the field. Two dispatches report the losses and where the garrison went. Order 1/506 to hold, so that it does not chase them.',
      how: 'Select 1/506, then “Hold”, then “Send”, or type TO 1/506, and below it HOLD.',
      point: { units: [BATTALION], controls: ['Hold', 'Send'] },
      orders: ['TO 1/506\nHOLD'],
      serves: (action) => tells(action, 'hold'),
      wrong: [
        {
          order: 'TO 1/506\nATTACK 0719',
          is: (action) => action.kind === 'send',
          answer: 'Son is the other way, and every battle costs half an hour or more. Order 1/506 to hold.',
        },
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'It still has orders to attack and would follow the garrison north. Order it to hold first.',
        },
      ],
      dice: [3, 4],
    },
  ],
  end: 'Write before the half-hour and read after it. Answer briefings as you like: fight yourself, by computer, or at a table. A division that meets no enemy keeps moving by its orders, card after card.',
};

export const lessons: readonly SecondLesson[] = [halfHour];
