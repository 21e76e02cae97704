import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** The transaction that surrounds a request; it is left once it has ended. */
const surrounding = new AsyncLocalStorage<{ em: EntityManager; hasEnded: boolean }>();

/**
 * Runs work in one transaction of its own, or behind a savepoint of the one that surrounds the request. What `work`
 * throws rolls everything back.
 */
export function inTransaction<Result>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  const around = surrounding.getStore();
  const isInside = around !== undefined && !around.hasEnded;
  const em = isInside ? around.em.fork({ keepTransactionContext: true }) : orm.em.fork();
  return em.transactional(work);
}

/**
 * Runs work in one transaction, which every `inTransaction` in it joins: several changes that are made for themselves
 * elsewhere are made together or not at all (decision 766).
 */
export const asOneTransaction = <Result>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> =>
  orm.em.fork().transactional(async (em) => {
    const around = { em, hasEnded: false };
    try {
      return await surrounding.run(around, () => work(em));
    } finally {
      around.hasEnded = true;
    }
  });
