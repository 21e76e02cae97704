/**
 * Builds the package that websites with a bundler, and programs, install from the platform: `mount`, the React
 * component, the client of the API, the command line of forms as code, and their types. It needs no other package, and no registry.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformWithOxc } from 'vite';
import { packTar } from './packTar.mjs';
import { reactAliases } from './reactAliases.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = (path) => join(root, 'src', path);
const folder = join(root, 'dist/package');

const common = { root, configFile: false, logLevel: 'warn', publicDir: false };

/** Entries by the name they are imported by. */
const ENTRIES = { embed: 'embed/index.ts', 'embed-react': 'embed/react.tsx', api: 'api/index.ts' };

/** @param {URL} tarball where the package is written to */
export async function buildEmbedPackage(tarball) {
  await buildScripts();
  await buildApiClient();
  await buildCommandLine();
  const scripts = (await readdir(folder)).toSorted();
  const files = await Promise.all([
    describePackage().then((text) => ['package.json', text]),
    readFile(join(root, '../LICENSE'), 'utf8').then((text) => ['LICENSE', text]),
    ...scripts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
  ]);
  const types = await declareTypes(Object.values(ENTRIES));
  await writeFile(tarball, packTar([...files, ...types].map(([path, text]) => [`package/${path}`, text])));
}

async function buildScripts() {
  // `mount` and what it defines, with preact inside: a page's own React, of whatever version, is left alone.
  await build({
    ...common,
    resolve: { alias: reactAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'es2022',
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { embed: source(ENTRIES.embed) },
        output: { entryFileNames: '[name].js', chunkFileNames: 'embed-[name].js' },
      },
    },
  });
  // The React component around it: React is the page's.
  await build({
    ...common,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: source(ENTRIES['embed-react']), formats: ['es'], fileName: () => 'embed-react.js' },
      rolldownOptions: {
        external: [/^react/, '@inlay/sdk/embed'],
        // Next.js and the like import the component from their servers' components.
        output: { banner: "'use client';" },
      },
    },
  });
}

/** Builds the client of the API, which imports nothing. */
const buildApiClient = () =>
  build({
    ...common,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: source(ENTRIES.api), formats: ['es'], fileName: () => 'api.js' },
    },
  });

/** Builds `inlay`, the command line of forms as code, for Node: with the form model and YAML inside. */
const buildCommandLine = () =>
  build({
    ...common,
    // css-tree reads JSON files beside itself when it loads; its own bundle has them inside.
    resolve: { alias: [{ find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' }] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      license: { fileName: 'inlay-licenses.md' },
      rolldownOptions: {
        input: { inlay: source('cli/main.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'inlay-[name].js',
          banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });

/** Returns the package's description of itself: without sources, and without what its scripts have inside. */
async function describePackage() {
  const { name, version, description, license, type, peerDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const described = {
    name,
    version,
    description,
    license,
    type,
    sideEffects: ['./embed.js'],
    exports: Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, path]) => [
        `./${entry}`,
        { types: `./types/${path.replace(/\.tsx?$/, '.d.ts')}`, default: `./${entry}.js` },
      ]),
    ),
    bin: { inlay: './inlay.js' },
    peerDependencies,
    // For websites without React.
    peerDependenciesMeta: { react: { optional: true } },
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** Returns the types of sources and of all they import, each by itself: TypeScript would take seconds. */
async function declareTypes(paths) {
  const found = new Map();
  const pending = [...paths];
  for (const path of pending) {
    if (found.has(path)) continue;
    const { declaration } = await transformWithOxc(await readFile(source(path), 'utf8'), source(path), {
      typescript: { declaration: {} },
    });
    found.set(path, declaration);
    for (const [, imported] of declaration.matchAll(/"(\.[^"]+\.tsx?)"/g))
      pending.push(posix.join(dirname(path), imported));
  }
  return [...found].map(([path, text]) => [`types/${path.replace(/\.tsx?$/, '.d.ts')}`, text]);
}
