import { parentPort } from 'node:worker_threads';
import { MalformedError } from './malformed.ts';
import { readMessage } from './message.ts';
import type { Reading } from './reader.ts';

/** The thread in which mails of strangers are read: whatever one of them makes of it, nobody's move waits. */
parentPort?.on('message', (raw: Uint8Array) => {
  void read(Buffer.from(raw)).then((reading) => parentPort?.postMessage(reading));
});

async function read(raw: Buffer): Promise<Reading> {
  try {
    return { message: await readMessage(raw) };
  } catch (error) {
    if (error instanceof MalformedError) return { malformed: error.message };
    // A fault of ours, such as a stack that a nested mail exhausts; it would be the same the next time.
    return { malformed: `it cannot be read: ${String(error)}` };
  }
}
