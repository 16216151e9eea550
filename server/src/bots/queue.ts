import { randomInt } from 'node:crypto';
import { consequences } from '../play/consequences.ts';
import { isProblem, type Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { write } from '../play/write.ts';
import { Thread } from '../thread.ts';
import type { BotAnswer, BotJob } from './job.ts';
import { BotLine, keyOf, type BotTurn } from './line.ts';

type BotThread = Thread<BotJob, BotAnswer>;

/** A bot that has not answered long after its time was up is stuck; its thread is ended. */
const GRACE = 30_000;

/** Lets bots think, each in its turn, in as many threads as there are. */
export class BotQueue {
  readonly #club: () => Driving;
  readonly #idle: BotThread[];
  readonly #threads: readonly BotThread[];
  readonly #line: BotLine;
  readonly #thinking = new Set<string>();
  #jobs = 0;
  #closed = false;

  constructor(club: () => Driving, threads: number, file: URL) {
    this.#club = club;
    this.#threads = Array.from({ length: threads }, () => new Thread(file));
    this.#idle = [...this.#threads];
    this.#line = new BotLine(
      (match) => club().live.isWatched(match),
      () => club().now(),
    );
  }

  get length(): number {
    return this.#line.length;
  }

  /** How many milliseconds people have waited for the turn that they wait for longest. */
  get age(): number {
    return this.#line.age;
  }

  add(turn: BotTurn): void {
    if (this.#closed || this.#threads.length === 0 || this.#thinking.has(keyOf(turn))) return;
    this.#line.add(turn);
    this.#serve();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#line.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #serve(): void {
    for (;;) {
      const thread = this.#idle.at(-1);
      const turn = thread === undefined ? undefined : this.#line.take();
      if (thread === undefined || turn === undefined) return;
      this.#idle.pop();
      this.#thinking.add(keyOf(turn));
      void this.#play(thread, turn).finally(() => {
        this.#thinking.delete(keyOf(turn));
        this.#idle.push(thread);
        this.#serve();
        if (!this.#closed) driveSoon(this.#club(), turn.match);
      });
    }
  }

  async #play(thread: BotThread, turn: BotTurn): Promise<void> {
    const club = this.#club();
    try {
      const asked = await club.desks.with(turn.match, async (desk) => this.#ask(desk, turn), 'tail');
      if (asked === undefined) return;
      const answer = await thread.ask(asked.job, asked.job.milliseconds + GRACE);
      if ('problem' in answer) throw new Error(answer.problem);
      await club.desks.with(
        turn.match,
        async (desk) => {
          await write(club, desk, () => {
            if (!isOnTurn(desk, turn) || desk.frames(turn.seat) !== asked.have) return undefined;
            const planned = desk.playing.plan(turn.seat, { kind: 'act', action: answer.action });
            if (isProblem(planned)) throw new Error(`bot ${turn.bot} wants what rule ${planned.rule} forbids`);
            return { planned, row: consequences(club, desk, planned.state) };
          });
        },
        'tail',
      );
    } catch (error) {
      if (this.#closed) return;
      const { match, seat, bot } = turn;
      club.log.error({ error, match, seat, bot }, 'a bot failed');
      // Asked again at once it would fail again; the sweep asks later.
      await new Promise((resolve) => {
        setTimeout(resolve, 1000).unref();
      });
    }
  }

  #ask(desk: Desk, turn: BotTurn): { readonly job: BotJob; readonly have: number } | undefined {
    if (!isOnTurn(desk, turn)) return undefined;
    const { game, bots } = desk.module;
    const sight = game.shape.encode(game.sight(desk.playing.state, turn.seat));
    const { match, seat, bot } = turn;
    const job = {
      id: ++this.#jobs,
      game: game.id,
      match,
      seat,
      bot,
      sight,
      seed: randomInt(2 ** 31),
      milliseconds: timeToThink(bots, turn.bot, this.#club().config.BOT_MILLISECONDS),
    };
    return { job, have: desk.frames(turn.seat) };
  }
}

/** As long as the bot says that it needs, if the operator allows as much. */
export function timeToThink(bots: readonly { id: string; longestThought: number }[], id: string, most: number): number {
  return Math.min(bots.find((bot) => bot.id === id)?.longestThought ?? most, most);
}

function isOnTurn({ affairs }: Desk, { seat, bot }: BotTurn): boolean {
  const { row, seats } = affairs;
  return (
    row.status === 'running' && row.to_act.includes(seat) && seats.some((one) => one.seat === seat && one.bot === bot)
  );
}
