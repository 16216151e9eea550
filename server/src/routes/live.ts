import type { FastifyInstance } from 'fastify';
import { Socket } from '../live/socket.ts';
import { checkOrigin } from '../safety/origin.ts';
import { openSessionOf, personOf } from '../safety/identity.ts';
import type { Acting } from '../matches/act.ts';

export function liveRoutes(server: FastifyInstance, club: Acting): void {
  const onlyOurs = {
    preValidation: async (request: Parameters<typeof personOf>[0]) => checkOrigin(club.config, request),
  };
  server.get('/api/live', { websocket: true, ...onlyOurs }, (socket, request) => {
    void new Socket(club, socket, request.socket, personOf(request), openSessionOf(request));
  });
}
