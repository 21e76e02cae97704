/**
 * `npm run migration:create -w api -- NAME`: compares the entities with the schema that the migrations make, and writes
 * the next one. Read it and complete it by hand: triggers, functions and the entities' `references` are not in it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/startEmbeddedPostgres.ts';
import { ormOptions } from '../src/platform/db/ormOptions.ts';
import { ENTITIES } from '../src/platform/entities/entities.ts';
import { findDrift, isOwnReference } from '../src/platform/entities/findDrift.ts';

class Generator extends TSMigrationGenerator {
  generateMigrationFile(className, { up, down }) {
    const keep = (lines) => lines.filter((line) => !isOwnReference(line));
    return super.generateMigrationFile(className, { up: keep(up), down: keep(down) });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'inlay-migration-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  const options = ormOptions(postgres.connectionString);
  const orm = await MikroORM.init({
    ...options,
    entities: ENTITIES,
    driverOptions: {},
    migrations: { ...options.migrations, generator: Generator },
  });
  await orm.migrator.up();
  const isSame = (await findDrift(orm)).length === 0;
  const created = isSame || (await orm.migrator.create(undefined, false, false, process.argv[2]));
  console.log(isSame ? 'The entities and the last migration agree.' : created.fileName);
  await orm.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
