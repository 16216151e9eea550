import type { Club } from '../../club.ts';
import { link, paragraph, type Letter } from '../letter.ts';
import type { Missive } from '../missive.ts';
import { accountPage } from '../pages.ts';

export function webhookLetter(
  { post }: Club,
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
