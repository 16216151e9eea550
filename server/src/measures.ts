import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Club } from './club.ts';
import { gauge, gaugesBy } from './safety/metrics.ts';

/** What whoever runs the server can read off it: how much waits, for how long, and whether the loop stands still. */
export function measure(club: Pick<Club, 'bots' | 'database' | 'desks' | 'live' | 'metrics' | 'now'>): void {
  const { metrics } = club;
  gauge(metrics, 'club_route_sockets', 'Open sockets', () => club.live.sockets);
  gauge(metrics, 'club_route_matches_in_memory', 'Matches in memory', () => club.desks.size);
  gaugesBy(metrics, 'what', 'club_route_waiting', 'Mails, notices, orders and turns of bots that wait', async () =>
    column(await backlogs(club), 'count'),
  );
  gaugesBy(metrics, 'what', 'club_route_waiting_seconds', 'How long the first of them has been due', async () =>
    column(await backlogs(club), 'seconds'),
  );
  gaugesBy(metrics, 'status', 'club_route_matches', 'Matches that are not over', () => openMatches(club));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  gaugesBy(metrics, 'of', 'club_route_loop_delay_seconds', 'Event-loop delay since the last look', async () => {
    const numbers = new Map([
      ['p99', delay.percentile(99) / 1e9],
      ['max', delay.max / 1e9],
    ]);
    delay.reset();
    return numbers;
  });
}

interface Backlog {
  readonly what: string;
  readonly count: number;
  readonly seconds: number;
}

function column(those: readonly Backlog[], name: 'count' | 'seconds'): ReadonlyMap<string, number> {
  return new Map(those.map((one) => [one.what, one[name]]));
}

async function backlogs({ database, now, bots }: Pick<Club, 'database' | 'now' | 'bots'>): Promise<readonly Backlog[]> {
  const present = new Date(now());
  const { rows } = await sql<Backlog>`
    select what, count(*)::integer as count,
      greatest(0, coalesce(extract(epoch from ${present}::timestamptz - min(due_at)), 0))::double precision as seconds
    from (
      select due_at, case when carrier <> 'mail' then 'calls' when kind in ('turn', 'dispatch') then 'turns' else 'letters' end
        as what
      from outbox where sent_at is null and dropped_at is null
      union all select due_at, 'orders' from inbox where due_at is not null
    ) as waiting group by what`.execute(database);
  const none = ['letters', 'turns', 'calls', 'orders'].map((what) => ({ what, count: 0, seconds: 0 }));
  return [...none, ...rows, { what: 'bots', count: bots.length, seconds: bots.age / 1000 }];
}

async function openMatches({ database }: Pick<Club, 'database'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::integer as count from match
    where status in ('open', 'starting', 'running') group by status`.execute(database);
  return new Map([
    ['open', 0],
    ['starting', 0],
    ['running', 0],
    ...rows.map(({ status, count }) => [status, count] as const),
  ]);
}
