import type { Club } from '../club.ts';
import type { OutboxRow } from '../database/schema.ts';
import { write } from './letters/index.ts';
import { pack } from './parcel.ts';

/** Takes something from the outbox to where it is to go; false if it is not worth sending any more. */
export async function carry(club: Club, row: OutboxRow): Promise<boolean> {
  const letter = await write(club, row);
  if (letter === undefined) return false;
  await club.post.send(pack(club.post, row.address, row.message_id, letter));
  return true;
}
