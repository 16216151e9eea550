import type { Provenance } from '@club-route/engine';
import css from './Badge.module.css';

const MEANING: Readonly<Record<Provenance, string>> = {
  printed: 'Printed in the source',
  found: 'Found in another edition',
  deduced: 'Follows from what is printed',
  ruled: 'Our ruling',
};

/** Where a value comes from; the four differ in shape as well as in word. */
export function Badge({ provenance }: { readonly provenance: Provenance }) {
  return (
    <span className={css.badge} data-kind={provenance} title={MEANING[provenance]}>
      {provenance}
    </span>
  );
}
