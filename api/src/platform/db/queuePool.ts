import pg from 'pg';

type OnConnect = Parameters<pg.Pool['connect']>[0];

/**
 * The job queue's connections, which hide the code of a failed connection. By that code graphile-worker would back off
 * for up to two minutes; an error without one is reported at once, and the queue polls again within seconds.
 */
export class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (callback) {
      super.connect((error, client, done) => callback(error && nameless(error), client, once(done)));
      return;
    }
    return super.connect().catch((error: unknown) => {
      throw nameless(error);
    });
  }
}

const nameless = (error: unknown): Error => new Error('The job queue has no connection', { cause: error });

/** graphile-worker releases its listener twice when the connection is lost while it stops; the pool would throw. */
function once(release: (destroy?: boolean) => void): (destroy?: boolean) => void {
  let isReleased = false;
  return (destroy) => {
    if (isReleased) return;
    isReleased = true;
    release(destroy);
  };
}
