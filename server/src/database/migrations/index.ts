import type { Migration } from 'kysely';
import { accounts } from './001-accounts.ts';
import { matches } from './002-matches.ts';
import { mail } from './003-mail.ts';
import { wishes } from './004-wishes.ts';
import { orders } from './005-orders.ts';
import { signatures } from './006-signatures.ts';
import { chatNumbers } from './007-chat-numbers.ts';
import { seatSecrets } from './010-seat-secrets.ts';
import { likenesses } from './011-likenesses.ts';
import { addresses } from './020-addresses.ts';
import { driving } from './021-driving.ts';
import { positions } from './022-positions.ts';
import { limits } from './023-limits.ts';
import { lookAlikes } from './024-look-alikes.ts';
import { campaigns } from './030-campaigns.ts';
import { people } from './031-people.ts';
import { positionParts } from './032-position-parts.ts';
import { myMatches } from './033-my-matches.ts';

/** In this order, for ever: a migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-matches': matches,
  '003-mail': mail,
  '004-wishes': wishes,
  '005-orders': orders,
  '006-signatures': signatures,
  '007-chat-numbers': chatNumbers,
  '010-seat-secrets': seatSecrets,
  '011-likenesses': likenesses,
  '020-addresses': addresses,
  '021-driving': driving,
  '022-positions': positions,
  '023-limits': limits,
  '024-look-alikes': lookAlikes,
  '030-campaigns': campaigns,
  '031-people': people,
  '032-position-parts': positionParts,
  '033-my-matches': myMatches,
};
