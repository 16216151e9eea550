import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turnstile } from '../safety/turnstile.ts';

// What OWASP asks of argon2id (the default kind) at the least: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Whoever tries many at once waits for themselves: one core is always left to those who play. */
const turnstile = new Turnstile(Math.max(1, availableParallelism() - 1));

export async function hashPassword(password: string): Promise<string> {
  return turnstile.pass(() => hash(password.normalize('NFKC'), COST));
}

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  return turnstile.pass(() => verify(hashed, password.normalize('NFKC')));
}

/** As long as a real check takes, so that an answer does not tell whether a name exists. */
export async function checkNothing(password: string): Promise<void> {
  nobody ??= hashPassword('nobody has this password');
  await isPassword(await nobody, password);
}
let nobody: Promise<string> | undefined;
