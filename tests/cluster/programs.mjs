/** The programs of Debian's packages that the cluster test needs. */
import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../support/findProgram.ts';

/** Programs and the package that has them. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' };
const POSTGRES = '/usr/lib/postgresql';

/**
 * @returns the paths of the programs, or why there are none.
 * @typedef {{ patroni: string, etcd: string, haproxy: string, pgbouncer: string, postgres: string }} Programs
 */
export async function findPrograms() {
  const found = { postgres: await findPostgres() };
  const missing = found.postgres ? [] : ['postgresql-15 or newer'];
  for (const [name, needed] of Object.entries(PACKAGES)) {
    found[name] = await findProgram(name);
    if (!found[name]) missing.push(needed);
  }
  if (missing.length === 0) return { programs: /** @type {Programs} */ (found) };
  return { reason: `apt-get install --no-install-recommends ${missing.join(' ')} python3-etcd` };
}

/** The folder of the newest server. */
async function findPostgres() {
  const versions = await readdir(POSTGRES).catch(() => []);
  for (const version of versions.map(Number).sort((a, b) => b - a)) {
    const folder = join(POSTGRES, String(version), 'bin');
    if (version >= 15 && (await canRun(join(folder, 'initdb')))) return folder;
  }
  return null;
}

const canRun = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
