import type * as ServerDoors from '@club-route/server/doors';
import { loadSoaked, SOAKED } from './games.ts';

let open: Promise<ServerDoors.Doors> | undefined;

/** The server of this thread, opened when it is first wanted. */
export async function ownDoors(): Promise<ServerDoors.Doors> {
  open ??= openOwn();
  return open;
}

async function openOwn(): Promise<ServerDoors.Doors> {
  const { openDoors } = await soakedServer();
  return openDoors(await Promise.all(SOAKED.map(loadSoaked)));
}

/** The part of the server that is soaked, loaded when it is wanted: to list the kinds nobody should wait for it. */
export function soakedServer(): Promise<typeof ServerDoors> {
  return import('@club-route/server/doors');
}

export async function closeOwnDoors(): Promise<void> {
  const doors = await open;
  open = undefined;
  await doors?.close();
}
