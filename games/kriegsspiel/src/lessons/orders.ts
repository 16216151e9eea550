import { cellOf } from '../data/board.ts';
import { structureCalled } from '../data/structures.ts';
import { unitCalled } from '../data/units.ts';
import type { CampaignAction } from '../actions.ts';
import type { Place } from '../orders/types.ts';
import { isLetter, ordersTo, orderTo, passes, type CampaignLesson } from './parts.ts';

const BATTALION = unitCalled('1/506');
const SON = structureCalled('son-bridge');
const NEAR_BANK = cellOf('0911');
const FAR_BANK = cellOf('0910');

function isBridge(place: Place): boolean {
  return 'structure' in place ? place.structure === SON : place.cell === NEAR_BANK || place.cell === FAR_BANK;
}

/** A march to the bridge, whether it attacks on the way or not. */
function goesToSon(action: CampaignAction): boolean {
  const march = orderTo(action, BATTALION, 'move') ?? orderTo(action, BATTALION, 'attack');
  return march !== undefined && isBridge(march.to);
}

function crosses(action: CampaignAction): boolean {
  const march = orderTo(action, BATTALION, 'move') ?? orderTo(action, BATTALION, 'attack');
  return march !== undefined && 'cell' in march.to && march.to.cell === FAR_BANK;
}

/** 17 September, five past two: an order that is lost, an order that arrives, a bridge that is gone. */
export const orders: CampaignLesson = {
  id: 'orders',
  title: 'Write an order and read what comes back',
  about: 'Send a battalion to the bridge at Son by letter, notice that an order was lost, and act on a report.',
  minutes: 6,
  seat: 'airborne',
  before: [passes('17 1405')],
  steps: [
    {
      text: 'It is 14:05, and your battalions have landed. You move nobody by hand: you write. Order 1/506 to march to the bridge at Son.',
      how: 'Press 1/506 on the map, then “Move”, then the square 0911; or type the order into the letter. Press “Send”.',
      point: { cells: [NEAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO SON BRIDGE BY ROAD'],
      serves: goesToSon,
      wrong: [
        {
          order: 'LETTER: Please take the bridge at Son.',
          is: isLetter,
          answer:
            'Units read orders, not sentences: prose goes to the umpire (5.1). Write TO 1/506, and below it MOVE TO SON BRIDGE.',
        },
        {
          order: 'TO 1/506\nHOLD',
          is: (action) => ordersTo(action, BATTALION) !== undefined,
          answer: 'That does not bring 1/506 to Son. Write TO 1/506, and below it MOVE TO SON BRIDGE.',
        },
        {
          order: 'TO 2/506\nMOVE TO SON BRIDGE',
          is: (action) => action.kind === 'send',
          answer: 'In a game you would order others too. Here write to 1/506 alone.',
        },
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'Nobody moves without an order, and time is dear today. Write to 1/506 first.',
        },
      ],
      dice: [1, 2],
    },
    {
      text: 'A receipt has come: your own headquarters says when 1/506 would arrive. It does not say whether the order got through. Let time pass to the next dispatch.',
      how: 'Press “Next dispatch”, or the key with the full stop. In the terminal type run.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'Wait a quarter of an hour first: whatever is lost is reported to you by then (5.3). Let time pass.',
        },
      ],
    },
    {
      text: 'NOT ACKNOWLEDGED: the order never reached 1/506, which still stands where it landed. Send the same order again.',
      how: 'Write TO 1/506 and MOVE TO SON BRIDGE once more, and press “Send”.',
      point: { cells: [NEAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO SON BRIDGE BY ROAD'],
      serves: goesToSon,
      wrong: [
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'Then 1/506 waits all day for an order that was lost. Send it again first.',
        },
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'You know where 1/506 is: it never set out. Order it to SON BRIDGE again.',
        },
      ],
      dice: [3, 4],
    },
    {
      text: 'Another receipt. Let time pass: if no NOT ACKNOWLEDGED comes in fifteen minutes, the order has arrived. Silence is good news.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nMOVE TO SON BRIDGE',
          is: (action) => action.kind === 'send',
          answer: 'A new order replaces the one that is running. This one is on its way: let time pass.',
        },
      ],
      dice: [2, 3, 4],
    },
    {
      text: 'The report comes from 1/506: the Germans blew the bridge before its eyes. On foot it can wade the canal. Order it to 0910, on the far bank.',
      how: 'Read the report under “Dispatches”. Then write TO 1/506 and MOVE TO 0910.',
      point: { cells: [FAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO 0910'],
      serves: crosses,
      wrong: [
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer:
            'With the bridge gone 1/506 will halt on the near bank. Give it an order for the far one: MOVE TO 0910.',
        },
        {
          order: 'TO 1/506\nMOVE TO SON BRIDGE',
          is: goesToSon,
          answer:
            'The bridge is gone, and the near bank is as good as taken. Name the square on the far bank: MOVE TO 0910.',
        },
      ],
      dice: [3, 4],
    },
    {
      text: 'The receipt reckons with a mean time for wading; a die decides how long it takes. Let time pass until 1/506 reports.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'It reports by itself when it arrives. Let time pass.',
        },
      ],
      dice: [2, 3, 4],
    },
  ],
  end: 'You know the whole art: write, wait, read, and write again. Your map shows what was last reported, not what is. Ask units that stay silent with REPORT, and tell others what you know with MESSAGE.',
};
