import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  readonly replyTo: string;
  readonly text: string;
}

/** Somebody who reads and writes mail and has no browser: reads what the server's mail catcher has, and writes by SMTP. */
export class Mailbox {
  readonly address: string;
  readonly #request: APIRequestContext;
  readonly #read = new Set<string>();
  #isClosed = false;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.address = address;
  }

  /** The oldest mail of a kind that was not read yet, as soon as there is one. */
  async next(kind: string): Promise<Mail> {
    let found: Mail | undefined;
    await expect(async () => {
      found = await this.#look(kind);
      expect(found).toBeDefined();
    }).toPass();
    return found!;
  }

  /** Says that everything is read, mail after mail, until it is closed. */
  async attend(): Promise<void> {
    while (!this.#isClosed) {
      const mail = await this.#look('dispatch');
      if (mail !== undefined) await this.write(mail.replyTo, 'ATTEND');
      else await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  async write(to: string, text: string): Promise<void> {
    const socket = connect(Number(process.env['CLUB_ROUTE_TEST_MAIL_PORT']), '127.0.0.1');
    const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
    const message = `From: <${this.address}>\r\nTo: <${to}>\r\nSubject: Orders\r\nMessage-ID: <${crypto.randomUUID()}@home.example>\r\n\r\n`;
    const body = `${message}${text.replaceAll('\n', '\r\n')}\r\n.`;
    const lines = ['HELO home.example', `MAIL FROM:<${this.address}>`, `RCPT TO:<${to}>`, 'DATA', body, 'QUIT'];
    expect((await replies.next()).value).toMatch(/^220/);
    for (const line of lines) {
      socket.write(`${line}\r\n`);
      expect((await replies.next()).value).toMatch(/^[23]/);
    }
    socket.end();
    await once(socket, 'close');
  }

  async #look(kind: string): Promise<Mail | undefined> {
    const catcher = `http://127.0.0.1:${process.env['CLUB_ROUTE_TEST_KEEPER_PORT']}/mail`;
    const list = await (await this.#request.get(catcher)).text();
    const ids = [...list.matchAll(/<a href="\/mail\/(\d+)">(\w+) to ([^<]+)<\/a>[^<]*, caught</g)]
      .filter(([, id, what, to]) => what === kind && to === this.address && !this.#read.has(id!))
      .map(([, id]) => id!);
    // The newest stands first.
    const id = ids.at(-1);
    if (id === undefined) return undefined;
    this.#read.add(id);
    const page = await (await this.#request.get(`${catcher}/${id}`)).text();
    const [, replyTo = ''] = /^Reply-To: (.+)$/m.exec(page) ?? [];
    return { replyTo, text: page };
  }
}
