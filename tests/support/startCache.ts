import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A caching proxy with the configuration that we publish. */
export interface Cache {
  url: string;
  stop(): Promise<void>;
}

/** What the published configuration says, and what a test needs instead. */
type Replacements = readonly (readonly [published: string, needed: string])[];

const DEPLOY = resolve(import.meta.dirname, '../../examples/deploy');
/** Attempts to reach a started proxy, and the pause between them in ms. */
const TRIES = 100;
const PAUSE_MS = 50;

/** Starts nginx with the published site in front of the platform. */
export async function startNginx(program: string, port: number, platformPort: number): Promise<Cache> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-nginx-'));
  const site = await readPublished('nginx/inlay.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${platformPort}`],
    ['/var/cache/nginx/inlay', join(folder, 'cache')],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['  ssl_certificate /etc/letsencrypt/live/forms.example.com/fullchain.pem;\n', ''],
    ['  ssl_certificate_key /etc/letsencrypt/live/forms.example.com/privkey.pem;\n', ''],
  ]);
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${site} }`;
  const path = join(folder, 'nginx.conf');
  await writeFile(path, main);
  return run(program, ['-e', 'stderr', '-p', folder, '-c', path], { folder, port, endSignal: 'SIGTERM' });
}

/** Starts Varnish with the published configuration in front of the platform. */
export async function startVarnish(program: string, port: number, platformPort: number): Promise<Cache> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-varnish-'));
  const path = join(folder, 'inlay.vcl');
  await writeFile(
    path,
    await readPublished('varnish/inlay.vcl', [['.port = "3000"', `.port = "${platformPort}"`]]),
  );
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-f', path];
  return run(program, [...options, '-a', `127.0.0.1:${port}`], { folder, port, endSignal: 'SIGTERM' });
}

async function readPublished(file: string, replacements: Replacements): Promise<string> {
  let text = await readFile(join(DEPLOY, file), 'utf8');
  for (const [published, needed] of replacements) {
    if (!text.includes(published)) throw new Error(`${file} does not say: ${published}`);
    text = text.replace(published, needed);
  }
  return text;
}

async function run(
  program: string,
  options: readonly string[],
  { folder, port, endSignal }: { folder: string; port: number; endSignal: NodeJS.Signals },
): Promise<Cache> {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(String(text)));
  const ended = once(child, 'exit');
  for (let tries = 1; !(await isListening(port)); tries++) {
    if (child.exitCode !== null || tries === TRIES)
      throw new Error(`${program} did not start:\n${said.join('')}`);
    await wait(PAUSE_MS);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill(endSignal);
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('error', () => done(false));
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
  });
