import { LARGEST_JOURNAL_BYTES, tooLarge, type Match } from '@club-route/engine';
import { seatingOf } from '../table/local/seating.ts';
import { NO_COMPUTER } from '../table/players.ts';
import { attestationOf, journalOf, type Attestation } from './attested.ts';
import { adopt } from './keep.ts';
import { openText, type Problem } from './open.ts';

/** Reads a save file and puts its match beside the others; or says what is wrong with it, and nothing has changed. */
export async function adoptFile(file: Blob): Promise<{ readonly key: string } | Problem> {
  if (file.size > LARGEST_JOURNAL_BYTES) return { problem: tooLarge(file.size) };
  const opened = await openText(await file.text());
  if ('problem' in opened) return opened;
  return {
    key: await adopt(opened.match, opened.module, seatingOf(NO_COMPUTER), {
      attested: attestationOf(opened.match, opened),
    }),
  };
}

/** A match as a file: what it is called, and the journal in it. */
export interface SaveFile {
  readonly name: string;
  readonly text: string;
}

export function saveFileOf(match: Match, attested?: Attestation): SaveFile {
  return {
    name: `${match.game.id}-${match.header.match}.json`,
    text: JSON.stringify(journalOf(match, attested), undefined, 1),
  };
}
