/** How time passes in a game with a clock. */
export interface TimePace {
  /** Minutes of the game in a real minute. */
  readonly rate: number;
  /** Where it stops by itself: at the next event, once a dispatch is brought, or at a minute. */
  readonly until?: 'event' | 'dispatch' | number;
  /** It stands while somebody has not read their mail. */
  readonly waits?: boolean;
}

/** The clock of a match as its table has it. */
export interface TableClock {
  /** How time passes now; nothing while it stands. */
  readonly pace: TimePace | undefined;
  /** Whether whoever is at this table sets it. */
  readonly mine: boolean;
  /** Sets it, or lets time stand. Gives what is wrong. */
  set(pace: TimePace | undefined): Promise<string | undefined>;
  /** Goes back to an earlier minute, where that is for whoever is at this table. Gives what is wrong. */
  readonly goBack: ((minute: number) => Promise<string | undefined>) | undefined;
}
