import { access, copyFile, link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { runNpm } from './runCommand.mjs';

/** Oldest Node that the platform and its tools run on. */
const OLDEST_NODE = 24;

const FOLDER = join(ROOT, 'api', 'bin', 'node');
const NAME = process.platform === 'win32' ? 'node.exe' : 'node';
const OWN_NODE = join(FOLDER, 'node_modules', 'node', 'bin', NAME);
/** npm's scripts find it here before the system's. */
const LINK = join(ROOT, 'node_modules', '.bin', NAME);

/** Whether the system's Node is too old, or this process runs on our own already. */
const isNeeded =
  Number(process.versions.node.split('.')[0]) < OLDEST_NODE || process.execPath.startsWith(ROOT);

/** The Node that the platform runs on: the installed one, or our own where that is too old. */
export const NODE = isNeeded ? OWN_NODE : process.execPath;

const isThere = () =>
  access(NODE).then(
    () => true,
    () => false,
  );

/**
 * Downloads our own Node where it is needed and missing.
 *
 * @throws {Error} with npm's output
 */
export async function installNode() {
  if (await isThere()) return;
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    folder: FOLDER,
  });
  if (code !== 0)
    throw new Error(`${output}\nNode ${OLDEST_NODE} could not be installed; npm says why above.`);
  if (!(await isThere()))
    throw new Error(`${NODE} is missing: npm runs without install scripts here. Allow them for "node".`);
}

/** Puts our own Node where npm's scripts look first. */
export async function linkNode() {
  if (!isNeeded) return;
  await rm(LINK, { force: true });
  await link(OWN_NODE, LINK).catch(() => copyFile(OWN_NODE, LINK));
}
