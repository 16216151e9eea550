import type { Club } from '../../club.ts';
import type { Brought, Missive, Order } from '../../database/missive.ts';
import type { OutboxRow } from '../../database/schema.ts';
import { heading, link, list, paragraph, type Letter, type Part } from '../../notices/letter.ts';
import { pictureParts } from '../../notices/picture.ts';
import { broughtTo, sightAfter, withFilm } from '../../notices/situation.ts';
import { unsubscribeAddress } from '../../notices/unsubscribe.ts';
import type { Desk } from '../../play/desk.ts';
import { orderAddress } from '../mailbox.ts';
import { cutParts, pictureAfter, playLink, replyAddress, sideOf } from './report.ts';
import { wayBack, type LetterParts } from './turn.ts';

type Dispatch = Extract<Missive, { readonly kind: 'dispatch' }>;

/** What was brought to somebody, from the film of their seat alone; perhaps in answer to a letter of theirs. */
export async function dispatchLetter(
  club: LetterParts,
  { name, brought, isDigest, letter }: Dispatch,
  { account_id }: OutboxRow,
): Promise<Letter | undefined> {
  const sections = (await Promise.all(brought.map((one) => sectionOf(club, one, isDigest, letter?.refused)))).filter(
    (section) => section !== undefined,
  );
  const [first] = sections;
  if (first === undefined) return undefined;
  const { match, seat, holder } = first.brought;
  const unsubscribe =
    account_id === null ? unsubscribeAddress(club, 'seat', holder) : unsubscribeAddress(club, 'turns', account_id);
  const farewell = [
    ...(account_id === null ? await wayBack(club, holder) : []),
    link(`Stop emails about ${account_id === null ? 'this match' : 'turns and dispatches'}`, unsubscribe),
  ];
  const dear = paragraph(`Dear ${name},`);
  if (sections.length > 1) {
    const all: Part[] = [];
    for (const section of sections) {
      all.push(heading(section.title), ...section.parts);
      if (club.post.takesOrders)
        all.push(paragraph(`Email orders for this match to ${await orderAddress(club, section.brought.holder)}`));
    }
    const subject = `Dispatches in ${sections.length} matches`;
    return { subject, unsubscribe, automatic: 'auto-generated', parts: [dear, ...all, ...farewell] };
  }
  return {
    subject: letter === undefined ? first.subject : replySubject(letter.subject),
    automatic: letter === undefined ? 'auto-generated' : 'auto-replied',
    unsubscribe,
    thread: `${match}.${seat}`,
    ...(await replyAddress(club, holder)),
    parts: [...cutParts(club), dear, ...first.parts, ...howToWrite(club, first), ...farewell],
  };
}

function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

interface Section {
  readonly brought: Brought;
  readonly title: string;
  readonly subject: string;
  readonly grammar: string;
  readonly isOver: boolean;
  readonly parts: readonly Part[];
}

async function sectionOf(
  club: Pick<Club, 'desks' | 'log' | 'post'>,
  brought: Brought,
  isDigest: boolean,
  refused: readonly Order[] = [],
): Promise<Section | undefined> {
  const { match, seat, holder, from, to } = brought;
  const told = await withFilm(club, match, seat, from, async (desk) => {
    if (!desk.affairs.holders.some((one) => one.id === holder)) return undefined;
    const { title } = desk.module.game;
    const { sentences, asksForMap } = broughtTo(desk, seat, from, to);
    const isFirst = from < 0;
    return {
      title,
      subject: isFirst ? `${title}: you are ${sideOf(desk, seat)}` : `Dispatches: ${title}`,
      grammar: desk.module.language.grammar(sightAfter(desk, seat, to), seat),
      isOver: desk.row.outcome !== null,
      picture: isFirst || asksForMap || isDigest ? pictureAfter(desk, seat, to) : undefined,
      parts: [
        ...(isFirst ? [paragraph(`You are ${sideOf(desk, seat)} in ${title}.`)] : []),
        ...refusedParts(refused),
        ...(sentences.length === 0 ? [] : [heading('Dispatches'), list(sentences)]),
        ...(isFirst || isDigest ? positionParts(desk, seat, to) : []),
        ...(sentences.length === 0 && refused.length === 0 && !isFirst ? [paragraph('There is nothing new.')] : []),
      ],
    };
  });
  if (told === undefined) return undefined;
  const { parts, picture, ...words } = told;
  // Drawn outside the match's own turn, in which nobody could move meanwhile.
  const drawn = await pictureParts(club, picture);
  return { brought, ...words, parts: [...parts, ...drawn, playLink(club, match)] };
}

/** Each block by itself: its lines as they were read, and why it was not carried out. */
function refusedParts(refused: readonly Order[]): readonly Part[] {
  if (refused.length === 0) return [];
  const lines = refused.map(({ text, sentences }) => [text.replaceAll('\n', ' / '), ...sentences].join(' — '));
  return [heading('Refused'), list(lines)];
}

function positionParts(desk: Desk, seat: string, to: number): readonly Part[] {
  return [heading('What you know'), list(desk.module.language.describe(sightAfter(desk, seat, to), seat))];
}

function howToWrite({ post }: Pick<Club, 'post'>, { brought, grammar, isOver }: Section): readonly Part[] {
  if (!post.takesOrders || isOver) return [];
  return [
    ...(brought.isUnread ? [paragraph(UNREAD)] : []),
    paragraph(
      'To give orders, reply to this email. The server reads each block separately. Add a line MAP to get a map. Keep the reply address secret: anyone who writes to it plays for you.',
    ),
    paragraph(grammar),
  ];
}

/** Tells a reader, and whoever reads for them, that play may wait for a word. */
export const UNREAD =
  'The clock may be waiting for you. Reply with orders, or with the word ATTEND once you have read this.';
