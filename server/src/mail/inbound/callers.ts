import type { SMTPServerSession } from 'smtp-server';
import { originOf } from '../../safety/address.ts';

/** So many connections may one address hold: more than a mail server uses to bring what waits. */
export const MOST_OF_ONE = 10;

/** Where the club's own mail server calls from. It brings everybody's mail. */
const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Who holds connections now. Without it one stranger who says nothing keeps all of them, and no order arrives. */
export class Callers {
  readonly #origins = new Map<string, string>();

  /** Whether there is room for one more from its address; if so it counts until it leaves. */
  admit({ id, remoteAddress }: Pick<SMTPServerSession, 'id' | 'remoteAddress'>): boolean {
    if (HERE.includes(remoteAddress)) return true;
    const origin = originOf({ ip: remoteAddress });
    const held = [...this.#origins.values()].filter((one) => one === origin).length;
    if (held >= MOST_OF_ONE) return false;
    this.#origins.set(id, origin);
    return true;
  }

  leave({ id }: Pick<SMTPServerSession, 'id'>): void {
    this.#origins.delete(id);
  }
}
