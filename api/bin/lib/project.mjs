import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders that are built and installed together. */
export const WORKSPACES = ['sdk', 'api', 'dashboard', 'embed-loader'];

/** The programs that a build ends with: the platform, and the operator's command line. */
export const MAIN = join(ROOT, 'api', 'dist', 'bundle', 'main.js');
export const CLI = join(ROOT, 'api', 'dist', 'bundle', 'cli.js');

/**
 * Node options of the platform. By default V8's young generation grows to 128 MB; at 32 MB submissions are as
 * fast and a busy process uses 100 MB less. By default the old heap may grow fourfold between collections;
 * twofold had no measurable cost. A process with a thousand connections saves another 100 MB by it.
 */
export const PLATFORM = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--disable-warning=ExperimentalWarning',
  MAIN,
];
