/** Every address of the app. The build writes them down for the server, which answers 404 at any other. */
export const PAGES = {
  home: '/',
  newGame: '/new/$game',
  match: '/match/$key',
  replay: '/replay',
  rules: '/rules/$game',
  maps: '/maps',
  map: '/maps/$board',
} as const;
