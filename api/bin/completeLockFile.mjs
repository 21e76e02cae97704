/**
 * `npm run lock`: run it after every `npm install`. Adds the optional packages of other platforms to both
 * lock files (product and documentation). npm omits packages that its registry did not serve; `npm ci` then
 * refuses the lock file everywhere.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} LockedPackage */

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'ppc64', 'riscv64', 's390x', 'x64', 'ia32', 'arm'];

for (const folder of ['.', 'docs']) await complete(join(ROOT, folder, 'package-lock.json'));

/** @param {string} file */
async function complete(file) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const missing = Object.values(lock.packages)
    .flatMap((locked) => Object.entries(locked.optionalDependencies ?? {}))
    .filter(([name]) => !lock.packages[`node_modules/${name}`]);
  for (const [name, version] of missing) lock.packages[`node_modules/${name}`] = describe(name, version);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms added to ${file}.`);
}

/**
 * Returns the entry npm needs to skip the package on other platforms.
 *
 * @param {string} name @param {string} version
 */
function describe(name, version) {
  if (!/^\d/.test(version)) throw new Error(`${name} is wanted as ${version}, which is no exact version.`);
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  if (os.length !== 1) throw new Error(`${name}: the name tells no platform; add it by hand.`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  const hasLibc = words.some((word) => /^(musl|gnu)/.test(word));
  return { version, cpu: cpu.length > 0 ? cpu : ['arm'], ...(hasLibc && { libc }), optional: true, os };
}
