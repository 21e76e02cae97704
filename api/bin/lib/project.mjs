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
