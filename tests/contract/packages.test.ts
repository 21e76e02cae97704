import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { megabytesOf, productionPackages, runNpm } from '../support/packagesOf.ts';

/** Largest folder of packages of `npm ci --omit=dev`, with the embedded database. */
const MOST_MEGABYTES = 200;
/** Bare imports; the first part is the package. */
const IMPORT = /(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)[^']*'/g;

const readPackage = (workspace: string) =>
  JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));

test('packages for production take at most 200 MB', () => {
  const folders = productionPackages();
  expect(folders.length).toBeGreaterThan(100);
  const megabytes = megabytesOf(folders);
  expect(megabytes).toBeGreaterThan(60);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  // npm reads every package; a busy machine is slow.
}, 60_000);

test('the list of what ships names what runs in browsers and in the bundle, and no tools', () => {
  const { components } = JSON.parse(runNpm(['run', '-s', 'sbom']));
  const purls = (components as { purl: string }[]).map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  const shipped = (name: string) => purls.includes(`pkg:npm/${name.replace('@', '%40')}`);
  const expected = ['preact', 'uplot', '@mantine/core', 'pg', 'sharp', '@opentelemetry/sdk-trace'];
  expect(expected.filter((name) => !shipped(name))).toEqual([]);
  expect(['vitest', 'vite', 'knip', 'playwright-core'].filter(shipped)).toEqual([]);
}, 60_000);

test.each(['dashboard', 'embed-loader', 'api'])(
  'every package that the sources of %s import ships',
  (workspace) => {
    const { dependencies = {}, devDependencies = {}, bundledPackages } = readPackage(workspace);
    const src = join(ROOT, workspace, 'src');
    const imported = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite)\./.test(file))
      .flatMap((file) =>
        Array.from(readFileSync(join(src, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name),
      );
    const shipped = new Set([...Object.keys(dependencies), ...bundledPackages]);
    const missing = new Set(
      imported.filter((name) => name in devDependencies && !shipped.has(name) && !name.startsWith('@inlay/')),
    );
    expect(imported.length).toBeGreaterThan(3);
    expect([...missing]).toEqual([]);
  },
);
