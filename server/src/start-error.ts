/** Why the server cannot start, in a sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
