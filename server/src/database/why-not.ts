/** Why PostgreSQL does not start, and how often to try it all the same. */
export interface WhyNot {
  readonly reason: string;
  readonly tries: number;
  /** Whether the log says no more. */
  readonly saysAll: boolean;
}

const FULL = /No space left|Disk quota exceeded|wrote only \d+ of \d+ bytes/;
/** A damaged folder stays damaged, and a full disk full, until its keeper comes. */
const STAYS = /pg_control|database files are incompatible|not a database cluster directory/;
/** Another copy of the server starts it, or one that was killed goes away: a moment later it can be started. */
const PASSES = /lock file|shared memory|might be running|did not start in time|starting up|shutting down|in use/;

/** From what the program that starts it said, and what the log has had to say since. */
export function whyNot(said: string, logged: string): WhyNot {
  const all = `${said}\n${logged}`;
  if (FULL.test(all))
    return { reason: 'the disk is full. Free some space, or set another DATA_DIR', tries: 1, saysAll: true };
  const [, made] = /initialized by PostgreSQL version (\d+)/.exec(all) ?? [];
  if (made !== undefined)
    return {
      reason: `it was made by PostgreSQL ${made}. Back up with the version of Club Route that made it, and restore into a new data folder`,
      tries: 1,
      saysAll: true,
    };
  const reason = worst(logged) ?? worst(said) ?? said.split('\n')[0]!;
  return { reason, tries: STAYS.test(all) ? 1 : PASSES.test(all) ? 40 : 8, saysAll: false };
}

/** The last line that says what went wrong, without its time. */
function worst(text: string): string | undefined {
  const line = text.split('\n').findLast((one) => /error: |(FATAL|PANIC): /.test(one));
  return line?.replace(/^.*?(FATAL|PANIC): +/, '');
}
