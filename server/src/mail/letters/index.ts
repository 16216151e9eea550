import type { OutboxRow } from '../../database/schema.ts';
import type { Letter } from '../../notices/letter.ts';
import type { Missive } from '../../database/missive.ts';
import { answerLetter } from './answer.ts';
import { confirmationLetter } from './confirmation.ts';
import { dispatchLetter } from './dispatch.ts';
import { invitationLetter } from './invitation.ts';
import { resetLetter } from './reset.ts';
import { turnLetter, type LetterParts } from './turn.ts';
import { webhookLetter } from './webhook.ts';

export function missiveIn({ kind, body }: OutboxRow): Missive {
  return { kind, ...body } as Missive;
}

/** What a row of the outbox says; nothing if it is out of date. */
export async function write(club: LetterParts, row: OutboxRow): Promise<Letter | undefined> {
  const missive = missiveIn(row);
  switch (missive.kind) {
    case 'confirmation':
      return confirmationLetter(club, missive);
    case 'webhook':
      return webhookLetter(club, missive);
    case 'reset':
      return resetLetter(club, missive);
    case 'invitation':
      return invitationLetter(club, missive, row);
    case 'turn':
      return turnLetter(club, missive, row);
    case 'dispatch':
      return dispatchLetter(club, missive, row);
    case 'answer':
      return answerLetter(club, missive);
  }
}
