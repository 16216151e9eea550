import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail server on this machine that keeps all it gets. `refuses` makes it answer so instead. */
export interface PostOffice {
  readonly url: string;
  readonly mails: ParsedMail[];
  refuses: number | undefined;
  /** What came for an address; mails are sent side by side, in no order. */
  to(address: string): readonly ParsedMail[];
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const office: { mails: ParsedMail[]; refuses: number | undefined } = { mails: [], refuses: undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void takeIn(stream, done);
    },
  });
  // Somebody was killed between two mails.
  server.on('error', () => undefined);
  async function takeIn(stream: SMTPServerDataStream, done: (error?: Error | null) => void): Promise<void> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece);
    } catch {
      // Whoever is killed in the middle of a mail has sent none, and waits for no answer.
      return;
    }
    if (office.refuses !== undefined) return done(Object.assign(new Error('No'), { responseCode: office.refuses }));
    office.mails.push(await simpleParser(Buffer.concat(pieces), { keepCidLinks: true, skipTextToHtml: true }));
    return done();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(office, {
    url: `smtp://127.0.0.1:${port}`,
    to: (address: string) => office.mails.filter((mail) => JSON.stringify(mail.to).includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** Hands a mail to whoever takes mail at a port of this machine. */
export async function handIn(port: number, mail: { readonly to: string; readonly text: string }): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await transport.sendMail({ from: 'me@home.example', subject: 'Orders', ...mail });
  transport.close();
}
