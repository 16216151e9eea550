import type { Club } from '../../club.ts';
import { link, paragraph, type Letter } from '../../notices/letter.ts';
import type { Missive } from '../../database/missive.ts';
import { resetPage } from '../../notices/pages.ts';

export function resetLetter(
  { post }: Pick<Club, 'post'>,
  { name, token }: Extract<Missive, { readonly kind: 'reset' }>,
): Letter {
  return {
    subject: 'A new password for Club Route',
    automatic: 'auto-generated',
    parts: [
      paragraph(`Dear ${name},`),
      paragraph(
        'Someone, probably you, asked for a new password for your account. The link below works once, within an hour.',
      ),
      link('Choose a new password', resetPage(post, token)),
      paragraph('If it was not you, ignore this email. Your password has not changed.'),
    ],
  };
}
