/** Who asks: an account, the bearer of a seat's secret, both, or nobody in particular. */
export interface Person {
  readonly account?: { readonly id: string; readonly name: string };
  readonly link?: Buffer;
  /** Where the request came from, hashed: only for counting. */
  readonly origin?: string;
}
