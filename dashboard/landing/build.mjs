/** Runs behind this page's `vite build`: a brotli sibling for everything that is shipped. */
import { fileURLToPath } from 'node:url';
import { compressFolder } from '../../sdk/compressFolder.mjs';

await compressFolder(fileURLToPath(new URL('../dist/landing', import.meta.url)));
