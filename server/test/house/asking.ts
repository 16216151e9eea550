import type { House } from './house.ts';
import type { Question } from './questions.ts';
import type { Visitor } from './visitor.ts';

/** A place in the list of matches. */
const AFTER = `2026-01-01T00:00:00.000Z~${'0'.repeat(16)}`;

/** Puts a question in the name of somebody, about one match; the status. Words in capitals stand for something of the house. */
export async function put(
  { address, keeper }: House,
  { cookie }: Visitor,
  id: string,
  question: Question,
  body = question.body && JSON.stringify(question.body),
): Promise<number> {
  const params: Readonly<Record<string, string>> = { id, ...question.params };
  const path = question.route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = question.query === undefined ? '' : `?${new URLSearchParams(question.query).toString()}`;
  const answer = await fetch(
    `${question.route.startsWith('/mail') ? keeper : address}${path}${search.replace('AFTER', AFTER)}`,
    {
      method: question.method,
      headers: { origin: address, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: body.replaceAll('"ID"', `"${id}"`) }),
    },
  );
  await answer.arrayBuffer();
  return answer.status;
}
