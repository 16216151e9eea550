import { request as requestPlain, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Config } from '../config.ts';
import { HopelessError } from './hopeless.ts';
import { farLookup, hostProblem } from './far-hosts.ts';

const PATIENCE = 10_000;

/**
 * Posts something to an address that somebody gave; the status of the answer. Nobody is sent on to elsewhere, and what the
 * other end says is not read: it could talk without end.
 */
export async function farPost(
  config: Config,
  url: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): Promise<number> {
  const problem = hostProblem(config, url);
  if (problem !== undefined) throw new HopelessError(problem);
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: farLookup(config),
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    // Why not is the business of this network alone: whoever gave the address could look around in it otherwise.
    asked.on('error', () => reject(new Error('that address does not answer')));
    asked.end(body);
  });
}
