/**
 * `npm run test:hooks`: every example of automation against the built platform: it subscribes, samples, is called, sends,
 * lists and unsubscribes. What the vendors publish is installed into a folder of its own, which a later run uses again;
 * what has passed there is not run again without `--again`. `npm run test:hooks -- zapier make` runs some.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../api/bin/lib/project.mjs';
import { walkN8n } from './n8n.mjs';
import { startReceiver, startScene } from './scene.mjs';
import { walk } from './walk.mjs';

const FOLDER = join(tmpdir(), 'inlay-hooks');
const STATE = join(FOLDER, 'passed.json');

/** Installs an example beside its packages. @returns its folder. */
function install(name) {
  const folder = join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'examples', name), folder, { recursive: true });
  if (existsSync(join(folder, 'node_modules'))) return folder;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed`);
  return folder;
}

async function walkExample(scene, name, folder) {
  const receiver = await startReceiver();
  try {
    const place = await scene.createPlace();
    const { createDriver } = await import(`./drivers/${name}.mjs`);
    await walk(await createDriver({ ...place, target: receiver.target, folder }), {
      ...place,
      calls: receiver.calls,
    });
  } finally {
    receiver.stop();
  }
}

/** The examples, and how each is walked. */
const WALKS = {
  n8nNode: (scene) => walkExample(scene, 'n8nNode'),
  make: (scene) => walkExample(scene, 'make'),
  zapier: (scene) => walkExample(scene, 'zapier', install('zapier')),
  activepieces: (scene) => walkExample(scene, 'activepieces', install('activepieces')),
  n8n: (scene) => walkN8n(scene, FOLDER),
};

const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean' } },
  allowPositionals: true,
});
mkdirSync(FOLDER, { recursive: true });
const passed = values.again || !existsSync(STATE) ? [] : JSON.parse(readFileSync(STATE, 'utf8'));
const names = (positionals.length > 0 ? positionals : Object.keys(WALKS)).filter(
  (name) => !passed.includes(name),
);
const failed = [];
const scene = await startScene();
try {
  for (const name of names)
    try {
      // oxlint-disable-next-line no-await-in-loop -- the examples share two cores
      await WALKS[name](scene);
      passed.push(name);
      writeFileSync(STATE, JSON.stringify(passed));
      console.log(`ok      ${name}`);
    } catch (error) {
      failed.push(name);
      console.error(`FAILED  ${name}:`, error);
    }
} finally {
  await scene.stop();
}
console.log(`${passed.length} of ${Object.keys(WALKS).length} examples have passed (${FOLDER})`);
process.exitCode = failed.length > 0 ? 1 : 0;
