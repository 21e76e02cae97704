import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders that are built and installed together. */
export const WORKSPACES = ['sdk', 'api', 'dashboard', 'embed-loader'];

/** The Node that the project installs for itself, whatever the system has. */
export const NODE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The program that a build ends with. */
export const MAIN = join(ROOT, 'api', 'dist', 'main.js');

/**
 * What Node is given to run the platform. V8 would let what requests leave behind grow to 128 MB before it looks
 * at it; at 32 MB submissions are as fast, and a busy process is a hundred megabytes smaller. What outlives that
 * would be looked at again only when there is up to four times as much; at twice as much it costs nothing that
 * could be measured, and a process with a thousand connections is another hundred megabytes smaller.
 */
export const PLATFORM = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  MAIN,
];
