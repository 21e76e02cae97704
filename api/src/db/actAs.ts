import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** Who acts where no user does: the platform itself, also for clients, whose policy is their assignments. */
export const SYSTEM = { id: '', role: 'system' } as const;

/**
 * Runs signed-in work: opens its one transaction and names the acting person in it, for this
 * transaction only, so that row-level security can stand on it (T1). What `work` throws rolls
 * everything back.
 */
export async function actAs<Result>(
  orm: MikroORM,
  actor: { id: string; role: string },
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTransaction(orm, { id: actor.id, role: actor.role }, work);
}

/** Runs work of the platform itself, which no person asked for. */
export async function actAsSystem<Result>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTransaction(orm, SYSTEM, work);
}

async function inTransaction<Result>(
  orm: MikroORM,
  actor: { id: string; role: string },
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute(
      `select set_config('inlay.actor_id', ?, true), set_config('inlay.actor_role', ?, true)`,
      [actor.id, actor.role],
    );
    return work(em);
  });
}
