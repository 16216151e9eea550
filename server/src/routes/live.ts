import type { FastifyInstance } from 'fastify';
import { Socket } from '../live/socket.ts';
import { ProblemError } from '../problem.ts';
import { checkOrigin } from '../safety/origin.ts';
import { shareOf } from '../safety/person.ts';
import { openSessionOf, personOf } from '../safety/identity.ts';
import type { Acting } from '../matches/act.ts';

declare module 'fastify' {
  export interface FastifyContextConfig {
    /** Sockets are opened here, and counted; nowhere else. */
    readonly hasSockets?: true;
  }
}

export function liveRoutes(server: FastifyInstance, club: Acting): void {
  const atTheDoor = {
    preValidation: async (request: Parameters<typeof personOf>[0]) => {
      checkOrigin(club.config, request);
      if (club.live.isCrowdedBy(shareOf(personOf(request))))
        throw new ProblemError(429, 'You have too many tabs open. Close some, then reload the page.');
    },
  };
  server.get('/api/live', { websocket: true, config: { hasSockets: true }, ...atTheDoor }, (socket, request) => {
    void new Socket(club, socket, request.socket, personOf(request), openSessionOf(request));
  });
}
