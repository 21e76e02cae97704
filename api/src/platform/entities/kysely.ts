import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Returns Kysely in the transaction of the entity manager, which knows our tables. */
export const kyselyIn = (em: EntityManager): Kysely<Database> => em.getKysely<Database>();
