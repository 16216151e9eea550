import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Limits } from './limits.ts';

/** The shared limits as the plugin for HTTP wants them: each route with a limit of its own is counted by itself. */
export function limitStore(limits: Limits): FastifyRateLimitStoreCtor {
  const storeFor = (what: string): FastifyRateLimitStore => ({
    incr(key, done, window) {
      done(null, limits.count(`${what} ${key}`, window));
    },
    child: ({ method, url }) => storeFor(`${String(method)} ${url}`),
  });
  return class {
    constructor(_options: FastifyRateLimitOptions) {
      return storeFor('all');
    }
  } as FastifyRateLimitStoreCtor;
}
