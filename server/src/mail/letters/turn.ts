import type { Club } from '../../club.ts';
import type { OutboxRow } from '../../database/schema.ts';
import { pictureParts } from '../../notices/picture.ts';
import { isStill } from '../../notices/situation.ts';
import { unsubscribeAddress } from '../../notices/unsubscribe.ts';
import { heading, link, paragraph, type Letter, type Part } from '../../notices/letter.ts';
import { orderAddress } from '../mailbox.ts';
import type { Missive, Turn } from '../../database/missive.ts';
import { seatPage } from '../../notices/pages.ts';
import {
  cutParts,
  eventParts,
  howToAnswer,
  opponentsText,
  pictureAfter,
  playLink,
  replyAddress,
  sideOf,
  situationParts,
} from './report.ts';

/** What writing a letter takes. */
export type LetterParts = Pick<Club, 'database' | 'desks' | 'log' | 'post' | 'returnLinks'>;

/** "Your turn", of one match or gathered of several. A turn that was played in the meantime is left out. */
export async function turnLetter(
  club: LetterParts,
  { name, turns }: Extract<Missive, { readonly kind: 'turn' }>,
  { account_id, sent_at }: OutboxRow,
): Promise<Letter | undefined> {
  const sections = (
    await Promise.all(
      turns.map((turn) => sectionOf(club, turn, { wasSent: sent_at !== null, isAlone: turns.length === 1 })),
    )
  ).filter((one) => one !== undefined);
  const [first] = sections;
  if (first === undefined) return undefined;
  const unsubscribe =
    account_id === null
      ? unsubscribeAddress(club, 'seat', first.turn.holder)
      : unsubscribeAddress(club, 'turns', account_id);
  const farewell = [
    ...(account_id === null ? await wayBack(club, first.turn.holder) : []),
    link(`Stop emails about ${account_id === null ? 'this match' : 'turns'}`, unsubscribe),
  ];
  const shared = { unsubscribe, automatic: 'auto-generated' } as const;
  if (sections.length === 1)
    return {
      ...shared,
      subject: `Your turn: ${first.title}`,
      thread: `${first.turn.match}.${first.turn.seat}`,
      ...(await replyAddress(club, first.turn.holder)),
      parts: [...cutParts(club), paragraph(`Dear ${name},`), ...first.parts, ...howToAnswer(club), ...farewell],
    };
  const parts: Part[] = [paragraph(`Dear ${name},`), paragraph(`It is your turn in ${sections.length} matches.`)];
  for (const section of sections) {
    parts.push(heading(section.title), ...section.parts);
    if (club.post.takesOrders)
      parts.push(
        paragraph(`Email orders for this match, one per line, to ${await orderAddress(club, section.turn.holder)}`),
      );
  }
  return { ...shared, subject: `Your turn in ${sections.length} matches`, parts: [...parts, ...farewell] };
}

/** Somebody without an account comes back to the seat with a secret. */
export async function wayBack(
  { database, returnLinks, post }: Pick<Club, 'database' | 'returnLinks' | 'post'>,
  holder: string,
): Promise<readonly Part[]> {
  const row = await database.selectFrom('holder').select('return_key').where('id', '=', holder).executeTakeFirst();
  if (typeof row?.return_key !== 'number')
    return [paragraph('Open your seat in the browser you used before, or with its private link.')];
  return [
    link('Open your seat on any device', seatPage(post, returnLinks.tokenOf(holder, row.return_key))),
    paragraph('Keep this link to yourself: anyone who has it can play for you.'),
  ];
}

interface Section {
  readonly turn: Turn;
  readonly title: string;
  readonly parts: readonly Part[];
}

interface Telling {
  readonly wasSent: boolean;
  /** A mail about many matches would be megabytes with all their pictures. */
  readonly isAlone: boolean;
}

async function sectionOf(
  club: Pick<Club, 'desks' | 'log' | 'post'>,
  turn: Turn,
  { wasSent, isAlone }: Telling,
): Promise<Section | undefined> {
  const { match, seat, from, to } = turn;
  const told = await club.desks.with(match, async (desk) => {
    if (!wasSent && !isStill(desk, turn)) return undefined;
    const { title } = desk.module.game;
    return {
      title,
      greeting: paragraph(
        `It is your turn as the ${sideOf(desk, seat)} player in ${title}${opponentsText(desk, seat)}.`,
      ),
      picture: isAlone ? pictureAfter(desk, seat, to) : undefined,
      parts: [...eventParts(desk, seat, from, to), ...situationParts(desk, seat, to, true)],
    };
  });
  if (told === undefined) return undefined;
  const { title, greeting, picture, parts } = told;
  // Drawn outside the match's own turn, in which nobody could move meanwhile.
  const drawn = await pictureParts(club, picture);
  return { turn, title, parts: [greeting, ...drawn, ...parts, playLink(club, match)] };
}
