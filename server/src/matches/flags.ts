import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { MatchRow } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { write, type Writing } from '../play/write.ts';
import { endedBeside } from '../play/consequences.ts';
import { lostOnTime } from './endings.ts';

/** A timer for more than 24 days would go off at once; after a day one looks and waits again. */
const LONGEST = 86_400_000;

/**
 * In play by the clock a match ends by itself when somebody's time is up. The copy at which a match changed, or is
 * watched, sets a timer; what a copy that died had in mind is found by the sweep of any other.
 */
export class Flags {
  readonly #club: () => Writing & Pick<Club, 'desks'>;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(club: () => Writing & Pick<Club, 'desks'>) {
    this.#club = club;
  }

  /** Sets the timer of a match by its clocks as they stand. */
  watch({ id, row }: Desk): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const next = nextFlag(row);
    if (next === undefined) return;
    const timer = setTimeout(() => this.#look(id), Math.min(LONGEST, Math.max(0, next.at - this.#club().now())));
    timer.unref();
    this.#timers.set(id, timer);
  }

  /** Looks after matches that nobody here has touched and whose flags fall within so many milliseconds. */
  async lookAhead(within: number): Promise<void> {
    const { database, now } = this.#club();
    const { rows } = await sql<{ id: string }>`
      select id from match, json_each(clocks) as clock
      where status = 'running' and time ->> 'kind' = 'clock'
        and (clock.value ->> 'since')::numeric + (clock.value ->> 'left')::numeric <= ${now() + within}`.execute(
      database,
    );
    for (const { id } of rows) this.#look(id);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #look(id: string): void {
    const club = this.#club();
    club.desks
      .with(
        id,
        async (desk) => {
          await lowerFlag(club, desk);
          this.watch(desk);
        },
        'tail',
      )
      .catch((error: unknown) => club.log.error({ error, match: id }, 'a flag could not fall'));
  }
}

/** Ends the match if a clock of it has run out; of two the one that was first. */
export async function lowerFlag(club: Writing, desk: Desk): Promise<void> {
  if (nextFlag(desk.row) === undefined) return;
  await write(club, desk, () => {
    const next = nextFlag(desk.row);
    if (next === undefined || next.at > club.now()) return undefined;
    return { row: endedBeside(club, desk, lostOnTime(desk, next.seat)) };
  });
}

interface Flag {
  readonly seat: string;
  readonly at: number;
}

function nextFlag({ status, time, clocks }: MatchRow): Flag | undefined {
  if (status !== 'running' || time.kind !== 'clock') return undefined;
  const flags = Object.entries(clocks).flatMap(([seat, { left, since }]): readonly Flag[] =>
    since === null ? [] : [{ seat, at: since + left }],
  );
  return flags.toSorted((one, other) => one.at - other.at)[0];
}
