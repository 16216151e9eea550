import { availableParallelism } from 'node:os';
import { z } from 'zod';

const yes = z.enum(['0', '1', 'false', 'true'], 'give 1 or 0').transform((word) => word === '1' || word === 'true');
const whole = (low: number, high: number) => {
  const error = `give a whole number from ${low} to ${high}`;
  return z.coerce.number({ error }).int(error).min(low, error).max(high, error);
};
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `give an address such as ${example}` });

const OWN_ADDRESS = 'https://play.example.org';

/** Every variable of the environment that the server reads. docs/operations.md explains them. */
const environment = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  DATABASE_CONNECTIONS: whole(2, 500).default(10),
  ALLOW_UNSAFE_DATABASE: yes.default(false),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: address(/^https?$/, OWN_ADDRESS)
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', `give an address such as ${OWN_ADDRESS}`)
    .optional(),
  TRUST_PROXY: yes.default(false),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'give silent, error, warn, info or debug')
    .default('warn'),
  METRICS_TOKEN: z.string().min(16, 'give at least 16 letters or digits').optional(),
  KEEPER_PORT: whole(0, 65_535).default(0),
  SESSION_DAYS: whole(1, 3650).default(90),
  REQUESTS_PER_MINUTE: whole(1, 10_000_000).default(600),
  SIGN_INS_PER_MINUTE: whole(1, 10_000_000).default(20),
  MESSAGES_PER_SECOND: whole(1, 1_000_000).default(20),
  SOCKETS_EACH: whole(1, 1_000_000).default(200),
  MATCHES_IN_MEMORY: whole(1, 1_000_000).default(1000),
  ENDS_IN_MEMORY: whole(0, 1_000_000).default(4000),
  BOT_THREADS: whole(0, 256).default(Math.max(1, availableParallelism() - 1)),
  BOT_MILLISECONDS: whole(1, 600_000).default(10_000),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z.email('give only an email address, such as post@example.org').optional(),
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'give a domain such as play.example.org')
    .optional(),
  MAIL_LISTEN: z
    .string()
    .regex(/^(\[[0-9a-f:]+\]|[^:\s]+):\d{1,5}$/i, 'give a host and a port, such as 0.0.0.0:2525')
    .optional(),
  IMAP_URL: address(/^imaps?$/, 'imaps://user:password@mail.example.org/INBOX').optional(),
  POST_SECONDS: whole(1, 86_400).default(10),
  MAILS_PER_HOUR: whole(1, 1_000_000).default(30),
  AWAY_MINUTES: whole(0, 10_000).default(10),
  ALLOW_PRIVATE_WEBHOOKS: yes.default(false),
});

export type Config = z.infer<typeof environment>;

/** The configuration, or a sentence that names the variable that is wrong. */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly problem: string } {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (read.success) return { config: read.data };
  const [issue] = read.error.issues;
  return { problem: `The environment variable ${issue!.path.join('.')} is wrong: ${issue!.message}.` };
}
