/**
 * Builds the migrations, and bundles the API's programs into api/dist/bundle: one file loads faster than 1,600. Packages with native code, and
 * those that load files beside themselves, stay outside. All files are flat; `shippedFile`
 * finds what lies elsewhere.
 */
import { copyFile, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { reactAliases } from '../sdk/reactAliases.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * `import` of `node:http` makes Node fill in all its exports. One of them is WebSocket, whose library takes a tenth of
 * the start to load, and which nothing here uses.
 *
 * @type {import('vite').Plugin}
 */
const httpWithoutWebSocket = {
  name: 'http-without-web-socket',
  enforce: 'pre',
  resolveId: (id) => (/^(node:)?http$/.test(id) ? '\0http.cjs' : null),
  load: (id) => (id === '\0http.cjs' ? "module.exports = process.getBuiltinModule('node:http');" : null),
};

/** Packages that the bundle leaves in `node_modules`. */
const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  'pg-native',
];

/** css-tree reads JSON files beside itself when it loads; its own bundle has them inside. */
const CSS_TREE = { find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' };

/** What renders forms: the server needs all of what browsers load one by one. */
const RENDERER = /\/sdk\/src\/(server|react)\//;

const common = {
  root,
  configFile: false,
  // Packages that use `eval` are named otherwise, at each build.
  logLevel: 'error',
  publicDir: false,
};

for (const folder of ['bundle', 'migrations'])
  await rm(new URL(`dist/${folder}`, import.meta.url), { recursive: true, force: true });

// The migrator lists their folder, and loads those that have to run.
const migrations = await readdir(new URL('src/platform/db/migrations', import.meta.url));
await build({
  ...common,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: migrations
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `src/platform/db/migrations/${name}`),
      external: [/^[^./]/],
      output: {
        preserveModules: true,
        preserveModulesRoot: `${root}src/platform/db`,
        keepNames: true,
        entryFileNames: '[name].js',
      },
    },
  },
});

await build({
  ...common,
  plugins: [httpWithoutWebSocket],
  // Forms are rendered by the library that hydrates them in browsers.
  resolve: { conditions: ['source'], alias: [...reactAliases, CSS_TREE] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    external: OUTSIDE,
  },
  build: {
    ssr: true,
    outDir: 'dist/bundle',
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/app/cli/main.ts',
        encodeProcess: 'src/forms/logos/encodeProcess.ts',
        lookProgram: 'src/forms/brands/look/lookProgram.ts',
        pdfProgram: 'src/sharing/reports/pdf/pdfProgram.ts',
      },
      // MikroORM and logs use the names of classes.
      output: {
        keepNames: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:8].js',
        codeSplitting: { groups: [{ name: 'forms', test: RENDERER }] },
        // A single character beyond Latin-1 makes V8 keep its whole file with two bytes for each (decision 195).
        charset: 'ascii',
        // V8 keeps the text of what it has compiled: comments and indents are 5 MB of each process.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});

// What API v1 promises, as it was written from the guards.
await copyFile(
  new URL('../docs/openapi.v1.json', import.meta.url),
  new URL('dist/bundle/openapi.v1.json', import.meta.url),
);
