/**
 * Builds the script that site owners paste. It is pasted as a classic script, so everything stands
 * in a function of its own and leaves no name in the page; the resizing code is split off.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../sdk/compressFolder.mjs';

const source = (path) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const outDir = fileURLToPath(new URL('dist/browser', import.meta.url));

/** A classic script knows no export, and must leave no name behind: its code goes into a function. */
const classicScript = {
  name: 'classic-script',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'loader') continue;
      if (chunk.exports.length + chunk.imports.length > 0)
        throw new Error('The loader is a classic script: it exports and imports nothing.');
      const code = chunk.code.replace(/export\s*\{\s*\};?\s*$/, '').trim();
      chunk.code = `(()=>{"use strict";${code}})();\n`;
    }
  },
};

/** The loader, and what it loads on need. Each built by itself: shared code would become a file that the loader imports. */
const PARTS = {
  loader: 'loader.ts',
  'loader-resize': 'resize.ts',
  'loader-overlay': 'overlay.ts',
  'loader-doctor': 'doctor.ts',
  // For the Share tab alone.
  'loader-preview': 'preview.ts',
};

await rm(outDir, { recursive: true, force: true });
for (const [name, file] of Object.entries(PARTS)) {
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [classicScript],
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    // In pages with RequireJS the resizing library would hand itself to that, and the frame stay as it is.
    define: { 'define.amd': 'false' },
    build: {
      // By the rules for servers, because those for pages add a preloader to each split-off part.
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'es2020',
      minify: true,
      rolldownOptions: { input: { [name]: source(file) }, output: { entryFileNames: '[name].js' } },
    },
  });
}
await compressFolder(outDir);
