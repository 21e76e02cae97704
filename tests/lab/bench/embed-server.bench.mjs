import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopSignal } from '../../support/stoppable.mjs';
import { makeFolder, startPlatform } from './platform.mjs';
import { SAME_FORM } from './staticPage.mjs';

const LOAD = fileURLToPath(new URL('./load.mjs', import.meta.url));
const RUNS = 7;
const SECONDS = 3;
const CONNECTIONS = 64;
/** Pages from a warm cache in a second of one core (issue 5). */
const LEAST_PAGES = 5_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Processor time a process has used so far, in seconds: what else runs on this machine is left out. */
async function cpuSeconds(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Loads one address from a process of its own; requests that failed make it throw. */
async function load(url, path) {
  const child = spawn(process.execPath, [LOAD, url + path, String(SECONDS), String(CONNECTIONS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: stopSignal,
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The load failed: ${printed}`))));
  });
  return JSON.parse(printed);
}

async function measure(platform, path) {
  const before = await cpuSeconds(platform.pid);
  const { requests, seconds, bytes } = await load(platform.url, path);
  const cpu = (await cpuSeconds(platform.pid)) - before;
  return { perCore: requests / cpu, perSecond: requests / seconds, bytes };
}

/**
 * `/embed/{id}` beside a static file of the same size from the same process, interleaved: answers for each
 * second of processor time that the server's process used, compressed as browsers ask for them. The file
 * is the mark in the footer, which is sent as it is, made as large as the page's bytes on the wire.
 */
export async function run() {
  await using folder = await makeFolder('file');
  const file = join(folder.path, 'mark.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const bytes = await withPlatform(file, async (platform, path) => await fetchBytes(platform.url + path));
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg"/>`.padEnd(bytes, ' '));
  return await withPlatform(file, async (platform, path) => {
    const paths = { page: path, file: '/sdk/own-footer-logo.svg', script: `${path}/form.js` };
    const found = { page: [], file: [], script: [] };
    for (const one of Object.values(paths)) await load(platform.url, one);
    for (let count = 0; count < RUNS; count++) {
      for (const [name, one] of Object.entries(paths)) found[name].push(await measure(platform, one));
    }
    const perCore = (name) => median(found[name].map((one) => one.perCore));
    for (const name of Object.keys(paths)) {
      const perSecond = median(found[name].map((one) => one.perSecond));
      console.log(
        `${name.padEnd(8)} ${String(found[name][0].bytes).padStart(7)} bytes   ${perCore(name).toFixed(0).padStart(6)} a second and core   ` +
          `${perSecond.toFixed(0).padStart(6)} a second here   ratio ${(perCore(name) / perCore('file')).toFixed(2)}`,
      );
    }
    return {
      isMet: perCore('page') >= LEAST_PAGES,
      ratios: { 'page to file': perCore('page') / perCore('file') },
    };
  });
}

async function withPlatform(footerLogo, work) {
  await using platform = await startPlatform({ INLAY_FOOTER_LOGO: footerLogo });
  const { id } = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  return await work(platform, `/embed/${id}`);
}

/** Bytes of an answer's body as it goes over the wire. */
async function fetchBytes(url) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
