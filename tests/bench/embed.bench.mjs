import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { measureBudgets } from '../budgets/checkBudgets.mjs';
import { launchBrowser } from '../support/browser.ts';
import { startPlatform } from './platform.mjs';
import { SAME_FORM, STATIC_PAGE } from './staticPage.mjs';

const RUNS = 21;
const MOST_TIME = 1.1;
const MOST_SHIFT = 0.01;
/** Slow 4G as the field measures it, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Watches the page from its first moment; nothing of it runs in the page's own scripts. */
const watch = () => {
  const seen = { shift: 0 };
  globalThis.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') seen.painted = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (seen.input === undefined && document.querySelector('textarea')) seen.input = performance.now();
    if (seen.hydrated === undefined && document.querySelector('#form-root[data-ready]'))
      seen.hydrated = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Usable: the form is painted and its last field is there to be typed into. What is typed before the
 * script arrives is kept by it (a browser test holds that), so that is the moment a visitor can begin.
 */
async function measure(browser, url, waitForScript) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(
    (script) =>
      globalThis.benchSeen.painted &&
      globalThis.benchSeen.input &&
      (!script || globalThis.benchSeen.hydrated),
    waitForScript,
  );
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => globalThis.benchSeen);
  await context.close();
  return { usable: Math.max(seen.painted, seen.input), hydrated: seen.hydrated ?? 0, shift: seen.shift };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function serveStatic() {
  const body = brotliCompressSync(STATIC_PAGE);
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${server.address().port}/`, bytes: body.length, server };
}

/** Bytes against budgets, then time to usable against the static page, runs interleaved. */
export async function run() {
  const budgets = measureBudgets();
  console.log('Bytes (brotli) against budget');
  for (const { name, bytes, budget } of budgets) console.log(`  ${name.padEnd(24)} ${bytes} of ${budget}`);

  const [platform, stat, browser] = [await startPlatform(), await serveStatic(), await launchBrowser()];
  try {
    const { embed } = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
    const page = await fetch(embed.url, { headers: { 'accept-encoding': 'identity' } });
    console.log(
      `  page of /embed           ${brotliCompressSync(await page.text()).length} (static page ${stat.bytes})`,
    );
    const [ours, theirs] = [[], []];
    for (let index = 0; index <= RUNS; index++) {
      const pair = [await measure(browser, embed.url, true), await measure(browser, stat.url, false)];
      // The first pair warms both servers and the browser up.
      if (index > 0) [ours, theirs].forEach((list, side) => list.push(pair[side]));
    }
    const [our, their] = [ours, theirs].map((list) => median(list.map((one) => one.usable)));
    const ratio = our / their;
    const shift = Math.max(...ours.map((one) => one.shift));
    console.log(`Time to usable, median of ${RUNS} interleaved runs, CPU 4x slower, slow 4G`);
    console.log(
      `  static page 1.00 (${their.toFixed(0)} ms), /embed ${ratio.toFixed(3)} (${our.toFixed(0)} ms), at most ${MOST_TIME}`,
    );
    console.log(`  hydrated after ${median(ours.map((one) => one.hydrated)).toFixed(0)} ms`);
    console.log(`Layout shift (worst run) ${shift.toFixed(4)}, at most ${MOST_SHIFT}`);
    return ratio <= MOST_TIME && shift <= MOST_SHIFT && budgets.every(({ bytes, budget }) => bytes <= budget);
  } finally {
    await browser.close();
    stat.server.close();
    await platform.stop();
  }
}
