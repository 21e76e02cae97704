import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installNode, linkNode } from './ownNode.mjs';
import { ROOT, WORKSPACES } from './project.mjs';
import { runNpm } from './runCommand.mjs';

/**
 * What is installed: what builds and runs the platform, or what tests and checks need as well.
 *
 * @typedef {'platform' | 'everything'} Extent
 */

const LOCK_FILE = join(ROOT, 'package-lock.json');
/** npm writes it at the end of every install. */
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');
/** A package that no platform needs. */
const TOOL = join(ROOT, 'node_modules', 'vitest');
/** Ours: for which package-lock.json the packages were installed, and to which extent. */
const STAMP_FILE = join(ROOT, 'node_modules', '.inlay-installed');

/** The packages of the workspaces; those of the root are tools. */
const PLATFORM_ONLY = WORKSPACES.flatMap((name) => ['-w', name]);
/** npm names each package that it fetched, which is the progress to show. */
const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=http'];
const FETCHED = /npm http (?:fetch|cache)[^\n]*\.tgz/g;
/** Interval of the lines about progress, in ms. */
const REPORT_MS = 10_000;

/**
 * Installs the packages of package-lock.json if they are missing or others. Tools that are there stay, so a start
 * behind a changed lock file takes nothing from whoever works on the platform.
 *
 * @param {import('./createProgress.mjs').Progress} progress
 * @param {Extent} needed
 * @returns {Promise<void>}
 * @throws {Error} with advice when npm fails
 */
export async function ensureInstalled(progress, needed) {
  const extent = (await hasTools()) ? 'everything' : needed;
  const wanted = await describeWanted();
  const installed = await findInstalled(wanted);
  if (installed !== 'everything' && installed !== extent) {
    const what = extent === 'platform' ? 'packages' : 'packages and tools for tests';
    progress(`Installing ${what}, from the network…`);
    await Promise.all([installPackages(progress, extent, installed !== null), installNode()]);
    await writeFile(STAMP_FILE, `${wanted} ${extent}\n`);
    progress('Packages are installed.');
  } else {
    await installNode();
  }
  await linkNode();
}

/** Packages differ between platforms, so a folder copied from another one counts as not installed. */
async function describeWanted() {
  const hash = createHash('sha256').update(await readFile(LOCK_FILE));
  return `${process.platform} ${process.arch} ${hash.digest('hex')}`;
}

/**
 * @param {string} wanted
 * @returns {Promise<Extent | null>} null when nothing is installed, or others
 */
async function findInstalled(wanted) {
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => null);
  if (stamp === null) return findInstalledByHand();
  const at = stamp.lastIndexOf(' ');
  if (stamp.slice(0, at) !== wanted) return null;
  return stamp.slice(at + 1).trim() === 'platform' ? 'platform' : 'everything';
}

/**
 * npm's own record counts as proof only while it is as new as the lock file.
 *
 * @returns {Promise<Extent | null>}
 */
async function findInstalledByHand() {
  const [record, lock] = await Promise.all([stat(NPM_RECORD).catch(() => null), stat(LOCK_FILE)]);
  if (record === null || record.mtimeMs < lock.mtimeMs) return null;
  return (await hasTools()) ? 'everything' : 'platform';
}

/** @returns {Promise<boolean>} */
const hasTools = () =>
  stat(TOOL).then(
    () => true,
    () => false,
  );

/**
 * @param {import('./createProgress.mjs').Progress} progress
 * @param {Extent} extent
 * @param {boolean} isMore whether the platform's packages are there and stay: `npm ci` would remove them first,
 *   also from under a platform that runs
 * @throws {Error} with npm's output
 */
async function installPackages(progress, extent, isMore) {
  const packages = extent === 'platform' ? PLATFORM_ONLY : [];
  let fetched = 0;
  const timer = setInterval(() => progress(`${fetched} packages are here…`), REPORT_MS);
  const run = (/** @type {string[]} */ command) =>
    runNpm([...command, ...packages, ...OPTIONS], {
      quiet: true,
      environment: { INLAY_NODE: 'beside' },
      onOutput: (text) => {
        fetched += text.match(FETCHED)?.length ?? 0;
      },
    });
  // npm ci requires packages of every platform in the lock file. npm install skips those a registry does not
  // serve, and otherwise uses the locked versions too.
  const install = ['install', '--no-save'];
  let { code, output } = await run(isMore ? install : ['ci']);
  if (output.includes('EUSAGE')) ({ code, output } = await run(install));
  clearInterval(timer);
  if (code === 0) return;
  const said = output.split('\n').filter((line) => !line.startsWith('npm http'));
  throw new Error(
    `${said.join('\n')}\nnpm failed with exit code ${code}; it says why above. Is the network reachable?`,
  );
}
