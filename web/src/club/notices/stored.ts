import type { NoticeWishes } from '@club-route/wire';
import { client } from '../api/client.ts';

export const NOTICES = ['notices'];

/** The club has answered with how things stand now. */
export function noticesChanged(wishes: NoticeWishes): void {
  client.setQueryData(NOTICES, wishes);
}

export async function readNoticesAgain(): Promise<void> {
  await client.invalidateQueries({ queryKey: NOTICES });
}
