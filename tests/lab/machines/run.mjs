/**
 * `npm run test:machines`: runs `npm test` in a clone of the last commit as on other people's machines, one kind after
 * the other; `npm run test:machines -- desktop` one of them. What passed for a commit is not run again.
 * It needs a POSIX system and root, Chromium and fonts: apt-get install chromium fonts-liberation fonts-dejavu.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../api/bin/lib/project.mjs';
import { findProgram } from '../../support/findProgram.ts';
import { runStoppable, startStoppable, stopSignal } from '../../support/stoppable.mjs';
import { MACHINES, USUAL_PORTS } from './machines.mjs';

/** What passed, by commit and machine. */
const RECORD = join(ROOT, 'node_modules', '.cache', 'machines.json');
/** The user without rights whom every system has. */
const NOBODY = 65_534;
const FONTS = '/usr/share/fonts';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(MACHINES);

await runStoppable(async () => {
  const unknown = names.filter((name) => !MACHINES[name]);
  if (unknown.length > 0) {
    console.error(`npm run test:machines -- NAME…, with some of: ${Object.keys(MACHINES).join(', ')}`);
    return 1;
  }
  const chromium = await findProgram('chromium');
  const hasFonts = await access(join(FONTS, 'truetype')).then(
    () => true,
    () => false,
  );
  if (!chromium || !hasFonts || process.getuid?.() !== 0) {
    console.error('It needs root and: apt-get install chromium fonts-liberation fonts-dejavu');
    return 1;
  }
  const record = JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}'));
  let failed = 0;
  for (const name of names) {
    const key = `${commit} ${name}`;
    if (record[key]) {
      console.log(`${name}: ${record[key]} (before)`);
      continue;
    }
    const { code, counts, log } = await runOn(name, MACHINES[name], chromium);
    console.log(`${name}: ${counts}${code === 0 ? '' : `, FAILED, see ${log}`}`);
    if (code === 0) {
      record[key] = counts;
      await writeFile(RECORD, JSON.stringify(record));
    } else {
      failed++;
    }
  }
  return failed === 0 ? 0 : 1;
});

/** @param {string} name @param {import('./machines.mjs').Machine} machine @param {string} chromium */
async function runOn(name, machine, chromium) {
  await using folder = await startStoppable(() => makeFolder(name));
  const home = join(folder.path, machine.home === 'plain' ? 'home' : 'my home');
  const clone = join(home, 'inlay');
  const node = await installNode(folder.path, machine.node);
  await mkdir(home);
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  await using _ports = await startStoppable(() => takePorts(machine.ports === 'taken' ? USUAL_PORTS : []));
  const fonts = await writeFonts(folder.path, machine.fonts);
  const isOther = machine.user === 'other';
  if (isOther) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder.path]);
  const log = join(ROOT, 'node_modules', '.cache', `machine-${name}.log`);
  const output = createWriteStream(log);
  const child = spawn('npm', ['test', '--silent'], {
    cwd: clone,
    signal: stopSignal,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isOther && { uid: NOBODY, gid: NOBODY }),
    env: {
      PATH: `${node}:/usr/local/bin:/usr/bin:/bin`,
      HOME: home,
      TMPDIR: join(folder.path, 'tmp'),
      TZ: machine.zone,
      LANG: machine.locale,
      LC_ALL: machine.locale,
      FONTCONFIG_FILE: fonts,
      ...(machine.browser === 'installed' && { CHROMIUM_PATH: chromium }),
    },
  });
  let last = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.write(chunk);
      last = `${last}${chunk}`.slice(-2_000);
    });
  const [code] = await once(child, 'close');
  output.end();
  return { code, log, counts: last.trim().split('\n').at(-1) ?? '' };
}

/** A temporary folder that everybody may enter, removed at the end. @param {string} name */
async function makeFolder(name) {
  const path = await mkdtemp(join(tmpdir(), `inlay-${name}-`));
  await chmod(path, 0o755);
  await mkdir(join(path, 'tmp'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** @param {string} folder @param {string} major @returns {Promise<string>} the folder of its programs */
async function installNode(folder, major) {
  const prefix = join(folder, 'node');
  await mkdir(prefix);
  execFileSync('npm', ['install', '--prefix', prefix, '--no-save', '--loglevel=error', `node@${major}`], {
    stdio: 'inherit',
  });
  return join(prefix, 'node_modules', 'node', 'bin');
}

/** Listens on ports. @param {readonly number[]} ports */
async function takePorts(ports) {
  const servers = ports.map((port) =>
    createServer()
      .listen(port)
      .on('error', () => undefined),
  );
  await Promise.all(
    servers.map((server) => Promise.race([once(server, 'listening'), once(server, 'error')])),
  );
  return { [Symbol.asyncDispose]: async () => servers.forEach((server) => server.close()) };
}

/** @param {string} folder @param {'few' | 'many'} fonts @returns {Promise<string>} fontconfig's settings */
async function writeFonts(folder, fonts) {
  const path = join(folder, 'fonts.conf');
  const seen = fonts === 'many' ? FONTS : join(FONTS, 'truetype', 'dejavu');
  await writeFile(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${seen}</dir><cachedir>${join(folder, 'tmp', 'fontconfig')}</cachedir></fontconfig>`,
  );
  return path;
}
