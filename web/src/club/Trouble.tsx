import { Notice } from '../ui/Notice.tsx';
import type { Deed } from './deed.ts';

/** Why the club has refused, in place. */
export function Trouble({ deed }: { readonly deed: Pick<Deed, 'error'> }) {
  return deed.error === null ? null : (
    <Notice danger>
      <p>{deed.error.message}</p>
    </Notice>
  );
}
