import type * as Server from '@club-route/server';
import { FailedError } from './errors.ts';

/** Does something with the parts of the server, configured as the server is. Loaded only when it is wanted: no other command should wait for it. */
export async function withServer<T>(work: (server: typeof Server, config: Server.Config) => Promise<T>): Promise<T> {
  const server = await import('@club-route/server');
  const read = server.readConfig(process.env);
  if ('problem' in read) throw new FailedError(read.problem);
  try {
    return await work(server, read.config);
  } catch (error) {
    if (error instanceof server.StartError) throw new FailedError(error.message);
    throw error;
  }
}
