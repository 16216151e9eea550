import type { Kind } from '../kind.ts';
import { doors } from './doors.ts';
import { forge } from './forge.ts';
import { forgeJournals } from './forge-journals.ts';
import { fuzz } from './fuzz.ts';
import { leaks } from './leaks.ts';
import { mails } from './mails.ts';

/** Every kind of soak. A new one is a file beside this and a name in this list. */
export const KINDS: readonly Kind[] = [fuzz, leaks, forgeJournals, forge, doors, mails];
