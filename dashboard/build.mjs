/** Builds the dashboard and the landing page, with a brotli sibling for everything that is shipped. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../sdk/compressFolder.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

await build({ root: path('.'), configFile: path('vite.config.ts'), logLevel: 'warn' });
await build({ configFile: path('landing/vite.config.ts'), logLevel: 'warn' });
await Promise.all(['dist/app', 'dist/landing'].map((folder) => compressFolder(path(folder))));
