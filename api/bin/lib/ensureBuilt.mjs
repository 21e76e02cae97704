import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { MAIN, ROOT, WORKSPACES } from './project.mjs';
import { runNpm } from './runCommand.mjs';

const STAMP_FILE = join(ROOT, 'api', 'dist', '.built-from');
const INPUTS = ['package.json', 'package-lock.json', 'tsconfig.json', ...WORKSPACES];

/**
 * Builds everything if a source has changed since the last build.
 *
 * @param {import('./createProgress.mjs').Progress} progress
 * @param {{ quiet?: boolean }} [options] whether to show what the build prints only when it fails
 * @returns {Promise<void>}
 * @throws {Error} when the build fails
 */
export async function ensureBuilt(progress, { quiet = false } = {}) {
  if (await isBuilt()) return;
  progress('Building…');
  const { code, output } = await runBuild(quiet);
  if (code !== 0) throw new Error(`${output}The build failed with exit code ${code}; it says why above.`);
  progress('Everything is built.');
}

/**
 * Builds everything and stores the fingerprint of the sources.
 *
 * @returns {Promise<number>} the exit code
 */
export async function build() {
  return (await runBuild(false)).code;
}

/** @param {boolean} quiet */
async function runBuild(quiet) {
  // Taken before the build: files saved while it runs then cause another build.
  const sources = await fingerprint(ROOT, INPUTS);
  await rm(STAMP_FILE, { force: true });
  const result = await runNpm(['run', 'build'], { quiet });
  if (result.code !== 0) return result;
  await mkdir(dirname(STAMP_FILE), { recursive: true });
  await writeFile(STAMP_FILE, sources);
  return result;
}

async function isBuilt() {
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => null);
  if (stamp === null || stamp !== (await fingerprint(ROOT, INPUTS))) return false;
  const outputs = [MAIN, ...WORKSPACES.map((name) => join(ROOT, name, 'dist'))];
  return Promise.all(outputs.map((path) => access(path))).then(
    () => true,
    () => false,
  );
}
