import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the OWASP minimum, dearer than bcrypt at cost 12 (D-04). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with a hash; without a hash it does the same work and says no, so that the
 * time does not tell whether an account exists (T23).
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}
