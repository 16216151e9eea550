/** Who asks: an account, the bearer of a seat's secret, both, or nobody in particular. */
export interface Person {
  readonly account?: { readonly id: string; readonly name: string };
  readonly link?: Buffer;
  /** Where the request came from, hashed: only for counting. */
  readonly origin?: string;
}

/** Against whose share somebody counts: that of the account, or that of the address. */
export function shareOf({ account, origin }: Person): string {
  return account?.id ?? origin ?? '';
}
