import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { NODE } from './ownNode.mjs';
import { MAIN, ROOT, WORKSPACES } from './project.mjs';
import { runCommand } from './runCommand.mjs';

/** Inputs of every workspace's build. All contain code of the sdk. */
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'sdk'];

/** Brotli's effort where nobody waits for the bytes over a network. */
const QUICK = { INLAY_BROTLI_QUALITY: '5' };

/** @typedef {{ code: number, output: string }} BuildResult exit code, and the output of all that ran */

/**
 * Builds what the platform serves, of the workspaces whose sources have changed since their last build. Types are
 * not checked, and files are compressed quickly.
 *
 * @param {import('./createProgress.mjs').Progress} progress
 * @returns {Promise<void>}
 * @throws {Error} with the output of the build when it fails
 */
export async function ensureBuilt(progress) {
  const isStale = await Promise.all(WORKSPACES.map(async (name) => !(await isBuilt(name))));
  const stale = WORKSPACES.filter((_name, at) => isStale[at]);
  if (stale.length === 0) return;
  progress(`Building ${stale.join(', ')}…`);
  const { code, output } = await buildWorkspaces(stale, QUICK);
  if (code !== 0) throw new Error(`${output}The build failed with exit code ${code}; it says why above.`);
  progress('Everything is built.');
}

/**
 * Builds everything: types, what the platform serves, and what other programs import of the sdk.
 *
 * @param {{ isRelease: boolean }} options a release is compressed with all the effort there is
 * @returns {Promise<BuildResult>}
 */
export async function buildAll({ isRelease }) {
  // Vite builds from the sources, so that nobody waits for anybody.
  return joinResults(
    await Promise.all([
      // Several checkers of a project each find out the types that they share.
      runNode(join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), ['--build', '--checkers', '1']),
      buildWorkspaces(WORKSPACES, isRelease ? {} : QUICK),
      runNode(join(ROOT, 'sdk', 'buildPackage.mjs')),
    ]),
  );
}

/**
 * Builds workspaces side by side, and stores the fingerprints of their sources.
 *
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} environment
 */
async function buildWorkspaces(names, environment) {
  // Taken before the build: files saved while it runs then cause another build.
  const sources = await Promise.all(names.map(describe));
  return joinResults(
    await Promise.all(names.map((name, at) => buildOne(name, sources[at] ?? '', environment))),
  );
}

/**
 * @param {string} name
 * @param {string} sources their fingerprint
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<BuildResult>}
 */
async function buildOne(name, sources, environment) {
  await rm(stampOf(name), { force: true });
  const result = await runNode(join(ROOT, name, 'build.mjs'), [], environment);
  if (result.code !== 0) return result;
  await mkdir(dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), sources);
  return result;
}

/** @param {string} file @param {string[]} [args] @param {NodeJS.ProcessEnv} [environment] */
const runNode = (file, args = [], environment = {}) =>
  runCommand(NODE, [file, ...args], { quiet: true, environment });

/** @param {readonly BuildResult[]} results @returns {BuildResult} the first failure's code */
const joinResults = (results) => ({
  code: results.find(({ code }) => code !== 0)?.code ?? 0,
  output: results.map(({ output }) => output).join(''),
});

/** @param {string} name */
const stampOf = (name) => join(ROOT, name, 'dist', '.built-from');

/** @param {string} name */
const describe = (name) => fingerprint(ROOT, [...new Set([...SHARED, name])]);

/** @param {string} name */
async function isBuilt(name) {
  const stamp = await readFile(stampOf(name), 'utf8').catch(() => null);
  if (stamp === null || stamp !== (await describe(name))) return false;
  if (name !== 'api') return true;
  return access(MAIN).then(
    () => true,
    () => false,
  );
}
