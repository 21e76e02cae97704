import type { MikroORM } from '@mikro-orm/postgresql';

/** Whether a statement would drop a foreign key that MikroORM does not know; see `tenantReferences.ts`. */
export const isOwnReference = (statement: string): boolean => /constraint "\w+_fkey"/.test(statement);

/** Finds what the entities say otherwise than the schema, as the statements that would change the schema. */
export async function findDrift(orm: MikroORM): Promise<string[]> {
  const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return drift.split('\n').filter((line) => line && !isOwnReference(line));
}
