import type { FastifyRequest } from 'fastify';
import { matchPath } from '@club-route/wire';
import type { Club } from '../club.ts';
import { checkNames, type Named } from '../matches/names.ts';
import type { Person } from '../matches/person.ts';
import type { Desk } from '../play/desk.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';

/** Does something with the match that a request leads to, if all the seats it names are seats of that match. */
export type AtMatch = <T>(
  request: FastifyRequest,
  named: Named,
  work: (desk: Desk, person: Person) => Promise<T>,
) => Promise<T>;

export function atMatch({ desks }: Pick<Club, 'desks'>): AtMatch {
  return (request, named, work) =>
    desks.with(read(matchPath, request.params).id, async (desk) => {
      checkNames(desk, named);
      return work(desk, personOf(request));
    });
}
