import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';

/** How many bytes the path of a socket may have on every system, its end included; Linux takes four more. */
const LONGEST = 104;

/** Whether a socket of that name can be made in a folder: not below a long path, and not on every disk. */
export async function socketFits(folder: string, name: string): Promise<boolean> {
  // What Windows calls by such names is something else.
  if (process.platform === 'win32' || Buffer.byteLength(path.join(folder, name)) >= LONGEST) return false;
  const tried = path.join(folder, randomBytes(4).toString('hex'));
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(tried, () => server.close(() => resolve(true)));
  });
}
