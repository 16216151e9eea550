import {
  beginningStatement,
  endStatement,
  type Action,
  type FinalStanding,
  type Match,
  type PlannedStep,
  type Report,
  type ServerWord,
  type SignedBeginning,
  type StateObject,
} from '@club-route/engine';
import type { Club } from '../club.ts';
import type { MatchRow } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';

interface Turn {
  readonly planned?: PlannedStep<StateObject, Action, Report>;
  readonly begins?: Match;
}

type Signer = Pick<Club, 'keys' | 'now'>;

/** What the server has signed of a match once it stands as `next`: its beginning from its first entry on, its end when it is over. */
export function signedAfter(signer: Signer, desk: Desk, next: MatchRow, turn: Turn): ServerWord | null {
  const { row } = desk;
  const begun = turn.begins === undefined ? row.signed : { beginning: signedBeginning(signer, desk, turn.begins) };
  // A match begun before the server had a key stays unsigned.
  if (begun === null || next.status !== 'finished' || row.status === 'finished') return begun;
  const { beginning } = begun;
  const at = signer.now();
  const standing = standingOf(desk, next, turn);
  const { key, signature } = signer.keys.sign((own) => endStatement(standing, beginning, { key: own, at }));
  return { beginning, end: { key, at, signature } };
}

function signedBeginning({ keys, now }: Signer, { affairs }: Desk, { header }: Match): SignedBeginning {
  const at = now();
  const seats = Object.fromEntries(
    affairs.seats.map(({ seat, bot }) => [seat, bot === null ? 'person' : `bot ${bot}`] as const),
  );
  const { key, signature } = keys.sign((own) => beginningStatement(header, { key: own, at, seats }));
  return { key, at, seats, signature };
}

function standingOf(desk: Desk, { outcome }: MatchRow, { planned, begins }: Turn): FinalStanding {
  const match = begins ?? desk.playing;
  const { n, hash } = planned?.step.entry ?? { n: match.last, hash: match.head };
  return {
    match: desk.id,
    head: hash,
    last: n,
    result: match.game.result(planned?.state ?? match.state),
    outcome: outcome === null || outcome.how === 'played' ? undefined : outcome,
  };
}
