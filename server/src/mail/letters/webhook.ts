import type { Club } from '../../club.ts';
import { link, paragraph, type Letter } from '../../notices/letter.ts';
import type { Missive } from '../../database/missive.ts';
import { accountPage } from '../../notices/pages.ts';

export function webhookLetter(
  { post }: Pick<Club, 'post'>,
  { name, webhook }: Extract<Missive, { readonly kind: 'webhook' }>,
): Letter {
  return {
    subject: 'Your webhook does not answer',
    automatic: 'auto-generated',
    parts: [
      paragraph(`Dear ${name},`),
      paragraph(`Club Route called ${webhook} again and again for two days and got no answer. It calls it no more.`),
      link('Give the address of your webhook again once it answers', accountPage(post)),
    ],
  };
}
