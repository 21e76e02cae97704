import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runProgram } from '../../../api/src/platform/db/embedded/runProgram.ts';
import { findServerAccount } from '../../../api/src/platform/db/embedded/serverAccount.ts';

/**
 * Starts a PostgreSQL as its package ships it, with JIT and default settings: the embedded server lacks JIT.
 * @param bin folder of its programs, such as /usr/lib/postgresql/15/bin.
 * @param folder takes the database, which is lost with it.
 */
export async function startStockPostgres(bin, folder) {
  const account = await findServerAccount();
  const data = join(folder, 'stock');
  await chmod(folder, 0o711);
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const run = async (program, ...args) => {
    const { code, output } = await runProgram(join(bin, program), args, account);
    if (code !== 0) throw new Error(`${program}: ${output}`);
  };
  await run('initdb', '-D', data, '-U', 'inlay', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  const port = await freePort();
  const options = `-p ${port} -k '' -c listen_addresses=127.0.0.1`;
  await run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(data, 'log'), '-o', options);
  return {
    connectionString: `postgres://inlay@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', 'stop', '-m', 'fast', '-w', '-s', '-D', data),
  };
}

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
