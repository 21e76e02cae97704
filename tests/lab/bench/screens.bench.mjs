import { fillUpTo } from '../screens/sampleData.mjs';
import { percentile } from './frames.mjs';
import { startBrowser, startStage } from './platform.mjs';
import { slowDown } from './slowNetwork.mjs';

/** Longest change of screen once a screen has been open, in ms. */
const MOST_MS = 100;
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 1);
/** Delay of each request, in ms: what a screen waits for the network shows. */
const LATENCY_MS = 562;
/** How much slower the processor is; the goal is for the first. */
const SLOWDOWNS = [1, 4];
/** Time in which a screen reads its data anew before the next change, in ms. */
const REST_MS = 700;

/** The main screens, their address and what shows their data. */
const screensOf = (formId) => {
  const form = `/forms/${formId}`;
  return {
    home: { path: '/dashboard?tab=home', content: '[aria-labelledby=newest] a[href*="submission="]' },
    forms: { path: '/dashboard?tab=forms', content: '#main a[href^="/forms/"]' },
    clients: { path: '/dashboard?tab=clients', content: '#main tr[data-row]' },
    inbox: { path: '/submissions', content: '[data-row]' },
    figures: { path: '/analytics', content: '#main tr[data-row]' },
    trash: { path: '/trash', content: '#main tr[data-row]' },
    settings: { path: '/settings', content: '#main a[href="/settings/profile"]' },
    admin: { path: '/admin', content: '#main tr[data-row]' },
    build: { path: `${form}/build`, content: '#main [data-field]' },
    share: { path: `${form}/share`, content: '#main code, #main pre' },
    responses: { path: `${form}/responses`, content: '[data-row]' },
    summary: { path: `${form}/summary`, content: '#main ul[aria-label="Latest answers"]' },
    options: { path: `${form}/settings`, content: '#main h2' },
  };
};

/**
 * `npm run bench -- screens`: from the click to the frame that shows the new screen's data, for every pair of main
 * screens that have been open before.
 */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  await using browser = await startBrowser();
  const { formId } = await fillUpTo({ platform, database: client }, 'much');
  const screens = screensOf(formId);
  let isMet = true;
  for (const slowdown of SLOWDOWNS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name, value] = platform.cookie.split('=');
    await context.addCookies([{ name, value, url: platform.url }]);
    const page = await context.newPage();
    await page.goto(`${platform.url}/settings/profile`);
    await page.locator('#main input').first().waitFor();
    // Every screen is opened once, as it is loaded then.
    for (const screen of Object.values(screens)) await changeTo(page, screen);
    const network = await slowDown(page, { latency: LATENCY_MS });
    await network.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const changes = await measurePairs(page, screens);
    await context.close();
    isMet = report(changes, slowdown) && (isMet || slowdown !== 1);
  }
  return isMet;
}

/** Changes from each screen to each other, and back. @returns the times by `from > to`, in ms. */
async function measurePairs(page, screens) {
  const names = Object.keys(screens);
  const changes = new Map();
  let at = null;
  const go = async (to) => {
    const ms = await changeTo(page, screens[to]);
    if (at) changes.set(`${at} > ${to}`, [...(changes.get(`${at} > ${to}`) ?? []), ms]);
    at = to;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        if (at !== one) await go(one);
        await go(other);
        await go(one);
      }
    }
  }
  return changes;
}

/** Clicks the screen's link, or goes there as Back does where the screen has none. @returns the time, in ms. */
async function changeTo(page, screen) {
  const ms = await page.evaluate(({ path, content }) => {
    const former = new Set(document.querySelectorAll(content));
    const { promise, resolve, reject } = Promise.withResolvers();
    setTimeout(() => reject(new Error(`${path} is not there`)), 20_000);
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => resolve(performance.now() - from));
    painted.port1.start();
    const look = () => {
      const isThere = [...document.querySelectorAll(content)].some((one) => !former.has(one));
      // The message arrives behind the frame that shows what was found.
      if (isThere) painted.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    const link = document.querySelector(`a[href="${path}"]`);
    const from = performance.now();
    if (link) link.click();
    else {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }
    requestAnimationFrame(look);
    return promise;
  }, screen);
  await page.waitForTimeout(REST_MS);
  return ms;
}

/** @returns whether every change is quick enough, by its median. */
function report(changes, slowdown) {
  const pairs = [...changes].map(([pair, times]) => ({ pair, ms: percentile(times, 0.5) }));
  const all = pairs.map(({ ms }) => ms);
  console.log(
    `CPU ${slowdown}x slower, ${LATENCY_MS} ms a request, ${pairs.length} pairs, median of ${ROUNDS} each: ` +
      `p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)}, ` +
      `longest ${Math.max(...all).toFixed(0)}; ${all.filter((ms) => ms > MOST_MS).length} over ${MOST_MS} ms`,
  );
  for (const [to, group] of Map.groupBy(pairs, ({ pair }) => pair.split(' > ')[1])) {
    const times = group.map(({ ms }) => ms);
    const slowest = group.toSorted((a, b) => b.ms - a.ms)[0];
    console.log(
      `  to ${to.padEnd(9)} p50 ${percentile(times, 0.5).toFixed(0).padStart(4)} ms, longest ` +
        `${slowest.ms.toFixed(0).padStart(4)} (${slowest.pair})`,
    );
  }
  return Math.max(...all) <= MOST_MS;
}
