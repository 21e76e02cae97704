import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../db/ormOptions.ts';
import type { Pooler } from '../db/pooler.ts';
import { ENTITIES } from './entities.ts';

/** Opens the connection pool of the ORM. Close it with `orm.close()`. */
export async function createOrm(
  connectionString: string,
  poolSize?: number,
  pooler?: Pooler | null,
): Promise<MikroORM> {
  return MikroORM.init({ ...ormOptions(connectionString, poolSize, pooler), entities: ENTITIES });
}
