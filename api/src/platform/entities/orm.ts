import { MikroORM } from '@mikro-orm/postgresql';
import type { DatabaseTimeouts } from '../config/databaseTimeouts.ts';
import { ormOptions } from '../db/ormOptions.ts';
import type { Pooler } from '../db/pooler.ts';
import { ENTITIES } from './entities.ts';

/** Creates the ORM, whose pool connects at its first use. Close it with `orm.close()`. */
export function createOrm(
  connectionString: string,
  poolSize?: number,
  pooler?: Pooler | null,
  timeouts?: DatabaseTimeouts,
  isFenced?: boolean,
): MikroORM {
  return new MikroORM({
    ...ormOptions(connectionString, poolSize, pooler, timeouts, isFenced),
    entities: ENTITIES,
  });
}
