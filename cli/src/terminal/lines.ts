import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The lines of an input, each asked for with a prompt where there is somebody to see it. */
export async function* askedLines(input: Readable, output: Writable | undefined): AsyncGenerator<string> {
  const reader = createInterface({ input, output, prompt: '> ' });
  // Lines that came before the end are still to be answered after it, but nobody can be asked for another.
  let hasEnded = false;
  reader.once('close', () => {
    hasEnded = true;
  });
  try {
    reader.prompt();
    for await (const line of reader) {
      yield line;
      if (!hasEnded) reader.prompt();
    }
  } finally {
    reader.close();
  }
}
