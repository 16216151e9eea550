import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from '../home/Home.tsx';
import { loadMatches } from '../home/load-matches.ts';
import { Shell } from './Shell.tsx';
import { Failure, NotFound } from './Failure.tsx';
import { Loading } from './Loading.tsx';
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
  loader: async ({ params }) => (await import('../table/open-table.ts')).openMatch(params.key),
  shouldReload: false,
  gcTime: 0,
  component: lazyRouteComponent(() => import('../table/MatchPage.tsx'), 'MatchPage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: PAGES.replay,
  loader: async ({ location }) => (await import('../table/open-table.ts')).openReplay(location.hash),
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

const summary = createRoute({
  getParentRoute: () => root,
  path: PAGES.summary,
  loader: async ({ params }) => (await import('../table/rules/open-summary.ts')).openSummary(params.game),
  component: lazyRouteComponent(() => import('../table/rules/SummaryPage.tsx'), 'SummaryPage'),
});

const learn = createRoute({
  getParentRoute: () => root,
  path: PAGES.learn,
  loader: async ({ params }) => (await import('../learn/open-lessons.ts')).openLessons(params.game),
  gcTime: 0,
  component: lazyRouteComponent(() => import('../learn/LearnPage.tsx'), 'LearnPage'),
});

const lesson = createRoute({
  getParentRoute: () => root,
  path: PAGES.lesson,
  loader: async ({ params }) => (await import('../table/open-table.ts')).openLesson(params.game, params.lesson),
  shouldReload: false,
  gcTime: 0,
  component: lazyRouteComponent(() => import('../table/MatchPage.tsx'), 'LessonPage'),
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

const club = createRoute({
  getParentRoute: () => root,
  path: PAGES.club,
  component: lazyRouteComponent(() => import('../club/lobby/LobbyPage.tsx'), 'LobbyPage'),
});

const clubAccount = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubAccount,
  component: lazyRouteComponent(() => import('../club/account/AccountPage.tsx'), 'AccountPage'),
});

const clubReset = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubReset,
  component: lazyRouteComponent(() => import('../club/account/ResetPage.tsx'), 'ResetPage'),
});

const clubSeat = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubSeat,
  component: lazyRouteComponent(() => import('../club/seat/SeatPage.tsx'), 'SeatPage'),
});

const clubPlayer = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubPlayer,
  component: lazyRouteComponent(() => import('../club/player/PlayerPage.tsx'), 'PlayerPage'),
});

const clubNew = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubNew,
  loader: async ({ params }) => (await import('../table/new-game/open-form.ts')).openForm(params.game),
  component: lazyRouteComponent(() => import('../club/new-match/NewMatchPage.tsx'), 'NewMatchPage'),
});

const clubMatch = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubMatch,
  loader: async ({ params }) => (await import('../club/match/open-match.ts')).openClubMatch(params.match),
  shouldReload: false,
  gcTime: 0,
  component: lazyRouteComponent(() => import('../club/match/ClubMatchPage.tsx'), 'ClubMatchPage'),
});

const clubDice = createRoute({
  getParentRoute: () => root,
  path: PAGES.clubDice,
  component: lazyRouteComponent(() => import('../club/dice/DicePage.tsx'), 'DicePage'),
});

const clubPages = [club, clubAccount, clubReset, clubSeat, clubPlayer, clubNew, clubMatch, clubDice] as const;

export const router = createRouter({
  routeTree: root.addChildren([home, newGame, match, replay, rules, summary, learn, lesson, maps, map, ...clubPages]),
  defaultErrorComponent: Failure,
  // On a first visit the header stands while the page comes; later the page before stays until then.
  defaultPendingComponent: Loading,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  // The page scrolls smoothly to a section, but a new page is simply there.
  scrollRestorationBehavior: 'instant',
});

const stop = router.subscribe('onResolved', () => {
  stop();
  router.update({ ...router.options, defaultPendingMs: Infinity });
});

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}
