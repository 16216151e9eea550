/** What the other side will never take; trying again would only annoy. */
export class HopelessError extends Error {
  override readonly name = 'HopelessError';
}
