/**
 * `npm run migration:create -w api -- NAME`: compares the entities with the snapshot of the last
 * migration and writes the next one. Read it, complete it by hand, commit it with its snapshot.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { startEmbeddedPostgres } from '../src/db/embedded/startEmbeddedPostgres.ts';
import { ormOptions } from '../src/db/ormOptions.ts';
import { ENTITIES } from '../src/entities/entities.ts';

const folder = await mkdtemp(join(tmpdir(), 'inlay-migration-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  const orm = await MikroORM.init({
    ...ormOptions(postgres.connectionString),
    entities: ENTITIES,
    driverOptions: {},
  });
  await orm.migrator.up();
  const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
  console.log(fileName || 'The entities and the last migration agree.');
  await orm.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
