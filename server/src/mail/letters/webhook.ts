import type { Club } from '../../club.ts';
import { link, paragraph, type Letter } from '../../notices/letter.ts';
import type { Missive } from '../../database/missive.ts';
import { accountPage } from '../../notices/pages.ts';

export function webhookLetter(
  { post }: Pick<Club, 'post'>,
  { name, webhook }: Extract<Missive, { readonly kind: 'webhook' }>,
): Letter {
  return {
    subject: 'Your webhook is not answering',
    automatic: 'auto-generated',
    parts: [
      paragraph(`Dear ${name},`),
      paragraph(`Club Route called ${webhook} for two days and got no answer, so it has stopped calling.`),
      link('Enter the address again once your webhook answers', accountPage(post)),
    ],
  };
}
