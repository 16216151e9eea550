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

/** What became of one line of a mail with orders. */
export interface Order {
  readonly text: string;
  readonly outcome: 'done' | 'refused' | 'left';
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
  | {
      readonly kind: 'answer';
      readonly name: string;
      readonly turn: Omit<Turn, 'since' | 'from'>;
      readonly orders: readonly Order[];
      /** The subject of the mail that is answered, and its Message-ID. */
      readonly subject: string;
    };
