/**
 * Bundles the API's programs into api/dist/bundle: one file loads faster than 1,600. Packages with native code, and
 * those that load files beside themselves, stay outside. All files are flat: sources name others by paths that hold
 * for `src/FOLDER/` and for `dist/bundle/` alike.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

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

await rm(new URL('dist/bundle', import.meta.url), { recursive: true, force: true });
await build({
  root,
  configFile: false,
  // Packages that use `eval` are named otherwise, at each build.
  logLevel: 'error',
  publicDir: false,
  plugins: [httpWithoutWebSocket],
  ssr: {
    noExternal: true,
    external: [
      'sharp',
      '@node-rs/argon2',
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-request-presigner',
      'pg-native',
    ],
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
        cli: 'src/cli/main.ts',
        encodeProcess: 'src/logos/encodeProcess.ts',
        lookProgram: 'src/brands/look/lookProgram.ts',
        pdfProgram: 'src/reports/pdf/pdfProgram.ts',
      },
      // MikroORM and logs use the names of classes.
      output: {
        keepNames: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:8].js',
        // A single character beyond Latin-1 makes V8 keep its whole file with two bytes for each (decision 510).
        charset: 'ascii',
        // V8 keeps the text of what it has compiled: comments and indents are 5 MB of each process.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
