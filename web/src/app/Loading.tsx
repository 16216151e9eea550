import css from './Shell.module.css';

/** In place of a page that is on its way, when there is no page before it. */
export function Loading() {
  return <p className={css.pending}>Loading…</p>;
}
