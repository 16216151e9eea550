import { outcomeText } from '@club-route/engine';
import type { Club } from '../../club.ts';
import { pictureParts } from '../../notices/picture.ts';
import { heading, list, paragraph, type Letter, type Part } from '../../notices/letter.ts';
import type { Missive, Order } from '../../database/missive.ts';
import { cutParts, howToAnswer, pictureAfter, playLink, replyAddress, situationParts } from './report.ts';

type Answer = Extract<Missive, { readonly kind: 'answer' }>;

/** The answer to orders: what was understood, what was refused and why, and how things stand. */
export async function answerLetter(
  club: Pick<Club, 'database' | 'desks' | 'log' | 'post'>,
  { name, turn, orders, subject }: Answer,
): Promise<Letter> {
  const { match, seat, holder, to } = turn;
  const reply = await replyAddress(club, holder);
  const { acts, over, picture, situation } = await club.desks.with(match, async (desk) => {
    const isToAct = desk.row.status === 'running' && desk.row.to_act.includes(seat);
    return {
      acts: isToAct,
      over:
        desk.row.outcome === null
          ? undefined
          : outcomeText(desk.row.outcome, (one) => desk.module.language.names(one).people),
      picture: desk.match === undefined ? undefined : pictureAfter(desk, seat, to),
      situation: desk.match === undefined ? [] : situationParts(desk, seat, to, isToAct),
    };
  });
  return {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    automatic: 'auto-replied',
    thread: `${match}.${seat}`,
    ...(acts ? reply : {}),
    parts: [
      ...(acts ? cutParts(club) : []),
      paragraph(`Dear ${name},`),
      ...ordersParts(orders),
      ...(over === undefined ? [] : [heading('The match is over'), paragraph(over)]),
      ...(acts || over !== undefined ? [] : [paragraph('It is not your turn now. We will email you when it is.')]),
      ...(await pictureParts(club, picture)),
      ...situation,
      ...(acts ? howToAnswer(club) : []),
      playLink(club, match),
    ],
  };
}

function ordersParts(orders: readonly Order[]): readonly Part[] {
  if (orders.length === 0) return [paragraph('We found no orders in your email. Here is the position.')];
  const of = (outcome: Order['outcome']): readonly Order[] => orders.filter((order) => order.outcome === outcome);
  return [
    ...section('Carried out', of('done')),
    ...section('Passed over', of('passed')),
    ...section('Refused', of('refused')),
    ...section('Skipped, because an earlier order was refused', of('left')),
  ];
}

function section(title: string, orders: readonly Order[]): readonly Part[] {
  if (orders.length === 0) return [];
  return [heading(title), list(orders.map(({ text, sentences }) => [text, ...sentences].join(' — ')))];
}
