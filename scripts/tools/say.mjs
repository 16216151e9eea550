/**
 * Says what is going on. On the error stream, because the output of `club-route` may be going into a file.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
