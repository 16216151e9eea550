import type { Action, Player, StateObject } from '@club-route/engine';
import {
  dispatchText,
  sightOfLedger,
  type CampaignAction,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import type { ParsedMail } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { goRound } from '../../src/mail/round.ts';
import { UNREAD } from '../../src/mail/letters/dispatch.ts';
import { CampaignTable, campaignModule, COMMANDERS, type Commander } from './campaign.ts';
import type { House } from './house.ts';
import type { PostOffice } from './post-office.ts';
import { member } from './visitor.ts';

/** So many blocks go into one letter at most. */
const MOST_BLOCKS = 8;

/** What one commander has by mail: how many dispatches of his, in order, and where his orders go. */
interface Correspondent {
  readonly seat: Commander;
  readonly player: Player<StateObject, Action>;
  readonly extras: string[];
  /** How many of his dispatches he has without a gap; and those that came before one of these. */
  dispatches: number;
  readonly early: Set<number>;
  /** What lies in his tray, in words; worked out once. */
  readonly tray: string[];
  replyTo: string;
}

/**
 * Three commanders who only read and write mail, behind SMTP both ways, each knowing nothing but what his mails say: what a
 * mail says must lie in his tray as it says it, each dispatch must come in one mail, and his sight is made of those.
 */
export class MailCommanders {
  readonly table: CampaignTable;
  readonly #office: PostOffice;
  readonly #post: Transporter;
  readonly #those: Readonly<Record<Commander, Correspondent>>;
  /** Mails that came before, for others. */
  readonly #others: number;
  #read: number;
  #letters = 0;
  /** Blocks that were refused, as the answers quote them. */
  readonly refused: string[] = [];

  private constructor(table: CampaignTable, office: PostOffice, those: Readonly<Record<Commander, Correspondent>>) {
    this.table = table;
    this.#office = office;
    this.#those = those;
    this.#others = office.mails.length;
    this.#read = office.mails.length;
    this.#post = createTransport({
      host: '127.0.0.1',
      port: table.house.mailPort,
      secure: false,
      ignoreTLS: true,
      pool: true,
      maxConnections: 3,
    });
  }

  /** `extras` are letters that each sends besides, one at a time. */
  static async open(
    house: House,
    office: PostOffice,
    bot: string,
    options: { readonly days: number },
    extras: Readonly<Partial<Record<Commander, readonly string[]>>> = {},
  ): Promise<MailCommanders> {
    const visitors: Record<string, Awaited<ReturnType<typeof member>>> = {};
    for (const seat of COMMANDERS)
      visitors[seat] = await member(house.address, `${seat} writes`, `${seat}@home.example`);
    const table = await CampaignTable.open(house, [...COMMANDERS], { options, visitors });
    const state = await table.state();
    const sits = (seat: Commander): Correspondent => ({
      seat,
      player: campaignModule.bots.find(({ id }) => id === bot)!.sit(seat),
      extras: [...(extras[seat] ?? [])],
      // What lies there at the beginning the first mail tells as the position.
      dispatches: state[`${seat}Mail`].length,
      early: new Set(),
      tray: [],
      replyTo: '',
    });
    const those = { xxx: sits('xxx'), airborne: sits('airborne'), german: sits('german') };
    return new MailCommanders(table, office, those);
  }

  /** Mails in both directions. */
  get messages(): number {
    return this.#letters + this.#office.mails.length - this.#others;
  }

  /** Lets the post go round and everybody answer, until the game has come to a minute or is over. */
  async playUntil(minute: number, tell?: (minute: number) => void): Promise<void> {
    const { house } = this.table;
    for (;;) {
      const state = await this.table.state();
      if (state.minute >= minute || state.outcome !== 'none') break;
      tell?.(state.minute);
      await goRound(house.club);
      if (this.#read === this.#office.mails.length) await this.#pause();
      // Everybody reads all that has come before answering.
      const asked = new Map<Correspondent, boolean>();
      while (this.#read < this.#office.mails.length) {
        const mail = this.#office.mails[this.#read++]!;
        const commander = await this.#check(mail);
        asked.set(commander, asked.get(commander) === true || mail.text!.includes(UNREAD));
      }
      const latest = await this.table.state();
      await Promise.all([...asked].map(([commander, isUnread]) => this.#answer(commander, latest, isUnread)));
    }
    // What was brought at the end.
    await goRound(house.club);
    while (this.#read < this.#office.mails.length) await this.#check(this.#office.mails[this.#read++]!);
    this.#post.close();
  }

  /** Everything in everybody's tray has come by mail. */
  async missing(): Promise<number> {
    const state = await this.table.state();
    return COMMANDERS.reduce((sum, seat) => sum + state[`${seat}Mail`].length - this.#those[seat].dispatches, 0);
  }

  async #pause(): Promise<void> {
    await this.table.house.club.timekeeper.lookAhead(0);
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Writes an answer, if there is one to give. */
  async #answer(commander: Correspondent, state: CampaignState, isUnread: boolean): Promise<void> {
    const letter = this.#letter(commander, state);
    if (letter === undefined && !isUnread) return;
    this.#letters++;
    const { seat, replyTo } = commander;
    const text = letter ?? 'ATTEND';
    await this.#post.sendMail({ from: `${seat}@home.example`, to: replyTo, subject: 'Orders', text });
  }

  /** The mail says what lies in that tray and came in no other, and nothing else; afterwards he knows that. Mails may overtake. */
  async #check(mail: ParsedMail): Promise<Correspondent> {
    const to = Array.isArray(mail.to) ? mail.to[0]! : mail.to!;
    const seat = COMMANDERS.find((one) => to.text.startsWith(one))!;
    const commander = this.#those[seat];
    commander.replyTo = mail.replyTo?.text ?? commander.replyTo;
    const state = await this.table.state();
    const told = sectionOf(mail.text!, 'DISPATCHES');
    for (const dispatch of state[`${seat}Mail`].rows(commander.tray.length))
      commander.tray.push(`* ${dispatchText(dispatch)}`);
    const news = stretchIn(told, commander);
    if (news === undefined) throw new Error(`a mail to ${seat} says\n${told}\nwhich is not what lies in the tray`);
    for (const index of news) commander.early.add(index);
    while (commander.early.delete(commander.dispatches)) commander.dispatches++;
    const refused = sectionOf(mail.text!, 'REFUSED');
    if (refused !== '') this.refused.push(refused);
    return commander;
  }

  /** His next letter, by what he knows from mails alone; nothing if he has nothing to order. */
  #letter({ seat, player, extras, dispatches }: Correspondent, state: CampaignState): string | undefined {
    const command: Command = seat;
    const sight = sightOfLedger(state, command, {
      dispatches: [...state[`${seat}Mail`]].slice(0, dispatches),
      sent: [...state[`${seat}Sent`]],
      read: dispatches,
      plan: state.plan,
      planFiled: state.planFiled,
    });
    const blocks: string[] = [];
    const extra = extras.shift();
    if (extra !== undefined) blocks.push(extra);
    while (blocks.length < MOST_BLOCKS) {
      const action = player.decide(sight as never, undefined as never) as unknown as CampaignAction;
      if (action.kind !== 'send') break;
      const { kind: _kind, ...block } = action;
      sight[`${seat}Sent`].push({ quarter: sight.minute, block });
      blocks.push(campaignModule.language.write(sight as never, action));
    }
    return blocks.length === 0 ? undefined : blocks.join('\n\n');
  }
}

/** Which dispatches in a row, none of which has come before, make what a mail says. */
function stretchIn(
  told: string,
  { tray, dispatches, early }: Pick<Correspondent, 'tray' | 'dispatches' | 'early'>,
): readonly number[] | undefined {
  // The end of the game is told, and is no dispatch.
  const words = told.replace(/\n?\* The campaign is over: .*$/, '');
  if (words === '') return [];
  for (let from = dispatches; from < tray.length; from++) {
    const those: number[] = [];
    let text = '';
    for (let index = from; index < tray.length && !early.has(index) && text.length < words.length; index++) {
      text += `${text === '' ? '' : '\n'}${tray[index]}`;
      those.push(index);
    }
    if (text === words) return those;
  }
  return undefined;
}

/** What stands under a heading of a mail, up to the next. */
function sectionOf(text: string, heading: string): string {
  const lines = text.split('\n');
  const at = lines.indexOf(heading);
  if (at === -1) return '';
  const rest = lines.slice(at + 2);
  const end = rest.findIndex(
    (line, index) => line === '' && /^(?:[A-Z ]+|Play in the browser:.*)$/.test(rest[index + 1] ?? ''),
  );
  return rest.slice(0, end === -1 ? rest.length : end).join('\n');
}
