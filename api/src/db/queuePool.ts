import pg from 'pg';

type OnConnect = Parameters<pg.Pool['connect']>[0];

/**
 * The job queue's connections. graphile-worker tries again by itself after some errors of connecting, and waits up to
 * two minutes in between, deaf to everything: a worker would come back long after its database. Of a nameless error
 * it hears at once, and asks again some seconds later.
 */
export class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (callback) {
      super.connect((error, client, done) => callback(error && nameless(error), client, done));
      return;
    }
    return super.connect().catch((error: unknown) => {
      throw nameless(error);
    });
  }
}

const nameless = (error: unknown): Error => new Error('The job queue has no connection', { cause: error });
