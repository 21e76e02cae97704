import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../../api/src/db/ormOptions.ts';
import type { TestDatabase } from './testDatabase.ts';

/** Migrates an empty database to a schema of an earlier release, or on to the newest without a name. */
export async function migrateTo({ connectionString }: TestDatabase, name?: string): Promise<void> {
  const orm = await MikroORM.init({
    ...ormOptions(connectionString),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: {},
  });
  try {
    await orm.migrator.up(name === undefined ? {} : { to: name });
  } finally {
    await orm.close();
  }
}
