import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from '../home/Home.tsx';
import { loadMatches } from '../home/load-matches.ts';
import { Shell } from './Shell.tsx';
import { Failure, NotFound } from './Failure.tsx';
import { PAGES } from './pages.ts';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const home = createRoute({
  getParentRoute: () => root,
  path: PAGES.home,
  loader: loadMatches,
  component: Home,
});

const newGame = createRoute({
  getParentRoute: () => root,
  path: PAGES.newGame,
  loader: async ({ params }) => (await import('../table/new-game/open-form.ts')).openForm(params.game),
  component: lazyRouteComponent(() => import('../table/new-game/NewGame.tsx'), 'NewGame'),
});

// A table is opened once for each visit: the controller, not the router, follows the match from then on.
const match = createRoute({
  getParentRoute: () => root,
  path: PAGES.match,
  loader: async ({ params }) => (await import('../library/open.ts')).openStored(params.key),
  shouldReload: false,
  gcTime: 0,
  component: lazyRouteComponent(() => import('../table/MatchPage.tsx'), 'MatchPage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: PAGES.replay,
  loader: async ({ location }) => (await import('../library/open.ts')).openLink(location.hash),
  shouldReload: false,
  gcTime: 0,
  component: lazyRouteComponent(() => import('../table/ReplayPage.tsx'), 'ReplayPage'),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: PAGES.rules,
  loader: async ({ params }) => (await import('../table/new-game/open-form.ts')).openForm(params.game),
  component: lazyRouteComponent(() => import('../table/rules/RulesPage.tsx'), 'RulesPage'),
});

const maps = createRoute({
  getParentRoute: () => root,
  path: PAGES.maps,
  component: lazyRouteComponent(() => import('../maps/MapsPage.tsx'), 'MapsPage'),
});

const map = createRoute({
  getParentRoute: () => root,
  path: PAGES.map,
  loader: async ({ params }) => (await import('../maps/open-map.ts')).openMap(params.board),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import('../maps/MapPage.tsx'), 'MapPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, newGame, match, replay, rules, maps, map]),
  defaultErrorComponent: Failure,
  defaultPendingMs: 300,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}
