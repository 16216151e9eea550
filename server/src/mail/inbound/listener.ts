import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Club } from '../../club.ts';
import { Callers } from './callers.ts';
import { MalformedError } from './malformed.ts';
import { MOST_BYTES } from './message.ts';
import { isOurs, MOST_ADDRESSES, receive, type Receiving } from './receive.ts';

export interface Entrance {
  /** Where it listens, once it does. */
  readonly port: number;
  close(): Promise<void>;
}

/** Takes mail for our secret addresses, and for nobody else, from whichever mail server brings it. */
export async function listenForMail(club: Receiving, where: string): Promise<Entrance> {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(where) ?? [];
  const callers = new Callers();
  const server = new SMTPServer({
    name: club.post.domain,
    banner: 'Club Route takes orders',
    size: MOST_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: 50,
    logger: false,
    onConnect(session, done) {
      done(callers.admit(session) ? null : refusal(421, 'Too many connections from your address'));
    },
    onClose: (session) => callers.leave(session),
    onMailFrom({ address }, _session, done) {
      // Bounces have no sender; nobody plays by bouncing.
      done(address === '' ? refusal(550, 'Bounces are not taken here') : null);
    },
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length >= MOST_ADDRESSES) return done(refusal(452, 'Too many addresses in one mail'));
      return void settle(club, done, async () =>
        !(await isOurs(club, address)) ? refusal(550, 'There is no such address here') : undefined,
      );
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map((one) => one.address);
      void settle(club, done, () => take(club, stream, to));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), host.replaceAll(/[[\]]/g, ''), resolve);
  });
  server.on('error', (error: Error) => club.log.warn({ error }, 'a mail connection broke'));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Answers with what the work comes to; when it fails, the other side is to come again, but not with what cannot be read. */
async function settle(
  club: Pick<Club, 'log'>,
  done: (error?: Error | null) => void,
  work: () => Promise<Error | undefined>,
): Promise<void> {
  const problem = await work().catch((error: unknown) => {
    if (error instanceof MalformedError) {
      club.log.info({ error }, 'a mail cannot be read');
      return refusal(554, 'The mail cannot be read');
    }
    club.log.error({ error }, 'a mail could not be taken');
    return refusal(451, 'Try again later');
  });
  done(problem ?? null);
}

async function take(club: Receiving, stream: SMTPServerDataStream, to: readonly string[]): Promise<Error | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Read to the end even when it is too long: that is how the protocol goes on.
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) pieces.push(piece);
  }
  if (bytes > MOST_BYTES) return refusal(552, 'The mail is too long');
  await receive(club, to, Buffer.concat(pieces));
  return undefined;
}

function refusal(code: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode: code });
}
