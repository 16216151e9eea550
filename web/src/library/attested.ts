import type { Journal, Match } from '@club-route/engine';

/** What a server has said of a match that it kept, when the match stood at that entry. */
export interface Attestation extends Pick<Journal, 'outcome' | 'signed'> {
  readonly head: string;
}

export function attestationOf(
  match: Pick<Match, 'head'>,
  { outcome, signed }: Pick<Journal, 'outcome' | 'signed'>,
): Attestation {
  return { head: match.head, outcome, signed };
}

/** The whole journal of a match, with what a server said of it as long as nothing is added. */
export function journalOf(match: Match, attested?: Attestation): Journal {
  const journal = match.journal(true);
  if (attested?.head !== match.head) return journal;
  return { ...journal, outcome: attested.outcome, signed: attested.signed };
}
