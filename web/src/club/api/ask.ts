import type { Problem } from '@club-route/wire';

/** What the club refuses, in its own sentence. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** No club answers: there is no connection, or only files are served at this address. */
export class NoClub extends Error {
  constructor() {
    super('The club is not answering. Check your connection, then try again.');
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Asking {
  readonly body?: object;
  /** The secret of a seat that is held without an account. */
  readonly secret?: string;
}

export async function ask<T>(method: Method, path: string, { body, secret }: Asking = {}): Promise<T> {
  const answer = await send(
    method,
    path,
    {
      ...(secret === undefined ? {} : { authorization: `Seat ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body,
  );
  if (answer.status === 204) return undefined as T;
  // A host of files answers with a page of its own.
  if (answer.headers.get('content-type')?.includes('application/json') !== true) throw new NoClub();
  const read: unknown = await answer.json();
  if (answer.ok) return read as T;
  throw new Refused(answer.status, (read as Problem).error);
}

async function send(method: Method, path: string, headers: HeadersInit, body: object | undefined): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new NoClub();
  }
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
