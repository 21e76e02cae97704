import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** The platform as the actor, also for clients, whose policy is their assignments. */
export const SYSTEM = { id: '', role: 'system' } as const;

/**
 * Runs a user's work in one transaction that names the actor, as row-level security needs it (T1). An error of `work`
 * rolls everything back.
 */
export async function actAs<Result>(
  orm: MikroORM,
  actor: { id: string; role: string },
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTransaction(orm, { id: actor.id, role: actor.role }, work);
}

/** Runs work of the platform itself in one transaction. */
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
