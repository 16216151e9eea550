import { isRefusal, printable, type Refusal } from '@club-route/engine';
import type { Command } from '../../data/headquarters.ts';
import type { Block, Order, Stance } from '../../orders/types.ts';
import type { CampaignState } from '../../state.ts';
import { readAddressee, readHeadquarters } from './addressees.ts';
import { readLetter } from './letter.ts';
import { keywordOf } from './lines.ts';
import { LONGEST_REF, readOrder } from './read-order.ts';
import { readTime } from './times.ts';
import { Unreadable, Words } from './words.ts';

const LONGEST_MESSAGE = 4000;
const MOST_ORDERS = 30;

/** One block of a letter, or why it is refused: the line quoted, the reason, and what would be right (G5). */
export function readBlock(text: string, state: CampaignState, command: Command): Block | Refusal {
  const {
    blocks: [block],
    textAfterEnd,
  } = readLetter(text);
  if (block === undefined) return { rule: '5.1', text: 'An order must begin with FROM or TO.' };
  const draft = new Draft(state, command);
  for (const { text: line, raw } of block.lines) {
    try {
      draft.read(line);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { rule: error.rule, text: `“${printable(raw, 120)}”: ${error.message}` };
    }
  }
  const finished = draft.finish();
  if (isRefusal(finished)) return finished;
  const unread = block.signOff.map((line) => printable(line, LONGEST_UNREAD)).slice(0, MOST_UNREAD);
  return {
    ...finished,
    ...(unread.length === 0 ? {} : { unread }),
    ...(textAfterEnd ? { afterEnd: true } : {}),
  };
}
const LONGEST_UNREAD = 120;
const MOST_UNREAD = 20;

class Draft {
  readonly #state: CampaignState;
  readonly #command: Command;
  readonly #orders: Order[] = [];
  #from: Block['from'];
  #to: Block['to'] | undefined;
  #at: Block['at'];
  #isTimed = false;
  #ref: string | undefined;

  constructor(state: CampaignState, command: Command) {
    this.#state = state;
    this.#command = command;
  }

  read(line: string): void {
    const keyword = keywordOf(line);
    if (keyword === 'MESSAGE') {
      const text = line.slice('MESSAGE'.length).trim();
      const message = (text.startsWith(':') ? text.slice(1) : text).trim();
      this.#orders.push({ kind: 'message', text: message.slice(0, LONGEST_MESSAGE) });
      return;
    }
    const words = new Words(line);
    switch (keyword) {
      case 'FROM':
        words.take();
        this.#from = readHeadquarters(words, this.#state);
        return;
      case 'TO':
        words.take();
        this.#to = readAddressee(words, this.#state, this.#command);
        return;
      case 'NOW':
      case 'AT':
        return this.#readTime(words, keyword);
      case 'REF':
        words.take();
        this.#ref = words.rest().slice(0, LONGEST_REF) || undefined;
        return;
      default:
        return this.#readOrders(words);
    }
  }

  #readTime(words: Words, keyword: 'AT' | 'NOW'): void {
    if (this.#isTimed) throw new Unreadable('G9', 'A block has only one time. Use WAIT UNTIL for a later order.');
    this.#isTimed = true;
    words.take();
    if (keyword === 'AT' && !words.takeIf('ONCE')) this.#at = readTime(words);
    expectEnd(words);
  }

  /** G18: THEN is the same as a new line. */
  #readOrders(words: Words): void {
    do this.#add(readOrder(words));
    while (words.takeIf('THEN'));
    expectEnd(words);
  }

  /** R74: IF CONTACT belongs to the order before; alone it is a standing instruction. */
  #add(order: Order): void {
    const before = this.#orders.at(-1);
    if (order.kind === 'if contact' && before !== undefined && takesStance(before))
      this.#orders[this.#orders.length - 1] = { ...before, contact: order.stance };
    else this.#orders.push(order);
  }

  finish(): Block | Refusal {
    // A line MAP needs nobody: the house draws it.
    if (this.#to === undefined && this.#orders.length > 0 && this.#orders.every(({ kind }) => kind === 'map'))
      this.#to = { office: 'umpire' };
    if (this.#to === undefined) return { rule: '5.1', text: 'This block has no addressee. Write TO and a unit.' };
    if (this.#orders.length > MOST_ORDERS)
      return { rule: '5.1', text: `A block has at most ${MOST_ORDERS} orders. Write another block.` };
    if (this.#orders.length === 0) return { rule: '5.1', text: 'This letter has no order. Write an order below TO.' };
    return {
      ...(this.#from === undefined ? {} : { from: this.#from }),
      to: this.#to,
      ...(this.#at === undefined ? {} : { at: this.#at }),
      ...(this.#ref === undefined ? {} : { ref: this.#ref }),
      orders: this.#orders,
    };
  }
}

function expectEnd(words: Words): void {
  if (!words.isDone) throw new Unreadable('5.1', `“${words.rest()}” is not understood here.`);
}

type WithStance = Extract<Order, { readonly contact?: Stance }>;

function takesStance(order: Order): order is WithStance {
  return ['move', 'attack', 'withdraw', 'recce', 'hold'].includes(order.kind);
}
