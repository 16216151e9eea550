import type { FastifyInstance } from 'fastify';
import { accountPath, ratedWish, type Profile } from '@club-route/wire';
import { accountView, setRated } from '../accounts/accounts.ts';
import type { Club } from '../club.ts';
import { accountOf } from '../matches/person.ts';
import { follow, unfollow } from '../people/follow.ts';
import { profileOf } from '../people/profile.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';
import { atMatch } from './at-match.ts';

/** Players as others know them, and the matches one follows. */
export function peopleRoutes(server: FastifyInstance, club: Pick<Club, 'database' | 'desks' | 'now' | 'shelf'>): void {
  const at = atMatch(club);

  server.get('/api/people/:name', async (request): Promise<Profile> => {
    return profileOf(club, personOf(request), read(accountPath, request.params).name);
  });

  server.put('/api/account/rated', async (request) => {
    const { id } = accountOf(personOf(request));
    return accountView(await setRated(club, id, read(ratedWish, request.body).rated));
  });

  server.post('/api/matches/:id/follow', async (request, reply) => {
    const { id } = accountOf(personOf(request));
    await at(request, {}, (desk) => follow(club, id, desk.id), 'cover');
    return reply.code(204).send();
  });

  server.delete('/api/matches/:id/follow', async (request, reply) => {
    const { id } = accountOf(personOf(request));
    await at(request, {}, (desk) => unfollow(club, id, desk.id), 'cover');
    return reply.code(204).send();
  });
}
