import type { Seated } from '@club-route/wire';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

interface Whole {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
}

/** Somebody with a browser: keeps cookies, sends JSON and the origin of the page. */
export class Visitor {
  readonly address: string;
  cookie = '';
  /** The secret of a seat held without an account. */
  link: string | undefined;

  constructor(address: string, link?: string) {
    this.address = address;
    this.link = link;
  }

  /** Asks for something; the answer as it came. */
  async send(method: string, path: string, body?: unknown): Promise<Whole> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        origin: this.address,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.link === undefined ? {} : { authorization: `Seat ${this.link}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
  }

  async ask<T = Record<string, never>>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const { status, text } = await this.send(method, path, body);
    return { status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  /** Asks for something that has to succeed. */
  async have<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  get<T>(path: string): Promise<T> {
    return this.have('GET', path);
  }

  post<T>(path: string, body?: unknown): Promise<T> {
    return this.have('POST', path, body);
  }

  /** Sits down with a link, and keeps the secret that comes in exchange. */
  async sitDown(token: string, name?: string): Promise<Seated> {
    const seated = await this.post<Seated>('/api/links', { token, ...(name === undefined ? {} : { name }) });
    this.link = seated.secret ?? this.link;
    return seated;
  }

  /** Asks for something that has to be refused; the sentence. */
  async refused(status: number, method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask<{ readonly error: string }>(method, path, body);
    if (answer.status !== status)
      throw new Error(`${method} ${path}: ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
    return answer.body.error;
  }
}

export async function member(address: string, name: string, email?: string): Promise<Visitor> {
  const visitor = new Visitor(address);
  await visitor.post('/api/accounts', { name, password: 'correct horse', ...(email === undefined ? {} : { email }) });
  return visitor;
}
