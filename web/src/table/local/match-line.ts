import type { Seat } from '@club-route/engine';
import { reasonOf } from '../../library/database.ts';
import type { FromMatch, Laid, Place, Question, ToMatch } from './messages.ts';

/** Where messages to a match go. */
export interface MatchPort {
  post(message: ToMatch): void;
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** What comes unasked. `gone`: nothing more will come. */
export type News = Exclude<FromMatch, { readonly kind: 'answer' | 'failure' }> | { readonly kind: 'gone' };

/** The page's end of the line to a match of this device. */
export class MatchLine {
  readonly #port: MatchPort;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(news: News) => void>();
  #asked = 0;
  #attending = 0;
  #laid: Laid | undefined;

  constructor(port: MatchPort) {
    this.#port = port;
  }

  /** How the table is laid, once it is, for whoever is before the screen now: nothing of who was there earlier. */
  get laid(): Laid | undefined {
    return this.#laid;
  }

  say(message: ToMatch): void {
    this.#port.post(message);
  }

  /** The answer, at once where it comes at once. */
  ask<T>(question: Question): T | Promise<T> {
    const id = ++this.#asked;
    const given: T[] = [];
    const coming = new Promise<T>((resolve, reject) => {
      this.#pending.set(id, {
        resolve: (answer) => {
          given.push(answer as T);
          resolve(answer as T);
        },
        reject,
      });
    });
    this.#port.post({ kind: 'ask', id, question });
    return given.length > 0 ? given[0]! : coming;
  }

  /** A message has come from the match. */
  hear(message: FromMatch): void {
    if (message.kind === 'answer' || message.kind === 'failure') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.kind === 'answer') pending?.resolve(message.answer);
      else pending?.reject(new Error(message.text));
      return;
    }
    if (message.kind === 'laid') this.#laid = message.laid;
    if (message.kind === 'place') this.#take(message.place);
    this.#tell(message);
  }

  /** What was asked will not be answered. */
  fail(error: unknown): void {
    for (const pending of this.#pending.values()) pending.reject(new Error(reasonOf(error)));
    this.#pending.clear();
  }

  /** The match is gone: nothing more will come. */
  end(error: unknown): void {
    this.fail(error);
    this.#tell({ kind: 'gone' });
  }

  /** The one before the screen gets up, and a curtain falls before the next. */
  handOver(seat: Seat): void {
    this.#take({ kind: 'curtain', seat });
    this.say({ kind: 'handOver' });
  }

  /** Returns an unsubscribe function. */
  listen(onNews: (news: News) => void): () => void {
    this.#listeners.add(onNews);
    return () => this.#listeners.delete(onNews);
  }

  /** Somebody is at the table: computers play meanwhile. Returns the way to leave. */
  attend(): () => void {
    this.#attending += 1;
    this.say({ kind: 'attend', present: true });
    return () => {
      this.#attending -= 1;
      if (this.#attending === 0) this.say({ kind: 'attend', present: false });
    };
  }

  #take(place: Place): void {
    if (this.#laid !== undefined) this.#laid = { ...this.#laid, place };
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
