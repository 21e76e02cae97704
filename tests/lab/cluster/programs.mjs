/** The programs of Debian's packages that the cluster test needs. */
import { findProgram } from '../../support/findProgram.ts';
import { findPostgres } from '../../support/postgres/findPostgres.ts';

/** Programs and the package that has them. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' };

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
