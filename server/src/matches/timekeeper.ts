import { CLOCK, UMPIRE } from '@club-route/engine';
import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { KeptPace, MatchRow } from '../database/schema.ts';
import { consequences } from '../play/consequences.ts';
import { isProblem, type Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { enter } from '../play/enter.ts';
import { minuteAt, mustWait, nextGrain, nextStop, onTime } from '../play/pace.ts';
import { write, type Change, type Writing } from '../play/write.ts';
import { Turnstile } from '../safety/turnstile.ts';

/** After a day one looks and waits again, as for flags. */
const LONGEST = 86_400_000;

/** So many entries of the clock are made in a row; then whoever waits for the match comes in between. */
const MOST_IN_A_ROW = 20;

/** So many clocks go on at once; makers take turns. Whoever lets a hundred of them race waits for themselves. */
const AT_ONCE = 2;

type Made = Pick<MatchRow, 'id' | 'created_by' | 'made_from'>;

/**
 * Lets time pass in games with a clock. The copy at which a match changed, or is watched, sets a timer by its pace; what a
 * copy that died had in mind is found by the sweep of any other. Any copy may make the clock's entry: the version of the row
 * lets one of them.
 */
export class Timekeeper {
  readonly #club: () => Driving;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #turnstile = new Turnstile(AT_ONCE);
  readonly #looks = new Map<string, Promise<void>>();

  constructor(club: () => Driving) {
    this.#club = club;
  }

  /** Sets the timer of a match by its pace as it stands. */
  watch({ id, row }: Desk): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (row.wake_at === null) return;
    const pause = Math.min(LONGEST, Math.max(0, row.wake_at.getTime() - this.#club().now()));
    const timer = setTimeout(() => void this.#look(row), pause);
    timer.unref();
    this.#timers.set(id, timer);
  }

  /** Looks after matches that nobody here has touched and whose clocks are to be looked at within so many milliseconds. */
  async lookAhead(within: number): Promise<void> {
    const { database, now } = this.#club();
    const { rows } = await sql<Made>`
      select id, created_by, made_from from match where wake_at <= ${new Date(now() + within)} order by wake_at`.execute(
      database,
    );
    await Promise.all(rows.map((row) => this.#look(row)));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Each has one place in the line, however often its time comes meanwhile. */
  #look({ id, created_by, made_from }: Made): Promise<void> {
    const known = this.#looks.get(id);
    if (known !== undefined) return known;
    const look = this.#turnstile.pass(() => this.#goOn(id), created_by ?? made_from ?? id);
    this.#looks.set(id, look);
    return look;
  }

  async #goOn(id: string): Promise<void> {
    const club = this.#club();
    try {
      await club.desks.with(
        id,
        async (desk) => {
          const { wake_at } = desk.row;
          if (wake_at !== null && wake_at.getTime() <= club.now() && (await letTimePass(club, desk)))
            driveSoon(club, id);
          this.#looks.delete(id);
          this.watch(desk);
        },
        'tail',
      );
    } catch (error) {
      club.log.error({ error, match: id }, 'a clock could not go on');
    } finally {
      this.#looks.delete(id);
    }
  }
}

/** Makes the clock's entries up to now; false where there were none to make. */
export async function letTimePass(club: Writing, desk: Desk): Promise<boolean> {
  if (desk.module.clock === undefined) return false;
  let count = 0;
  while (count < MOST_IN_A_ROW && (await write(club, desk, () => planTime(club, desk))) !== undefined) count++;
  return count > 0;
}

/** The clock's next entry, as far as its pace has brought it by now. */
function planTime(club: Pick<Club, 'now'>, desk: Desk): Change | undefined {
  const { module, row } = desk;
  const { clock } = module;
  if (clock === undefined || row.status !== 'running' || row.pace === null || row.wake_at === null) return undefined;
  const { state } = desk.playing;
  const overdue = clock.overdue?.(state);
  if (overdue !== undefined) return row.wake_at.getTime() <= club.now() ? enter(club, desk, overdue.action) : undefined;
  const pace = onTime(row.pace, row.wake_at, club.now());
  // The seat of somebody for whom it did not wait may have gone to the computer, for whom it does.
  if (mustWait(desk, row, pace, state)) return undefined;
  const to = Math.min(minuteAt(pace, club.now()), nextStop(clock, pace, state));
  if (to <= clock.minute(state)) return undefined;
  const planned = desk.playing.plan(CLOCK, { kind: 'act', action: clock.advance(to) });
  if (isProblem(planned)) throw new Error(`the clock may not go on to ${to} (${planned.rule}): ${planned.text}`);
  const isThere = hasCome(desk, pace, planned);
  return { planned, row: { ...consequences(club, desk, planned.state), pace: isThere ? stopped(pace) : pace } };
}

/** Whether time has passed as far as it was to. */
function hasCome({ module, playing }: Desk, pace: KeptPace, planned: NonNullable<Change['planned']>): boolean {
  const { until, viewer } = pace;
  const clock = module.clock!;
  const minute = clock.minute(planned.state);
  if (until === undefined) return false;
  if (typeof until === 'number') return minute >= until;
  const isUmpire = viewer === UMPIRE;
  const isBrought = planned.step.reports.some((report) => {
    const told = module.game.tell(report, viewer);
    return told !== undefined && clock.isDispatch(told, isUmpire ? undefined : viewer);
  });
  if (until === 'dispatch' || isBrought) return isBrought;
  // To whoever is no umpire an event is what they are shown: time that stands at any other tells of what they do not see.
  return minute >= (isUmpire ? clock.next(playing.state)! : nextGrain(clock, playing.state));
}

function stopped({ until: _until, ...pace }: KeptPace): KeptPace {
  return { ...pace, rate: 0 };
}
