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
    'Order a battalion of the 101st to attack, let half an hour pass, answer the briefing of a battle and read how it ended.',
  minutes: 6,
  seat: 'abn101',
  before: [
    { seat: 'clock', order: 'ADVANCE TO 17 1400' },
    { seat: 'umpire', order: 'SET SQUARE OF Grsn TO 0718 BECAUSE the garrison of Eindhoven looks for the landing' },
  ],
  steps: [
    {
      text: 'You command the 101st. A patrol has seen Germans at 0718, two squares north of 1/506. Order 1/506 to attack 0718.',
      how: 'Write TO 1/506, and below it ATTACK 0718; then send the letter.',
      point: { cells: [GARRISON], units: [BATTALION], controls: ['Attack', 'Send'] },
      orders: ['TO 1/506\nATTACK 0718'],
      serves: (action) => tells(action, 'attack', 'move'),
      wrong: [
        {
          order: 'TO 1/506\nHOLD',
          is: (action) => tells(action, 'hold'),
          answer: 'Then the garrison comes when it likes, and brings friends. Order 1/506 to ATTACK 0718.',
        },
        {
          order: 'TO 2/506\nATTACK 0718',
          is: (action) => action.kind === 'send',
          answer: 'Others can follow later. Write to 1/506, which stands nearest.',
        },
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'Orders that come after the half-hour has begun wait for the next one. Write to 1/506 first.',
        },
      ],
      dice: [3, 4],
    },
    {
      text: 'The letter goes out when the half-hour begins. Then a card is drawn for each division, in an order that nobody knows, and yours moves on its own. Let time pass.',
      how: 'Press “Next dispatch”, or the key with the full stop. In the terminal type run.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'Your order is on its way. Let the half-hour pass and see what comes of it.',
        },
      ],
    },
    {
      text: '1/506 stands beside the enemy, and time stands until both commanders have answered. The briefing lists your companies and guesses at theirs. Let the computer fight this one for you.',
      how: 'Under “Who fights it?” choose “The computer fights it for me”, and send the answer; or type ANSWER BY COMPUTER.',
      point: { cells: [GARRISON], controls: ['The computer fights it for me', 'Send the answer'] },
      orders: ['ANSWER BY COMPUTER'],
      serves: (action) => action.kind === 'answer' && action.by === 'computer',
      wrong: [
        {
          order: 'ANSWER BY COMMANDER',
          is: (action) => action.kind === 'answer' && action.by === 'commander',
          answer:
            'Then you fight it yourself with companies and cards; the lesson of Market Garden Battle teaches that. Here let the computer fight.',
        },
        {
          order: 'ANSWER BY ELSEWHERE',
          is: (action) => action.kind === 'answer',
          answer: 'That is for players who lay the battle out with figures on a table. Here let the computer fight.',
        },
        {
          order: 'ATTEND',
          is: () => true,
          answer: 'Time stands until you have answered the briefing. Answer: let the computer fight.',
        },
      ],
    },
    {
      text: 'The Germans gave up the field. Two dispatches say what it cost and where the garrison went. Order 1/506 to hold where it is, so that it does not run after them.',
      how: 'Write TO 1/506, and below it HOLD.',
      point: { units: [BATTALION], controls: ['Hold', 'Send'] },
      orders: ['TO 1/506\nHOLD'],
      serves: (action) => tells(action, 'hold'),
      wrong: [
        {
          order: 'TO 1/506\nATTACK 0719',
          is: (action) => action.kind === 'send',
          answer: 'Son is the other way, and every battle costs half an hour or more. Let 1/506 hold.',
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
  end: 'Write before the half-hour, read after it, and answer briefings as you like: yourself, by the computer, or at a table. A division that meets nobody moves on by its orders, card after card.',
};

export const lessons: readonly SecondLesson[] = [halfHour];
