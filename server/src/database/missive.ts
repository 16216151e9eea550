/** What lies in the outbox: all that is needed to write the letter, the same at every try. */

/** A seat's turn, and the frames of its own film since it last acted. */
export interface Turn {
  readonly match: string;
  readonly seat: string;
  readonly holder: string;
  /** When the turn began: by this it is known. */
  readonly since: number;
  readonly from: number;
  readonly to: number;
}

/** What was brought to a seat, as a stretch of its own film. */
export interface Brought {
  readonly match: string;
  readonly seat: string;
  readonly holder: string;
  /** After this frame; -1 in the first mail about a match. */
  readonly from: number;
  readonly to: number;
  /** Whether play may wait for the seat to say that it has read it. */
  readonly isUnread: boolean;
}

/** What became of one line of a mail with orders. */
export interface Order {
  readonly text: string;
  /** Passed over: refused, but the orders after it are carried out. Begun: an order that is repeated and waits for the computer. */
  readonly outcome: 'done' | 'begun' | 'passed' | 'refused' | 'left';
  /** What happened, or why not. */
  readonly sentences: readonly string[];
}

export type Missive =
  /** Asks whoever reads the mails of an address whether they want any from here. */
  | { readonly kind: 'confirmation'; readonly address: string }
  /** A webhook did not answer for so long that nobody calls it any more. */
  | { readonly kind: 'webhook'; readonly name: string; readonly webhook: string }
  | { readonly kind: 'reset'; readonly name: string; readonly token: string }
  | {
      readonly kind: 'invitation';
      readonly by: string;
      readonly match: string;
      readonly seat: string;
      /** For somebody without an account: the secret of the seat. */
      readonly token?: string;
    }
  | { readonly kind: 'turn'; readonly name: string; readonly turns: readonly Turn[] }
  /** In games in which time passes by itself: what was brought to somebody, perhaps in answer to a letter. */
  | {
      readonly kind: 'dispatch';
      readonly name: string;
      readonly brought: readonly Brought[];
      /** Gathered over some time: then a map goes with it. */
      readonly isDigest: boolean;
      /** The letter that it answers: its subject, and what was refused of it. */
      readonly letter?: { readonly subject: string; readonly refused: readonly Order[] };
    }
  | {
      readonly kind: 'answer';
      readonly name: string;
      readonly turn: Omit<Turn, 'since' | 'from'>;
      readonly orders: readonly Order[];
      /** The subject of the mail that is answered, and its Message-ID. */
      readonly subject: string;
    };
