import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Whether an address is one of the app's pages, by the list that the build put beside them (`/match/$key`, …). */
export async function readPages(webRoot: string): Promise<(address: string) => boolean> {
  const pages = JSON.parse(await readFile(path.join(webRoot, 'pages.json'), 'utf8')) as readonly string[];
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`));
  return (address) => {
    const [pathname = ''] = address.split(/[?#]/);
    return patterns.some((pattern) => pattern.test(pathname));
  };
}
