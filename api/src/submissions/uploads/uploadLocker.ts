import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { ERRORS } from '@tus/utils';
import type { Pool } from 'pg';

/** Time (ms) for which a lock holds without being renewed: a process that was killed frees it so. */
const LEASE_MS = 10_000;
/** Interval (ms) of renewing a lock, and of asking for one that is held. */
const RENEW_MS = 2_000;
const ASK_MS = 100;
/** Longest wait for a lock, in ms. */
const MAX_WAIT_MS = 30_000;

const TAKE = `
  update uploads set locked_by = $2, locked_until = now() + $3::int * interval '1 millisecond', is_lock_wanted = false
  where id = $1 and (locked_until is null or locked_until < now()) returning id`;
const WANT = 'update uploads set is_lock_wanted = true where id = $1';
const RENEW = `
  update uploads set locked_until = now() + $3::int * interval '1 millisecond'
  where id = $1 and locked_by = $2 returning is_lock_wanted as "isWanted"`;
const GIVE_BACK = 'update uploads set locked_by = null, locked_until = null where id = $1 and locked_by = $2';

/**
 * Locks uploads in their rows, so that one request of all processes writes to a file. A lock is a lease: no connection
 * is held while bytes arrive, and advisory locks would need one each.
 */
export const createUploadLocker = (pool: Pool): Locker => ({
  newLock: (id: string): Lock => new UploadLock(pool, id),
});

class UploadLock implements Lock {
  readonly #pool: Pool;
  readonly #id: string;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, id: string) {
    this.#pool = pool;
    this.#id = id;
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const until = Date.now() + MAX_WAIT_MS;
    while (!(await this.#take())) {
      if (signal.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      await this.#pool.query(WANT, [this.#id]);
      await sleep(ASK_MS);
    }
    this.#timer = setInterval(() => {
      this.#renew(requestRelease).catch(() => requestRelease());
    }, RENEW_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.query(GIVE_BACK, [this.#id, this.#holder]);
  }

  async #take(): Promise<boolean> {
    const { rowCount } = await this.#pool.query(TAKE, [this.#id, this.#holder, LEASE_MS]);
    return rowCount === 1;
  }

  async #renew(requestRelease: RequestRelease): Promise<void> {
    const { rows } = await this.#pool.query<{ isWanted: boolean }>(RENEW, [this.#id, this.#holder, LEASE_MS]);
    if (rows[0]?.isWanted !== false) await requestRelease();
  }
}
