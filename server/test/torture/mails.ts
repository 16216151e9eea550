import { setImmediate } from 'node:timers/promises';
import { FastDice, type Dice } from '@club-route/engine';
import { MalformedError } from '../../src/mail/inbound/malformed.ts';
import { MailReader } from '../../src/mail/inbound/reader.ts';
import { StandStill } from './stand-still.ts';

/** Mails of strangers, grown by mutation and by nesting, as long as the door lets them be. */

const MOST_BYTES = 250_000;
const AT_ONCE = 20;

/** What mails are made of: each repeated without end is an attack of its own, and so is any mixture of them. */
const SEEDS: readonly string[] = [
  'On Monday, Roy <roy@home.example> wrote:\r\n',
  'wrote ',
  'wrote:',
  '> end\r\n',
  '________________\r\n',
  '-----Original Message-----\r\n',
  'From: a@b.c\r\n',
  '<div>',
  '</div>',
  '<table><tr><td>',
  '<ul><li>end',
  '<p>end</p>',
  '<a href="x">',
  '<!--',
  '<',
  '&amp;',
  '=?utf-8?Q?a?= ',
  '=?utf-8?B?',
  '=3D=\r\n',
  'To: a,b,c:d;\r\n',
  'Cc: (((<<<"""\r\n',
  'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  'Content-Type: text/html\r\n\r\n',
  'Content-Type: text/plain; format=flowed; a*0=b; a*1*=c\r\n\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n\r\n',
  'Content-Transfer-Encoding: base64\r\n\r\n',
  '--b\r\n',
  '\r\n',
  '\r\n\r\n',
  ' ',
  'end\r\n',
  'a',
  '\0',
  'é',
  ':',
];

export interface Flood {
  readonly mails: number;
  readonly refused: number;
  /** The longest that the main loop stood still, in milliseconds. */
  readonly clock: number;
  readonly processor: number;
}

export async function floodMails(worker: URL, count: number, seed: number): Promise<Flood> {
  const dice = new FastDice(seed);
  const reader = new MailReader(worker);
  await reader.read(Buffer.from('Subject: warm\r\n\r\nend\r\n'));
  const stands = new StandStill();
  let refused = 0;
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const begun: Promise<boolean>[] = [];
    for (let n = 0; n < Math.min(AT_ONCE, count - sent); n++) {
      begun.push(isRefused(reader, grow(dice)));
      // Growing a mail takes time of its own, which is none of the reader's.
      await setImmediate();
    }
    for (const one of await Promise.all(begun)) if (one) refused++;
  }
  const longest = stands.end();
  await reader.close();
  return { mails: count, refused, ...longest };
}

async function isRefused(reader: MailReader, mail: Buffer): Promise<boolean> {
  try {
    await reader.read(mail);
    return false;
  } catch (error) {
    if (error instanceof MalformedError) return true;
    throw error;
  }
}

function grow(dice: Dice): Buffer {
  const pick = (): string => dice.pick(SEEDS, 'seed');
  // Most are short, so that many can be tried; some are as long as can be.
  const bytes = dice.chance(1, 20, 'length') ? MOST_BYTES : 2 ** dice.between(1, 15, 'length');
  const pieces: string[] = [
    'From: a@b.c\r\n',
    ...(dice.chance(1, 2, 'head') ? ['Content-Type: text/html\r\n\r\n'] : []),
  ];
  let length = 0;
  while (length < bytes) {
    const piece = Array.from({ length: dice.between(1, 3, 'words') }, pick).join('');
    const times = Math.min(2 ** dice.between(0, 17, 'times'), Math.ceil((bytes - length) / piece.length));
    pieces.push(piece.repeat(times));
    length += piece.length * times;
  }
  return Buffer.from(pieces.join('')).subarray(0, MOST_BYTES);
}
