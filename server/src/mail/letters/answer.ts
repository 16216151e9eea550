import type { Club } from '../../club.ts';
import { heading, list, paragraph, type Letter, type Part } from '../letter.ts';
import type { Missive, Order } from '../missive.ts';
import { cutParts, howToAnswer, playLink, replyAddress, situationParts } from './report.ts';

type Answer = Extract<Missive, { readonly kind: 'answer' }>;

/** The answer to orders: what was understood, what was refused and why, and how things stand. */
export async function answerLetter(club: Club, { name, turn, orders, subject }: Answer): Promise<Letter> {
  const { match, seat, holder, to } = turn;
  const reply = await replyAddress(club, holder);
  return club.desks.with(match, async (desk): Promise<Letter> => {
    const { row } = desk;
    const acts = row.status === 'running' && row.to_act.includes(seat);
    return {
      subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
      automatic: 'auto-replied',
      thread: `${match}.${seat}`,
      ...(acts ? reply : {}),
      parts: [
        ...(acts ? cutParts(club) : []),
        paragraph(`Dear ${name},`),
        ...ordersParts(orders),
        ...(row.outcome === null ? [] : [heading('The match is over'), paragraph(row.outcome.reason)]),
        ...(acts || row.outcome !== null ? [] : [paragraph('It is not your turn now. A mail comes when it is.')]),
        ...(desk.match === undefined ? [] : situationParts(desk, seat, to, acts)),
        ...(acts ? howToAnswer(club) : []),
        playLink(club, match),
      ],
    };
  });
}

function ordersParts(orders: readonly Order[]): readonly Part[] {
  if (orders.length === 0) return [paragraph('There was no order in your mail. This is how things stand.')];
  const of = (outcome: Order['outcome']): readonly Order[] => orders.filter((order) => order.outcome === outcome);
  return [
    ...section('Carried out', of('done')),
    ...section('Refused', of('refused')),
    ...section('Not looked at, because of what came before', of('left')),
  ];
}

function section(title: string, orders: readonly Order[]): readonly Part[] {
  if (orders.length === 0) return [];
  return [heading(title), list(orders.map(({ text, sentences }) => [text, ...sentences].join(' — ')))];
}
