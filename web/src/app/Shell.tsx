import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSettings } from './settings.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import css from './Shell.module.css';

export function Shell() {
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const account = useSettings((settings) => settings.account);
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const first = useRef(path);
  useEffect(() => {
    // A new page: the keyboard and the screen reader start at its beginning.
    if (path !== first.current) main.current?.focus({ preventScroll: true });
    first.current = path;
  }, [path]);
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to the content
      </a>
      <header className={css.header}>
        <Link to="/" className={css.mark}>
          <RouteSign />
          <span>Club Route</span>
        </Link>
        <nav aria-label="Site" className={css.nav}>
          <Link to="/club">The club</Link>
          <Link to="/maps">Maps</Link>
        </nav>
        <span className={css.loading} aria-hidden="true" data-on={loading} />
        <Link to="/club/account" className={css.account}>
          {account ?? 'Sign in'}
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
    </>
  );
}

/** The up-arrow of the route signs along the corridor, over a club. */
function RouteSign() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="3" fill="var(--ink)" />
      <g fill="var(--paper)">
        <circle cx="16" cy="10" r="5" />
        <circle cx="10.4" cy="17.4" r="5" />
        <circle cx="21.6" cy="17.4" r="5" />
        <path d="M16 14c.4 6 1.6 9.5 4 12h-8c2.4-2.5 3.6-6 4-12Z" />
      </g>
    </svg>
  );
}
