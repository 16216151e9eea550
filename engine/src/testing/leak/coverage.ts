/** How much a comparison was worth. */
export interface Coverage {
  /** Pairs of worlds, and those of them that really differed. */
  pairs: number;
  different: number;
  /** Moments compared, and those of them at which something had just happened out of sight. */
  compared: number;
  unseen: number;
  /** Pairs that ended because the rules disclosed something. */
  disclosed: number;
  /** Pairs that ended because nobody could do in one world what was seen in the other. */
  unmatched: number;
  /** Kind of action -> how often one was done and what came of it compared. */
  readonly deeds: Record<string, number>;
  /** Kind of action -> how often another deed was held against one that leaves the viewer with the same sight. */
  readonly lookAlikes: Record<string, number>;
  /** Kind of report -> how often the viewer was told one. */
  readonly reports: Record<string, number>;
}

type Count = 'pairs' | 'different' | 'compared' | 'unseen' | 'disclosed' | 'unmatched';
type Tally = 'deeds' | 'lookAlikes' | 'reports';

const COUNTS: readonly Count[] = ['pairs', 'different', 'compared', 'unseen', 'disclosed', 'unmatched'];
const TALLIES: readonly Tally[] = ['deeds', 'lookAlikes', 'reports'];

export function noCoverage(): Coverage {
  return {
    pairs: 0,
    different: 0,
    compared: 0,
    unseen: 0,
    disclosed: 0,
    unmatched: 0,
    deeds: {},
    lookAlikes: {},
    reports: {},
  };
}

export function addCoverage(total: Coverage, more: Coverage): void {
  for (const count of COUNTS) total[count] += more[count];
  for (const tally of TALLIES) for (const [kind, times] of Object.entries(more[tally])) note(total[tally], kind, times);
}

export function note(tally: Record<string, number>, kind: string, times = 1): void {
  tally[kind] = (tally[kind] ?? 0) + times;
}

/** What a run must have compared, or finding nothing means nothing. */
export interface Demands {
  /** Of a hundred pairs at most so many may end because nobody could do in one world what was seen in the other. */
  readonly unmatchedPerCent: number;
  readonly least?: Readonly<Partial<Record<Count, number>>>;
  /** Kinds that must have occurred; see `Coverage`. */
  readonly deeds?: readonly string[];
  readonly lookAlikes?: readonly string[];
  readonly reports?: readonly string[];
}

/**
 * Says what a run has not compared. A leak can hide there: a sight that shows a secret plan leaves no other plan that
 * looks the same, and then there is nothing to tell apart.
 */
export function shortfalls(coverage: Coverage, demands: Demands): readonly string[] {
  const missing: string[] = [];
  const { pairs, unmatched } = coverage;
  if (unmatched * 100 > pairs * demands.unmatchedPerCent)
    missing.push(`${unmatched} of ${pairs} pairs ended unmatched, more than ${demands.unmatchedPerCent} of a hundred`);
  for (const count of COUNTS) {
    const least = demands.least?.[count] ?? 0;
    if (coverage[count] < least) missing.push(`${count}: ${coverage[count]} instead of ${least}`);
  }
  for (const tally of TALLIES) {
    for (const kind of demands[tally] ?? [])
      if (coverage[tally][kind] === undefined) missing.push(`${tally}: no ${kind}`);
  }
  return missing;
}
