import { createLazy } from '../process/lazy.ts';
import { createTurns } from '../process/turns.ts';

/**
 * argon2id with 64 MiB and three passes, RFC 9106's second choice. Guessing on graphics cards costs at least
 * as much as with bcrypt at cost 12, in a third of the server's time (D-04, docs/decisions/008).
 */
export const PASSWORD_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Most concurrent hashes: one of Node's four threads stays free for files and names. */
const MOST_AT_ONCE = 3;
/** Hashes that may wait for their turn: some two seconds' worth. */
const MOST_WAITING = 60;

/** Loaded when the first password is hashed (decision 195). */
const loadArgon2 = () => import('@node-rs/argon2');

const inTurn = createTurns({ atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });

/**
 * Returns an argon2id hash at the cost above, salt included; accepts any password, whatever the rules say.
 *
 * @throws {QueueFullError} when too many passwords wait already.
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

async function hash(password: string): Promise<string> {
  const argon2 = await loadArgon2();
  return argon2.hash(password, PASSWORD_COST);
}

/** Hash of a password that no account has. */
const dummyHash = createLazy(() => hash('no account has this password'));

/**
 * Compares a password with a hash. Without a hash, does the same work and returns false, so that the time
 * does not reveal whether an account exists (T23).
 *
 * @throws {QueueFullError} when too many passwords wait already.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const compared = passwordHash ?? (await dummyHash.get());
  const { verify } = await loadArgon2();
  const matches = await inTurn(() => verify(compared, password));
  return passwordHash !== null && matches;
}
