/** A mail that nobody can read, today or later: it is refused for good, so that it does not come again. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
