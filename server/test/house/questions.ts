/** One question that each door understands. Words in capitals stand for something of the house. */
export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly route: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const MATCH = '/api/matches/:id';
const seat = 'north';
const kind = 'open';
const password = 'correct horse';
const email = 'somebody@home.example';

/** Every route that takes anything, with everything that it can take. Those that take nothing have no fields. */
export const QUESTIONS: readonly Question[] = [
  { method: 'GET', route: '/api/session' },
  { method: 'POST', route: '/api/session', body: { name: 'Somebody', password } },
  { method: 'DELETE', route: '/api/session' },
  { method: 'DELETE', route: '/api/sessions' },
  { method: 'PATCH', route: '/api/account', body: { password, newPassword: password, email } },
  { method: 'DELETE', route: '/api/account', body: { password: 'wrong horse' } },
  { method: 'GET', route: '/api/account/export' },
  { method: 'POST', route: '/api/resets', body: { email } },
  { method: 'PUT', route: '/api/resets', body: { token: 'x', password } },
  { method: 'GET', route: '/api/blocks' },
  { method: 'POST', route: '/api/blocks', body: { name: 'Ike' } },
  { method: 'DELETE', route: '/api/blocks', body: { name: 'Ike' } },
  { method: 'POST', route: '/api/complaints', body: { about: 'Ike', match: 'ID', text: 'Late.' } },
  { method: 'GET', route: '/api/vacations' },
  { method: 'POST', route: '/api/vacations', body: { starts: 1, ends: 2 } },
  { method: 'DELETE', route: '/api/vacations/:id', params: { id: '00000000-0000-4000-8000-000000000000' } },
  { method: 'PUT', route: '/api/account/rated', body: { rated: true } },
  { method: 'GET', route: '/api/people/:name', params: { name: 'Ike' } },
  { method: 'POST', route: `${MATCH}/follow`, body: {} },
  { method: 'DELETE', route: `${MATCH}/follow`, body: {} },
  { method: 'GET', route: '/api/games' },
  { method: 'GET', route: '/api/matches', query: { list: 'open', game: 'patrol', after: 'AFTER' } },
  {
    method: 'POST',
    route: '/api/matches',
    body: {
      game: 'patrol',
      options: {},
      seats: { north: { kind: 'me', saltCommitment: '0'.repeat(64) }, south: { kind: 'invite', name: 'Ike' } },
      time: { kind: 'days', days: 1 },
      visibility: 'public',
      name: 'Somebody',
    },
  },
  { method: 'GET', route: MATCH },
  { method: 'POST', route: `${MATCH}/join`, body: { seat, saltCommitment: '0'.repeat(64), name: 'Somebody' } },
  { method: 'POST', route: '/api/links', body: { token: 'x'.repeat(43), name: 'Somebody' } },
  { method: 'POST', route: '/api/links/look', body: { token: 'x'.repeat(43) } },
  { method: 'POST', route: `${MATCH}/return`, body: { seat } },
  { method: 'POST', route: `${MATCH}/leave`, body: { seat, bot: 'idle' } },
  { method: 'POST', route: `${MATCH}/cancel` },
  { method: 'POST', route: `${MATCH}/salt`, body: { seat, salt: 'x'.repeat(22) } },
  { method: 'POST', route: `${MATCH}/invitations`, body: { seat, name: 'Ike', inMyPlace: false } },
  { method: 'DELETE', route: `${MATCH}/invitations`, body: { seat } },
  { method: 'POST', route: `${MATCH}/replace`, body: { seat, absent: 'south', by: { kind } } },
  { method: 'POST', route: `${MATCH}/replace`, body: { seat, absent: 'south', by: { kind: 'bot', bot: 'recruit' } } },
  { method: 'POST', route: `${MATCH}/rematch`, body: { seat, saltCommitment: '0'.repeat(64) } },
  { method: 'GET', route: `${MATCH}/journal` },
  { method: 'GET', route: `${MATCH}/word` },
  { method: 'POST', route: `${MATCH}/offers`, body: { kind: 'takeBack', seat, frame: 0 } },
  { method: 'PUT', route: `${MATCH}/offers`, body: { kind: 'draw', seat, accept: false } },
  { method: 'POST', route: `${MATCH}/resign`, body: { seat } },
  { method: 'POST', route: `${MATCH}/claim`, body: { seat } },
  { method: 'PUT', route: `${MATCH}/pace`, body: { seat, rate: 1, until: 'event', waits: true } },
  { method: 'POST', route: `${MATCH}/restore`, body: { seat, key: 'x'.repeat(22), minute: 1, reason: 'A slip.' } },
  { method: 'GET', route: `${MATCH}/chat`, query: { as: seat, room: 'players' } },
  { method: 'POST', route: `${MATCH}/chat`, body: { as: seat, room: 'side', text: 'Psst' } },
  { method: 'GET', route: `${MATCH}/notes`, query: { seat } },
  { method: 'PUT', route: `${MATCH}/notes`, body: { seat, text: 'Mine' } },
  { method: 'GET', route: `${MATCH}/standing`, query: { seat } },
  { method: 'PUT', route: `${MATCH}/standing`, body: { seat, values: { any: 'x' } } },
  { method: 'GET', route: '/api/notices' },
  { method: 'PATCH', route: '/api/notices', body: { mail: 'daily', invitations: true, webhook: 'https://a.example/' } },
  { method: 'POST', route: '/api/notices/tests', body: { carrier: 'webhook' } },
  { method: 'GET', route: `${MATCH}/notices`, query: { seat } },
  { method: 'PUT', route: `${MATCH}/notices`, body: { seat, email, mail: 'daily' } },
  {
    method: 'POST',
    route: '/api/pushes',
    body: { endpoint: 'https://push.example/', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
  },
  { method: 'DELETE', route: '/api/pushes', body: { endpoint: 'https://push.example/' } },
  { method: 'GET', route: `${MATCH}/mailbox`, query: { seat } },
  { method: 'POST', route: `${MATCH}/mailbox`, body: { seat } },
  { method: 'GET', route: '/unsubscribe/:token', params: { token: 'turns.x.y' } },
  { method: 'POST', route: '/unsubscribe/:token', params: { token: 'turns.x.y' } },
  { method: 'GET', route: '/confirm/:token', params: { token: 'x.y' } },
  { method: 'POST', route: '/confirm/:token', params: { token: 'x.y' } },
  { method: 'GET', route: '/' },
  { method: 'GET', route: '/mail' },
  { method: 'GET', route: '/mail/:id', params: { id: '1' } },
  { method: 'GET', route: '/mail/:id/:number', params: { id: '1', number: '0' } },
  { method: 'GET', route: '/.well-known/club-route-key' },
  { method: 'GET', route: '/api/live' },
  { method: 'GET', route: '/health' },
  { method: 'GET', route: '/ready' },
  { method: 'GET', route: '/metrics' },
  // Last: `constructor` is a name that a person may have, and then be found by.
  { method: 'POST', route: '/api/accounts', body: { name: 'Somebody', password, email } },
];
