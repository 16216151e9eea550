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

    /** The types of the plugin do not know how it tells which route it is. */
    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as { readonly routeInfo: { readonly method: string; readonly url: string } };
      const store = new Store();
      store.#what = `${routeInfo.method} ${routeInfo.url}`;
      return store;
    }
  };
}
