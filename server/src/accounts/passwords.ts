import { hash, verify } from '@node-rs/argon2';

// What OWASP asks of argon2id (the default kind) at the least: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'));
}

/** As long as a real check takes, so that an answer does not tell whether a name exists. */
export async function checkNothing(password: string): Promise<void> {
  nobody ??= hashPassword('nobody has this password');
  await isPassword(await nobody, password);
}
let nobody: Promise<string> | undefined;
