/**
 * `npm run sbom`: the packages of a release as CycloneDX, from the lock file, without network access. These are the
 * dependencies of each workspace, and what its build puts into files for browsers and the server
 * (`bundledPackages`); tools are left out.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const readPackage = (folder) => JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));

const all = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
);

/** What each package depends on, by its reference; tools only for workspaces, which are restricted. */
const dependencies = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'));

for (const folder of readPackage('.').workspaces) {
  const { name, version, bundledPackages = [], ...own } = readPackage(folder);
  const shipped = new Set([
    ...Object.keys({ ...own.dependencies, ...own.optionalDependencies }),
    ...bundledPackages,
  ]);
  const ref = `${name}@${version}`;
  dependencies.set(
    ref,
    dependencies.get(ref).filter((other) => shipped.has(nameOf(other))),
  );
}

const workspaces = all.dependencies.map(({ ref }) => ref).filter((ref) => ref.startsWith('@inlay/'));
const kept = new Set(workspaces);
for (const ref of kept) for (const other of dependencies.get(ref) ?? []) kept.add(other);

const components = all.components
  .filter((component) => kept.has(component['bom-ref']))
  // npm calls whatever is built in a development package; here it is what ships.
  .map((component) => ({
    ...component,
    scope: 'required',
    properties: component.properties?.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }));
const project = all.metadata.component['bom-ref'];
const graph = all.dependencies
  .filter(({ ref }) => ref === project || kept.has(ref))
  .map(({ ref }) => ({ ref, dependsOn: ref === project ? workspaces : dependencies.get(ref) }));
console.log(JSON.stringify({ ...all, components, dependencies: graph }, null, 2));
