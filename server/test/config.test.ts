import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

test.each([
  ['KEEPER_PORT', 'abc', 'give a whole number from 0 to 65535'],
  ['KEEPER_PORT', '70000', 'give a whole number from 0 to 65535'],
  ['SESSION_DAYS', '1.5', 'give a whole number from 1 to 3650'],
  ['TRUST_PROXY', 'yes', 'give 1 or 0'],
  ['LOG_LEVEL', 'verbose', 'give silent, error, warn, info or debug'],
  ['METRICS_TOKEN', 'short', 'give at least 16 letters or digits'],
  ['DATABASE_URL', 'mysql://db', 'give an address such as postgres://user:password@host/database'],
  ['PUBLIC_URL', 'play.example.org', 'give an address such as https://play.example.org'],
  ['PUBLIC_URL', 'https://example.org/club/', 'give an address such as https://play.example.org'],
  ['SMTP_URL', 'mail.example.org', 'give an address such as smtps://user:password@mail.example.org'],
  ['IMAP_URL', 'mail.example.org', 'give an address such as imaps://user:password@mail.example.org/INBOX'],
  ['MAIL_FROM', 'Club <post@example.org>', 'give only an email address, such as post@example.org'],
  ['MAIL_DOMAIN', 'https://example.org', 'give a domain such as play.example.org'],
  ['MAIL_LISTEN', '2525', 'give a host and a port, such as 0.0.0.0:2525'],
])('%s=%s is told what to give instead', (name, value, advice) => {
  expect(readConfig({ [name]: value })).toEqual({ problem: `The environment variable ${name} is wrong: ${advice}.` });
});

test('a public address may end with a slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://play.example.org/' })).toMatchObject({
    config: { PUBLIC_URL: 'https://play.example.org/' },
  });
});
