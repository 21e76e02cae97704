/**
 * Builds what other programs import of this package: the page renderer, with React replaced by preact; the form as
 * React components. The platform needs none of it: its own bundles are made of the sources.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { reactAliases } from './reactAliases.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = (path) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const common = { root, configFile: false, logLevel: 'warn', publicDir: false };

/** The server's and the page's React build hold every chunk, beside which loading one does nothing. */
const withAllChunks = { checks: { ineffectiveDynamicImport: false } };

await build({
  ...common,
  resolve: { alias: reactAliases },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      ...withAllChunks,
      input: { server: source('server/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'server-[name].js' },
    },
  },
});

await build({
  ...common,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: source('react/index.ts'), formats: ['es'], fileName: () => 'react.js' },
    rolldownOptions: {
      ...withAllChunks,
      external: [/^react/],
      output: { chunkFileNames: 'react-[name].js' },
    },
  },
});
