/** The image under test: built by buildah from the published Dockerfile, or what a build left in this folder. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE } from '../../../api/bin/lib/ownNode.mjs';
import { PLATFORM, ROOT } from '../../../api/bin/lib/project.mjs';
import { stopSignal, startStoppable } from '../../support/stoppable.mjs';

const DOCKERFILE = join(ROOT, 'examples', 'deploy', 'Dockerfile');
const NAME = 'localhost/inlay-test';
/** What the Dockerfile starts from. */
const BASE = 'docker.io/library/node:24-bookworm-slim';
/** Without a container of its own for each step: those need rights that build machines often lack. */
const ISOLATION = ['--isolation', 'chroot', '--network', 'host'];
/** The registry's certificate where a proxy signs with its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const run = promisify(execFile);

/**
 * @typedef {{ root: string, folder: string, user: string, command: string[], healthCheck: string[] | null,
 *   environment: Record<string, string>, shared: string[], data: string | null, megabytes: number,
 *   figures: Record<string, string>, [Symbol.asyncDispose](): Promise<void> }} Image
 *   `root` is its file system and `data` where its data folder is in it.
 */

/** The build of this folder, on the system's root. @returns {Image} */
export const builtImage = () => ({
  root: '/',
  folder: ROOT,
  user: '1000:1000',
  command: [NODE, ...PLATFORM],
  healthCheck: null,
  environment: { PATH: process.env.PATH },
  // Below `/tmp`, perhaps, which is an empty one.
  shared: [ROOT],
  data: null,
  megabytes: 0,
  figures: {},
  [Symbol.asyncDispose]: async () => undefined,
});

/** Opens the file system of the image, which is built before unless that of the last run is asked for. */
export const openImage = (programs, isAgain) => startStoppable(() => setUpImage(programs, isAgain));

/** @returns {Promise<Image>} */
async function setUpImage({ buildah, mmdebstrap }, isAgain) {
  const call = async (...args) => {
    const { stdout } = await run(buildah, args, { maxBuffer: 64 * 1024 ** 2, signal: stopSignal });
    return stdout.trim();
  };
  const base = await findBase(call, mmdebstrap);
  if (!isAgain) await build(call);
  const { Docker, OCIv1 } = JSON.parse(await call('inspect', '--type', 'image', NAME));
  const { config } = OCIv1;
  const container = await call('from', NAME);
  const root = await call('mount', container);
  const [all, own] = [await megabytesOf(root), (await megabytesOf(root)) - (await sizeOfBase(call))];
  return {
    root,
    folder: config.WorkingDir,
    user: config.User,
    command: config.Cmd,
    healthCheck: Docker.config.Healthcheck.Test.slice(1),
    environment: Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))),
    shared: [],
    data: '/data',
    megabytes: own,
    figures: { base, image: `${all} MB, of which ${own} MB are beyond the base` },
    [Symbol.asyncDispose]: async () => void (await run(buildah, ['rm', container])),
  };
}

async function build(call) {
  const ignored = ['--ignorefile', `${DOCKERFILE}.dockerignore`];
  await call(
    'bud',
    ...ISOLATION,
    '--layers',
    '--format',
    'docker',
    '-f',
    DOCKERFILE,
    ...ignored,
    '-t',
    NAME,
    ROOT,
  );
}

/** Takes the base from this machine or its registry, or makes one of Debian's packages and the project's Node. */
async function findBase(call, mmdebstrap) {
  const [here] = await Promise.allSettled([call('inspect', '--type', 'image', BASE)]);
  if (here.status === 'fulfilled') return BASE;
  const [pulled] = await Promise.allSettled([call('pull', BASE)]);
  if (pulled.status === 'fulfilled') return BASE;
  const container = await call('from', 'scratch');
  const root = await call('mount', container);
  await run(mmdebstrap, ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], {
    signal: stopSignal,
  });
  await call('copy', container, NODE, '/usr/local/bin/node');
  const npm = (await run('npm', ['root', '--global'])).stdout.trim();
  await call('copy', container, join(npm, 'npm'), '/usr/local/lib/node_modules/npm');
  await call('copy', container, CERTIFICATES, CERTIFICATES);
  const commands =
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 node';
  await call('run', '--isolation', 'chroot', container, '--', 'sh', '-c', commands);
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    NODE_EXTRA_CA_CERTS: CERTIFICATES,
  };
  for (const [name, value] of Object.entries(environment))
    await call('config', '--env', `${name}=${value}`, container);
  await call('commit', '--rm', container, BASE);
  return `${BASE}, made of Debian's packages and Node ${process.version}`;
}

async function sizeOfBase(call) {
  const container = await call('from', BASE);
  try {
    return await megabytesOf(await call('mount', container));
  } finally {
    await call('rm', container);
  }
}

const megabytesOf = async (folder) =>
  Math.round(Number.parseInt((await run('du', ['-skx', folder])).stdout, 10) / 1024);
