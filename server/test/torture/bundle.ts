import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/tools/build.mjs';

export interface Programs {
  readonly serve: string;
  readonly clients: string;
  /** The thread in which mails are read. */
  readonly mailWorker: URL;
}

/** The programs that are started and killed, built as the product is: starting them often must not take long. */
export async function buildPrograms(): Promise<Programs> {
  // In the checkout, where they find the packages that cannot be built in.
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/club-route-torture', import.meta.url));
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  await bundle(
    [
      { in: here('serve.ts'), out: 'serve' },
      { in: here('clients.ts'), out: 'clients' },
      { in: here('../../src/mail/inbound/mail.worker.ts'), out: 'mail.worker' },
      { in: here('../../src/bots/bot.worker.ts'), out: 'bot.worker' },
    ],
    folder,
  );
  return {
    serve: `${folder}/serve.js`,
    clients: `${folder}/clients.js`,
    mailWorker: pathToFileURL(`${folder}/mail.worker.js`),
  };
}
