import type { Club } from '../../club.ts';
import { confirmMailbox, confirmToken } from '../../notices/addresses.ts';
import { link, paragraph, type Letter } from '../../notices/letter.ts';
import type { Missive } from '../../database/missive.ts';
import { confirmPage } from '../../notices/pages.ts';

/** The one mail that goes to an address nobody has confirmed. It says nothing that whoever typed the address could choose. */
export async function confirmationLetter(
  club: Pick<Club, 'database' | 'post'>,
  { address }: Extract<Missive, { readonly kind: 'confirmation' }>,
): Promise<Letter> {
  const token = await confirmToken(club, address);
  const page = confirmPage(club.post, token);
  const { takesOrders } = club.post;
  return {
    subject: 'Do you want email from Club Route?',
    automatic: 'auto-generated',
    unsubscribe: page,
    ...(takesOrders ? { replyTo: confirmMailbox(club, token) } : {}),
    parts: [
      paragraph('Someone, probably you, asked Club Route to send email to this address.'),
      link('Confirm this address, or stop all email to it', page),
      ...(takesOrders ? [paragraph('You can also confirm it by replying to this email.')] : []),
      paragraph('If it was not you, ignore this email. We send nothing more unless you confirm.'),
    ],
  };
}
