import type { WarningSign } from '@club-route/engine';

const SIGNS: Readonly<Record<WarningSign, string>> = {
  zone: 'M10 2 17 6V14L10 18 3 14V6ZM10 7V11M10 13.2V13.4',
  demolition: 'M10 8.5A4.6 4.6 0 1 1 9.9 8.5ZM12.5 9 14.5 5.5Q16 3.5 18 4M18 4 16.5 2M18 4 19.2 2.6M18 4 19.6 5',
  water: 'M2 7Q5 4 8 7T14 7T19 7M2 12Q5 9 8 12T14 12T19 12',
};

/** A small sign beside a warning; the words say the same. */
export function Sign({ kind }: { readonly kind: WarningSign }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="var(--danger)"
      strokeWidth="1.7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={SIGNS[kind]} />
    </svg>
  );
}
