import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Spool } from './spool.ts';

/** The parts that uploads need. */
export interface UploadDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  files: FileStore;
  spool: Spool;
}
