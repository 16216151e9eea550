import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Tally } from './tally.ts';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** Where the limits of requests are counted: in the database, for all copies together. */
export function requestStore(tally: Tally): FastifyRateLimitStoreCtor {
  class Store implements FastifyRateLimitStore {
    #route = 'any route';

    incr(whose: string, counted: Counted, milliseconds: number): void {
      tally.spend(`${this.#route} ${whose}`, milliseconds).then(
        ({ spent, left }) => counted(null, { current: spent, ttl: left }),
        // Without the database nothing else is answered either, and nobody is to blame for it.
        () => counted(null, { current: 0, ttl: milliseconds }),
      );
    }

    /** A route with a limit of its own. The types of the plugin do not know how it tells which. */
    child(options: object): Store {
      const { routeInfo } = options as { readonly routeInfo: { readonly method: string; readonly url: string } };
      const store = new Store();
      store.#route = `${routeInfo.method} ${routeInfo.url}`;
      return store;
    }
  }
  return Store;
}
