/**
 * `npm run release`: makes the files of a release in `release/VERSION`: the SDK's tarball, the list of packages, the
 * image where docker runs, and their checksums. `-- --tag` then tags the commit, when it is one that can be released.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/ensureBuilt.mjs';
import { ROOT } from './lib/project.mjs';

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

const { version, workspaces } = JSON.parse(read('package.json'));
const tag = `v${version}`;
const folder = join(ROOT, 'release', version);

/** Lists why this commit cannot be tagged. */
function listObstacles() {
  const dated = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm');
  return [
    ...workspaces
      .filter((name) => JSON.parse(read(name, 'package.json')).version !== version)
      .map((name) => `${name}/package.json has another version than ${version}.`),
    !dated.test(read('CHANGELOG.md')) && `CHANGELOG.md has no "## ${version} (YYYY-MM-DD)".`,
    run('git', 'status', '--porcelain') !== '' && 'There are changes that are not committed.',
    run('git', 'tag', '--list', tag) !== '' && `${tag} is there already.`,
  ].filter(Boolean);
}

/** Writes the image as a file that `docker load` takes. @returns whether docker runs here. */
function saveImage() {
  const { status } = spawnSync('docker', ['info'], { stdio: 'ignore' });
  if (status !== 0) return false;
  const name = `inlay:${version}`;
  execFileSync('docker', ['build', '-f', 'examples/deploy/Dockerfile', '-t', name, '.'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  run('docker', 'save', '--output', join(folder, `inlay-image-${version}.tar`), name);
  return true;
}

async function release() {
  const isTagging = process.argv.includes('--tag');
  const obstacles = isTagging ? listObstacles() : [];
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  const { code, output } = await buildAll({ isRelease: true });
  process.stdout.write(output);
  if (code !== 0) throw new Error('The build failed.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(
    join(ROOT, 'sdk', 'dist', 'browser', 'inlay-sdk.tgz'),
    join(folder, `inlay-sdk-${version}.tgz`),
  );
  writeFileSync(
    join(folder, `inlay-${version}.cdx.json`),
    run(process.execPath, join('api', 'bin', 'sbom.mjs')),
  );
  if (!saveImage()) console.log('Docker does not run here: no image was made.');
  const sums = readdirSync(folder).map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  process.stdout.write(sums.join(''));
  if (!isTagging) return;
  run('git', 'tag', '--annotate', tag, '--message', `Inlay ${version}`);
  console.log(`Tagged ${tag}. Publish it with: git push origin ${tag}`);
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
