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
      text: 'Your battalions have landed. You do not move units yourself: you write orders. Order 1/506 to march to the bridge at Son.',
      how: 'Select 1/506 on the map, then “Move”, then the square 0911, or type the order into the letter. Then choose “Send”.',
      point: { cells: [NEAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO SON BRIDGE BY ROAD'],
      serves: goesToSon,
      wrong: [
        {
          order: 'LETTER: Please take the bridge at Son.',
          is: isLetter,
          answer:
            'Units follow orders, not free text, which goes to the umpire (5.1). Write TO 1/506, and below it MOVE TO SON BRIDGE.',
        },
        {
          order: 'TO 1/506\nHOLD',
          is: (action) => ordersTo(action, BATTALION) !== undefined,
          answer: 'That does not bring 1/506 to Son. Write TO 1/506, and below it MOVE TO SON BRIDGE.',
        },
        {
          order: 'TO 2/506\nMOVE TO SON BRIDGE',
          is: (action) => action.kind === 'send',
          answer: 'In a real game you would order others too. In this lesson, write only to 1/506.',
        },
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'No unit moves without an order, and every hour counts today. Write to 1/506 first.',
        },
      ],
      dice: [1, 2],
    },
    {
      text: 'You have a receipt: your own headquarters says when 1/506 should arrive. It does not say whether the order got through. Let time pass until the next dispatch.',
      how: 'Choose “Next dispatch”. In the terminal, type run.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nREPORT ALL',
          is: (action) => action.kind === 'send',
          answer: 'Wait a quarter of an hour first. By then you hear whether the order was lost (5.3). Let time pass.',
        },
      ],
    },
    {
      text: 'NOT ACKNOWLEDGED: the order never reached 1/506, which is still where it landed. Send the same order again.',
      how: 'Write TO 1/506 and MOVE TO SON BRIDGE once more, and choose “Send”.',
      point: { cells: [NEAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO SON BRIDGE BY ROAD'],
      serves: goesToSon,
      wrong: [
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'That leaves 1/506 waiting all day for an order that was lost. Send it again first.',
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
      text: 'You have another receipt: let time pass. If you hear no NOT ACKNOWLEDGED within fifteen minutes, the order has arrived. Silence is good news.',
      point: { controls: ['Next dispatch'] },
      orders: ['ATTEND'],
      serves: (action) => action.kind === 'attend',
      wrong: [
        {
          order: 'TO 1/506\nMOVE TO SON BRIDGE',
          is: (action) => action.kind === 'send',
          answer: 'A new order replaces the current one. This one is on its way: let time pass.',
        },
      ],
      dice: [2, 3, 4],
    },
    {
      text: '1/506 reports that the Germans blew the bridge in front of it. On foot it can wade the canal. Order it to 0910, on the far bank.',
      how: 'Read the report under “Dispatches”. Then write TO 1/506 and MOVE TO 0910.',
      point: { cells: [FAR_BANK], units: [BATTALION], controls: ['Move', 'Send'] },
      orders: ['TO 1/506\nMOVE TO 0910'],
      serves: crosses,
      wrong: [
        {
          order: 'ATTEND',
          is: (action) => action.kind === 'attend',
          answer: 'With the bridge gone, 1/506 will halt on the near bank. Order it to the far bank: MOVE TO 0910.',
        },
        {
          order: 'TO 1/506\nMOVE TO SON BRIDGE',
          is: goesToSon,
          answer:
            'The bridge is gone, and 1/506 already has the near bank. Name the square on the far bank: MOVE TO 0910.',
        },
      ],
      dice: [3, 4],
    },
    {
      text: 'The receipt assumes an average time for wading. A die roll decides the real time. Let time pass until 1/506 reports.',
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
  end: 'That is how you command: write, wait, read, and write again. Your map shows the last reports, not the present. Use REPORT to ask silent units, and MESSAGE to tell others what you know.',
};
