import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { MAIN, ROOT, WORKSPACES } from './project.mjs';
import { runNpm } from './runCommand.mjs';

/** Inputs of every workspace's build. All contain code of the sdk; types are checked for all together. */
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'sdk'];

/** @typedef {{ code: number, output: string }} BuildResult exit code, and the output of all that ran */

/**
 * Builds the workspaces whose sources have changed since their last build.
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
  const { code, output } = await build(stale);
  if (code !== 0) throw new Error(`${output}The build failed with exit code ${code}; it says why above.`);
  progress('Everything is built.');
}

/**
 * Builds workspaces, all by default, and stores the fingerprints of their sources.
 *
 * @param {readonly string[]} [names]
 * @returns {Promise<BuildResult>}
 */
export async function build(names = WORKSPACES) {
  // Taken before the build: files saved while it runs then cause another build.
  const sources = new Map(
    await Promise.all(names.map(async (name) => /** @type {const} */ ([name, await describe(name)]))),
  );
  await Promise.all(names.map((name) => rm(stampOf(name), { force: true })));
  let result = await runNpm(['run', 'types'], { quiet: true });
  // The sdk first: its output is part of the others'.
  for (const group of [names.filter((name) => name === 'sdk'), names.filter((name) => name !== 'sdk')]) {
    if (result.code !== 0) break;
    const results = await Promise.all(group.map((name) => buildOne(name, sources.get(name) ?? '')));
    result = {
      code: results.find(({ code }) => code !== 0)?.code ?? 0,
      output: [result, ...results].map(({ output }) => output).join(''),
    };
  }
  return result;
}

/**
 * @param {string} name
 * @param {string} sources their fingerprint
 * @returns {Promise<BuildResult>}
 */
async function buildOne(name, sources) {
  const result = await runNpm(['run', 'build', '-w', name], { quiet: true });
  if (result.code !== 0) return result;
  await mkdir(dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), sources);
  return result;
}

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
