import { randomInt } from 'node:crypto';
import type { Club } from '../club.ts';
import { consequences } from '../matches/consequences.ts';
import { isProblem, type Desk } from '../play/desk.ts';
import { driveSoon } from '../play/drive.ts';
import { write } from '../play/write.ts';
import { Thread } from '../thread.ts';
import type { BotAnswer, BotJob } from './job.ts';

type BotThread = Thread<BotJob, BotAnswer>;

/** A bot that has not answered long after its time was up is stuck; its thread is ended. */
const GRACE = 30_000;

export interface BotTurn {
  readonly match: string;
  readonly seat: string;
  readonly bot: string;
}

/**
 * The turns of bots, first come, first served: a match whose bot has moved goes to the back, so every match gets its
 * share however long its turns are. A turn has one place in the queue.
 */
export class BotQueue {
  readonly #club: () => Club;
  readonly #idle: BotThread[];
  readonly #threads: readonly BotThread[];
  readonly #waiting = new Map<string, BotTurn>();
  readonly #thinking = new Set<string>();
  #jobs = 0;
  #closed = false;

  constructor(club: () => Club, threads: number, file: URL) {
    this.#club = club;
    this.#threads = Array.from({ length: threads }, () => new Thread(file));
    this.#idle = [...this.#threads];
  }

  get length(): number {
    return this.#waiting.size;
  }

  add(turn: BotTurn): void {
    const key = `${turn.match} ${turn.seat}`;
    if (this.#closed || this.#threads.length === 0 || this.#thinking.has(key)) return;
    this.#waiting.set(key, turn);
    this.#serve();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #serve(): void {
    for (const [key, turn] of this.#waiting) {
      const thread = this.#idle.pop();
      if (thread === undefined) return;
      this.#waiting.delete(key);
      this.#thinking.add(key);
      void this.#play(thread, turn).finally(() => {
        this.#thinking.delete(key);
        this.#idle.push(thread);
        this.#serve();
        if (!this.#closed) driveSoon(this.#club(), turn.match);
      });
    }
  }

  async #play(thread: BotThread, turn: BotTurn): Promise<void> {
    const club = this.#club();
    try {
      const asked = await club.desks.with(turn.match, async (desk) => this.#ask(desk, turn));
      if (asked === undefined) return;
      const answer = await thread.ask(asked.job, asked.job.milliseconds + GRACE);
      if ('problem' in answer) throw new Error(answer.problem);
      await club.desks.with(turn.match, async (desk) => {
        await write(club, desk, () => {
          if (!isOnTurn(desk, turn) || desk.frames(turn.seat) !== asked.have) return undefined;
          const planned = desk.playing.plan(turn.seat, { kind: 'act', action: answer.action });
          if (isProblem(planned)) throw new Error(`bot ${turn.bot} wants what rule ${planned.rule} forbids`);
          return { planned, row: consequences(club, desk, planned.state) };
        });
      });
    } catch (error) {
      if (this.#closed) return;
      club.log.error({ error, ...turn }, 'a bot failed');
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
    const job = {
      id: ++this.#jobs,
      game: game.id,
      ...turn,
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
