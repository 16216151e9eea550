import { useEffect, useRef } from 'react';
import css from './MoreBelow.module.css';

/** Stands at the end of a box that scrolls: while the end is out of sight, the box says so and its last lines fade. */
export function MoreBelow() {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = end.current!.parentElement!;
    const watch = new IntersectionObserver(
      ([seen]) => {
        box.dataset['more'] = String(!seen!.isIntersecting);
      },
      { root: box },
    );
    watch.observe(end.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className={css.end} aria-hidden="true" />
      <span className={css.fade} aria-hidden="true" />
    </>
  );
}
