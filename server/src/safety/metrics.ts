import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'game'>;
  readonly writing: Histogram;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly sent: Counter;
  readonly refused: Counter<'status'>;
}

/** What can be counted as it happens; the rest is asked for when somebody looks. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    moves: new Counter({
      name: 'club_route_moves_total',
      help: 'Moves made by people',
      labelNames: ['game'],
      registers,
    }),
    writing: new Histogram({
      name: 'club_route_write_seconds',
      help: 'Time to have a change of a match on disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5],
      registers,
    }),
    requests: new Histogram({
      name: 'club_route_request_seconds',
      help: 'Time to answer an HTTP request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    refused: new Counter({
      name: 'club_route_refused_total',
      help: 'Requests that were refused, by status; 429 is a limit',
      labelNames: ['status'],
      registers,
    }),
    sent: new Counter({ name: 'club_route_sent_characters_total', help: 'Characters sent over sockets', registers }),
  };
}

/** A number that is read off when somebody looks. */
export function gauge({ registry }: Metrics, name: string, help: string, read: () => number): void {
  const registers = [registry];
  const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
}

/** Numbers by a label, asked for when somebody looks. What cannot be asked, because the database is down, is not shown. */
export function gaugesBy(
  { registry }: Metrics,
  label: string,
  name: string,
  help: string,
  read: () => Promise<ReadonlyMap<string, number>>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      made.reset();
      const numbers = await read().catch(() => new Map<string, number>());
      for (const [one, number] of numbers) made.set({ [label]: one }, number);
    },
  });
}
