import { openPostOffice, type PostOffice } from '../house/post-office.ts';
import { ask } from './check.ts';

/**
 * What leaves the house by SMTP, against what the outbox says. A house that was killed between sending and noting it sends the
 * same mail again: under the same Message-ID, so that a mailbox shows it once. Under a second one it would be another mail.
 */
export class Delivered {
  readonly #office: PostOffice;

  private constructor(office: PostOffice) {
    this.#office = office;
  }

  static async open(): Promise<Delivered> {
    return new Delivered(await openPostOffice());
  }

  get environment(): Readonly<Record<string, string>> {
    return { SMTP_URL: this.#office.url };
  }

  /** Keeps of each mail what it tells: the house forgets it as soon as it has left. */
  async keepBodies(url: string): Promise<void> {
    await ask(
      url,
      `create table if not exists kept_body (message_id text primary key, body jsonb);
       create or replace function keep_body() returns trigger language plpgsql as
         'begin insert into kept_body values (new.message_id::text, new.body); return new; end';
       create or replace trigger keep_body after insert on outbox for each row execute function keep_body()`,
    );
  }

  /** Every mail that the house calls sent has arrived, and what arrived it knows. How many arrived, and how many twice. */
  async check(url: string): Promise<{ readonly arrived: number; readonly again: number }> {
    const rows = await ask<{ id: string; sent: boolean }>(
      url,
      `select message_id::text as id, sent_at is not null as sent from outbox where carrier = 'mail'`,
    );
    const known = new Map(rows.map(({ id, sent }) => [id, sent]));
    const arrived = this.#office.mails.map(({ messageId }) => /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? '');
    const there = new Set(arrived);
    const lost = rows.find(({ id, sent }) => sent && !there.has(id));
    if (lost !== undefined) throw new Error(`mail ${lost.id} is called sent and never arrived`);
    const stranger = arrived.find((id) => !known.has(id));
    if (stranger !== undefined) throw new Error(`a mail arrived as ${stranger}, which the outbox does not know`);
    return { arrived: there.size, again: arrived.length - there.size };
  }

  close(): Promise<void> {
    return this.#office.close();
  }
}
