import type { FastifyRequest } from 'fastify';
import { matchPath } from '@club-route/wire';
import type { Club } from '../club.ts';
import { checkNames, type Named } from '../matches/names.ts';
import type { Person } from '../matches/person.ts';
import type { Desk } from '../play/desk.ts';
import type { Scope } from '../play/records.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';

/** How much of the match a request is about: what is known beside the game, where it stands, or all that was played. */
type Reach = 'cover' | Scope;

/** Does something with the match that a request leads to, if all the seats it names are seats of that match. */
export type AtMatch = <T>(
  request: FastifyRequest,
  named: Named,
  work: (desk: Desk, person: Person) => Promise<T>,
  reach?: Reach,
) => Promise<T>;

export function atMatch({ desks }: Pick<Club, 'desks'>): AtMatch {
  return (request, named, work, reach = 'tail') => {
    const { id } = read(matchPath, request.params);
    const checked = async (desk: Desk) => {
      checkNames(desk, named);
      return work(desk, personOf(request));
    };
    return reach === 'cover' ? desks.look(id, checked) : desks.with(id, checked, reach);
  };
}
