/** Every address of the app. The build writes them down for the server, which answers 404 at any other. */
export const PAGES = {
  home: '/',
  newGame: '/new/$game',
  match: '/match/$key',
  replay: '/replay',
  rules: '/rules/$game',
  learn: '/learn/$game',
  lesson: '/learn/$game/$lesson',
  maps: '/maps',
  map: '/maps/$board',
  club: '/club',
  clubAccount: '/club/account',
  clubReset: '/club/reset',
  clubSeat: '/club/seat',
  clubNew: '/club/new/$game',
  clubMatch: '/club/match/$match',
  clubDice: '/club/match/$match/dice',
} as const;
