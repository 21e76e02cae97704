/**
 * Builds what the platform serves to browsers: the page's script, `<form-embed>` and `<form-results>`, with React
 * replaced by preact, and the package for websites with a bundler.
 */
import { copyFile, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildEmbedPackage } from './buildEmbedPackage.mjs';
import { compressFolder } from './compressFolder.mjs';
import { copyFonts } from './copyFonts.mjs';
import { reactAliases } from './reactAliases.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = (path) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const common = { root, configFile: false, logLevel: 'warn', publicDir: false };

/** Keeps the entry in one file; parts import what they share from it, so that none needs a second file. */
const entryInOneFile = { name: 'core', tags: ['$initial'] };
/**
 * One file holds what evaluates conditions, from which operators that only some forms use import, and what
 * several chunks of forms with pages share.
 */
const logicInOneFile = {
  name: 'logic',
  test: /\/model\/logic\/(?!operators\/(dates|texts))|\/react\/pages\/(rows|questions|review)\.ts|\/structure\/pages\/itemsOutsideRows\.ts/,
};

/** The field type or the language whose code or texts a module loads, which names its file. */
const partOf = (id) => /\/(?:fields|languages)\/(\w+)\/(?:chunk|form|results)\.ts$/.exec(id)?.[1];

/** What several field types share, in files that the server names beside theirs (`FieldCapabilities.chunk`). */
const sharedByTypes = [
  { name: 'points', test: /\/fields\/shared\/points\// },
  { name: 'parts', test: /\/fields\/shared\/parts\// },
  {
    name: 'addressFormats',
    test: /\/fields\/address\/(formats\/|addressLines\.|loaded\/loadedData\.)/,
  },
  { name: 'pictures', test: /\/fields\/shared\/pictures\// },
  {
    name: 'uploads',
    test: /\/(fields\/(file\/(model|fileKinds)|shared\/uploadedFile)|uploads\/(runningUploads|useUploads))\.tsx?$/,
  },
];

/**
 * Builds a script for browsers: one entry and the parts it splits off, all below /sdk/. Vite's rules for
 * servers apply, because those for pages wrap every part in a preloader of 1 KB.
 */
const browser = (name, entry, entryFileNames, { groups = [], plugins = [] } = {}) =>
  build({
    ...common,
    plugins,
    resolve: { alias: reactAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/browser',
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: { [name]: source(entry) },
        output: {
          entryFileNames,
          chunkFileNames: ({ facadeModuleId, name: part }) =>
            `${name}-${partOf(facadeModuleId) ?? part}-[hash:8].js`,
          codeSplitting: { groups: [entryInOneFile, logicInOneFile, ...sharedByTypes, ...groups] },
        },
      },
    },
  });

await rm(new URL('dist/browser', import.meta.url), { recursive: true, force: true });
await browser('page', 'page/hydrate.tsx', 'page-[hash:8].js');
// One file makes the style: what it imports would come a round trip later.
const style = { name: 'style', test: /\/(shadowStyleSheet|resolveStyles)\.ts$/ };
await browser('form-embed', 'element/FormEmbedElement.ts', 'form-embed-core-[hash:8].js', {
  groups: [style],
});
const core = (await readdir(new URL('dist/browser', import.meta.url))).find((name) =>
  name.startsWith('form-embed-core-'),
);
// Built apart, so that the script with the stable name shares nothing with those that are cached for ever.
await browser('form-embed', 'element/start.ts', 'form-embed.js', {
  plugins: [
    {
      name: 'core',
      enforce: 'pre',
      resolveId: (id) => (id === './FormEmbedElement.ts' ? { id: `./${core}`, external: true } : null),
    },
  ],
});

await browser('form-results', 'results/element/register.ts', 'form-results.js');

// Exported forms name the schema they follow: editors find it where the form came from.
await copyFile(
  new URL('../docs/form-definition.schema.json', import.meta.url),
  new URL('dist/browser/form-definition.schema.json', import.meta.url),
);

await buildEmbedPackage(new URL('dist/browser/inlay-sdk.tgz', import.meta.url));
await copyFonts(fileURLToPath(new URL('dist/browser/fonts', import.meta.url)));
await compressFolder(fileURLToPath(new URL('dist/browser', import.meta.url)));
