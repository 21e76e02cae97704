import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** Runs work in one transaction of its own. What `work` throws rolls everything back. */
export const inTransaction = <Result>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> => orm.em.fork().transactional(work);
