import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Limits } from './limits.ts';

/** The shared limits as the plugin for HTTP wants them: each route with a limit of its own is counted by itself. */
export function limitStore(limits: Limits): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    #what = 'all';

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      done(null, limits.count(`${this.#what} ${key}`, window));
    }

    child({ method, url }: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const store = new Store();
      store.#what = `${String(method)} ${url}`;
      return store;
    }
  };
}
