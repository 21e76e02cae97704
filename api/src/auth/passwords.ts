import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with 64 MiB and three passes, RFC 9106's second choice: for who tries passwords on graphics
 * cards at least as dear as bcrypt at cost 12, though a server is done in a third of its time (D-04,
 * docs/decisions/008). At most four run at once, in Node's own pool of threads.
 */
export const PASSWORD_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Argon2id at the cost above, with its salt in the text it resolves to; fit for any password, whatever the rules say. */
export const hashPassword = (password: string): Promise<string> => hash(password, PASSWORD_COST);

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
