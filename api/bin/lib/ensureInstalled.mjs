import { createHash } from 'node:crypto';
import { access, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NODE, ROOT } from './project.mjs';
import { runNpm } from './runCommand.mjs';

const LOCK_FILE = join(ROOT, 'package-lock.json');
/** npm writes it at the end of every install. */
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');
/** Ours: for which package-lock.json the packages were installed. */
const STAMP_FILE = join(ROOT, 'node_modules', '.inlay-installed');
const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages of package-lock.json if they are missing or others.
 *
 * @param {import('./createProgress.mjs').Progress} progress
 * @returns {Promise<void>}
 * @throws {Error} with advice when npm fails
 */
export async function ensureInstalled(progress) {
  const wanted = await describeWanted();
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => null);
  if (stamp === wanted && (await exists(NODE))) return;
  if (stamp !== null || !(await isInstalledByHand())) {
    progress('Installing packages (npm ci); this needs the network and takes about a minute…');
    await install();
    progress('Packages are installed.');
  }
  if (!(await exists(NODE))) {
    throw new Error(`${NODE} is missing: npm runs without install scripts here. Allow them for "node".`);
  }
  await writeFile(STAMP_FILE, wanted);
}

/** Packages differ between platforms, so a folder copied from another one counts as not installed. */
async function describeWanted() {
  const hash = createHash('sha256').update(await readFile(LOCK_FILE));
  return `${process.platform} ${process.arch} ${hash.digest('hex')}\n`;
}

/** npm's own record counts as proof only while it is as new as the lock file. */
async function isInstalledByHand() {
  const [record, lock] = await Promise.all([stat(NPM_RECORD).catch(() => null), stat(LOCK_FILE)]);
  return record !== null && record.mtimeMs >= lock.mtimeMs;
}

/** @throws {Error} with npm's output */
async function install() {
  let { code, output } = await runNpm(['ci', ...OPTIONS], { quiet: true });
  // npm ci requires packages of every platform in the lock file. npm install skips those a registry does not
  // serve, and otherwise uses the locked versions too.
  if (output.includes('EUSAGE')) {
    ({ code, output } = await runNpm(['install', '--no-save', ...OPTIONS], { quiet: true }));
  }
  if (code === 0) return;
  throw new Error(
    `${output}\nnpm failed with exit code ${code}; it says why above. Is the network reachable?`,
  );
}

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );
