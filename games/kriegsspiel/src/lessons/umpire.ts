import { cellOf } from '../data/board.ts';
import { unitCalled } from '../data/units.ts';
import { passes, type CampaignLesson } from './parts.ts';

const BATTALION = unitCalled('1/506');
const GARRISON = unitCalled('Grsn');
const MEETING = cellOf('0711');

/** 17 September north of Son: a letter becomes an order, and two results wait. */
export const umpire: CampaignLesson = {
  id: 'umpire',
  title: 'Umpire one meeting',
  about: 'Turn a letter into an order, accept one result, replace another with a reason, and write to a commander.',
  minutes: 5,
  seat: 'umpire',
  options: { umpireRules: true, rulingsOn: 'battles' },
  before: [
    passes('17 1400'),
    { seat: 'umpire', order: 'SET SQUARE OF Grsn TO 0711 BECAUSE the garrison of Eindhoven looks for the landing' },
    { seat: 'airborne', order: 'LETTER: Please have 1/506 attack the Germans at 0711.' },
  ],
  steps: [
    {
      text: 'The airborne commander has written a sentence instead of an order. Turn it into one: let 1/506 attack at 0711.',
      how: 'Open “Post” below the console and choose “Send as TO 1/506, ATTACK 0711”, or type CONVERT 0 and the order below it.',
      point: { cells: [MEETING], units: [BATTALION], controls: ['Post', 'Send as'] },
      orders: ['CONVERT 0\nTO 1/506\nATTACK 0711'],
      serves: (action) =>
        action.kind === 'convert' &&
        'units' in action.block.to &&
        action.block.to.units.includes(BATTALION) &&
        action.block.orders.some((order) => order.kind === 'attack' || order.kind === 'move'),
      wrong: [
        {
          order: 'WRITE AIRBORNE: Write orders, not sentences.',
          is: (action) => action.kind === 'write',
          answer:
            'You may do that, but the meaning is clear, and a good umpire keeps the game going. Convert letter 0 into an order to attack 0711.',
        },
        {
          order: 'FORCE AIRBORNE BECAUSE he asked for it\nTO 1/506\nATTACK 0711',
          is: (action) => action.kind === 'force',
          answer:
            'A forced order needs no wireless and gives no receipt, because no commander sent it. This commander did send one. Convert letter 0.',
        },
      ],
      dice: [3, 4],
      replies: [passes('17 1700', 3, 4, 3, 4, 3)],
    },
    {
      text: '1/506 met the garrison, and the clock stops until you rule. It is 2 against 2 in the open, die 3: the table says BR, both retreat. There is no reason to change it: let it stand.',
      how: 'Choose “Let BR stand”, or type RULE 1 PROPOSED BECAUSE and a reason.',
      point: { cells: [MEETING], units: [BATTALION, GARRISON], controls: ['Let BR stand'] },
      orders: ['RULE 1 PROPOSED BECAUSE as the table says'],
      serves: (action) => action.kind === 'rule' && (action.as === 'proposed' || action.as === 'BR'),
      wrong: [
        {
          order: 'RULE 1 DE BECAUSE paratroops are brave',
          is: (action) => action.kind === 'rule',
          answer:
            'The players trust the table, and it has taken everything into account. Replace a result only for a reason that you could tell both sides. Let BR stand.',
        },
        {
          order: 'WRITE GERMAN: You are beaten.',
          is: () => true,
          answer: 'The clock has stopped, and both sides are waiting for this result. Rule first.',
        },
      ],
      dice: [4, 3, 4, 2, 3, 4, 2],
      replies: [passes('17 1700', 3)],
    },
    {
      text: '1/506 had orders to attack and closed in, so they fight again: BR once more. But this time the garrison is surprised from the flank. Rule D2, and say why.',
      how: 'Choose “D2”, write your reason after “Because”, and choose “Rule D2”.',
      point: { cells: [MEETING], units: [BATTALION, GARRISON], controls: ['D2', 'Because', 'Rule D2'] },
      orders: ['RULE 2 D2 BECAUSE the garrison is taken in the flank'],
      serves: (action) => action.kind === 'rule' && action.as === 'D2',
      wrong: [
        {
          order: 'RULE 2 PROPOSED BECAUSE as the table says',
          is: (action) => action.kind === 'rule' && (action.as === 'proposed' || action.as === 'BR'),
          answer: 'That would be right too. In this lesson, try the other way: choose D2 and give a reason.',
        },
        {
          order: 'RULE 2 DE BECAUSE of the flank',
          is: (action) => action.kind === 'rule',
          answer: 'Surprise is worth a column or two on the table, not a whole battalion. Rule D2.',
        },
      ],
    },
    {
      text: 'The Germans retreat two squares, and your reason is on record. They saw what happened to them. Write a line to the Germans about it.',
      how: 'Type WRITE GERMAN: and a sentence into the console, and choose “Send”.',
      point: { controls: ['Your command', 'Send'] },
      orders: ['WRITE GERMAN: Your garrison was taken in the flank north of Son and gave way.'],
      serves: (action) => action.kind === 'write' && action.to === 'german',
      wrong: [
        {
          order: 'WRITE AIRBORNE: Well done.',
          is: (action) => action.kind === 'write',
          answer: 'The airborne commander hears of it from 1/506. Write to the Germans: WRITE GERMAN: and a sentence.',
        },
      ],
    },
  ],
  end: 'Convert what players mean, trust the table, overrule it rarely and with a reason, and tell players what their men would have seen. The clock runs again as you set it.',
};
