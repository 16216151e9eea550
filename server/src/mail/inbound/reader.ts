import { Thread, ThreadEndedError } from '../../thread.ts';
import { MalformedError } from './malformed.ts';
import type { Message } from './message.ts';

export type Reading = { readonly message: Message } | { readonly malformed: string };

/** A mail takes milliseconds. One that takes so long was made to. */
const PATIENCE = 10_000;
const MOST_WAITING = 100;
/** One thread that strangers can exhaust must not take the memory of all. */
const MOST_MEGABYTES = 256;

/** Reads mails one after the other, off the main thread, each within a limit. */
export class MailReader {
  readonly #thread: Thread<Uint8Array, Reading>;
  readonly #patience: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(file: URL, patience = PATIENCE) {
    this.#thread = new Thread(file, { maxOldGenerationSizeMb: MOST_MEGABYTES });
    this.#patience = patience;
  }

  /** Throws a `MalformedError` for what cannot be read; any other error says to come again. */
  async read(raw: Buffer): Promise<Message> {
    if (this.#waiting >= MOST_WAITING) throw new Error('too many mails wait to be read');
    this.#waiting++;
    const reading = this.#last.then(() => this.#ask(raw));
    this.#last = reading.catch(() => undefined);
    try {
      return await reading;
    } finally {
      this.#waiting--;
    }
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  async #ask(raw: Buffer): Promise<Message> {
    try {
      const reading = await this.#thread.ask(raw, this.#patience);
      if ('message' in reading) return reading.message;
      throw new MalformedError(reading.malformed);
    } catch (error) {
      // It took too long, or all of the memory: both would happen again.
      if (error instanceof ThreadEndedError) throw new MalformedError(error.message, { cause: error });
      throw error;
    }
  }
}
