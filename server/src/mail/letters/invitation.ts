import type { Club } from '../../club.ts';
import { unsubscribeAddress } from '../../notices/unsubscribe.ts';
import { link, paragraph, type Letter } from '../../notices/letter.ts';
import type { OutboxRow } from '../../database/schema.ts';
import type { Missive } from '../../database/missive.ts';
import { matchPage, seatPage } from '../../notices/pages.ts';

type Invitation = Extract<Missive, { readonly kind: 'invitation' }>;

export async function invitationLetter(
  club: Pick<Club, 'desks' | 'post'>,
  { by, match, seat, token }: Invitation,
  { account_id }: OutboxRow,
): Promise<Letter | undefined> {
  return club.desks.look(match, async ({ module, row }) => {
    if (row.status === 'finished' || row.status === 'cancelled') return undefined;
    const { title } = module.game;
    const side = module.language.names(seat).side;
    const address = token === undefined ? matchPage(club.post, match) : seatPage(club.post, token);
    const unsubscribe = account_id === null ? undefined : unsubscribeAddress(club, 'invitations', account_id);
    return {
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
      subject: `${by} invites you to ${title}`,
      automatic: 'auto-generated',
      parts: [
        paragraph(`${by} invites you to play the ${side} side in ${title} at Club Route.`),
        link('See the match and take your seat', address),
        paragraph(
          token === undefined
            ? 'If you do not want to play, ignore this email.'
            : 'Keep the link to yourself: anyone who has it can play this seat. If you do not want to play, ignore this email.',
        ),
        ...(unsubscribe === undefined ? [] : [link('Stop invitations by email', unsubscribe)]),
      ],
    };
  });
}
