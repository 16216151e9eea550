import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { escaped, lettersHtml, lettersText, picturesIn, type Letter } from '../notices/letter.ts';
import { write } from '../mail/letters/index.ts';
import { pack } from '../mail/parcel.ts';
import { notThere } from '../problem.ts';
import { read } from '../safety/reading.ts';
import type { LetterParts } from '../mail/letters/turn.ts';

const SHOWN = 100;
const one = z.strictObject({ id: z.string().regex(/^\d{1,15}$/) });
const picture = one.extend({ number: z.coerce.number().int().min(0).max(50) });

/** The mail catcher: where no mail server is named, whoever runs the server sees here what would be sent. */
export function catcherRoutes(server: FastifyInstance, club: LetterParts): void {
  server.get('/mail', async (_request, reply) => {
    const rows = await mailRows(club).orderBy('id', 'desc').limit(SHOWN).execute();
    return reply.type('text/html').send(page('Caught email', rows.map(lineOf).join('') || '<p>None yet.</p>'));
  });

  server.get('/mail/:id', async (request, reply) => {
    const { id } = read(one, request.params);
    const { row, letter } = await letterOf(club, id);
    return reply.type('text/html').send(page(letter.subject, letterHtml(club, row, letter)));
  });

  server.get('/mail/:id/:number', async (request, reply) => {
    const { id, number } = read(picture, request.params);
    const png = picturesIn((await letterOf(club, id)).letter)[number];
    if (png === undefined) throw notThere('picture');
    return reply.type('image/png').send(png);
  });
}

function mailRows({ database }: Pick<Club, 'database'>) {
  return database.selectFrom('outbox').selectAll().where('carrier', '=', 'mail');
}

async function letterOf(club: LetterParts, id: string): Promise<{ readonly row: OutboxRow; readonly letter: Letter }> {
  const row = await mailRows(club).where('id', '=', id).executeTakeFirst();
  const letter = row?.dropped_at === null ? await write(club, row) : undefined;
  if (row === undefined || letter === undefined) throw notThere('mail, or it is out of date');
  return { row, letter };
}

function lineOf({ id, kind, address, created_at, sent_at, problem }: OutboxRow): string {
  const state = sent_at === null ? (problem ?? 'waits') : 'caught';
  return `<p><a href="/mail/${id}">${escaped(kind)} to ${escaped(address)}</a>, ${created_at.toISOString()}, ${escaped(state)}</p>`;
}

function letterHtml(club: Pick<Club, 'post'>, row: OutboxRow, letter: Letter): string {
  const { messageId, from, to, replyTo, subject, headers } = pack(club.post, row.address, row.message_id, letter);
  const head = {
    From: from.address,
    To: to,
    'Reply-To': replyTo,
    Subject: subject,
    'Message-ID': messageId,
    ...headers,
  };
  const lines = Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const html = lettersHtml(letter, (index) => `/mail/${row.id}/${index}`);
  return `<pre>${escaped(lines.join('\n'))}</pre><hr>${html.slice(html.indexOf('<body'))}<hr><pre>${escaped(lettersText(letter))}</pre>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>body{font:16px/1.5 sans-serif;max-width:60em;margin:1em auto;padding:0 1em}pre{white-space:pre-wrap}</style><h1>${escaped(title)}</h1>${body}</html>`;
}
