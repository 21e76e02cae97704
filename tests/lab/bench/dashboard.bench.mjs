import { from as copyFrom } from './copyFrom.mjs';
import { startBrowser, startStage } from './platform.mjs';
import { slowDown } from './slowNetwork.mjs';
import { SAME_FORM } from './staticPage.mjs';

const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 5);
const LATENCY_MS = 562;
/** Most requests of a first screen. */
const MOST_REQUESTS = 12;
const ROWS = 1_000;
const CLIENT = 'grace@example.com';

/** The screens: their address, what is there once they can be used, and the most time that may take (s). */
const SCREENS = {
  'sign-in': { path: '/auth', usable: 'input[type=password]', isStranger: true, most: 3.5 },
  home: { path: '/dashboard?tab=home', usable: '[aria-labelledby=newest] a[href*="submission="]', most: 4.5 },
  clients: { path: '/dashboard', usable: 'tr[data-row]', most: 4.5 },
  inbox: { path: '/submissions', usable: '[data-row]', most: 4.5 },
};

/** Notes in the page when the selector first matches in a frame, and how far the page's layout jumped. */
const watch = (selector) => {
  const seen = { shift: 0, blocking: 0, usable: undefined };
  globalThis.benchSeen = seen;
  const observe = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  observe('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
  });
  const look = () => {
    if (document.querySelector(selector)) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** `npm run bench -- dashboard`: first load of the first screens with an empty cache, slow 4G, CPU 4x slower. */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  await using browser = await startBrowser();
  await seed(platform, client);
  const results = Object.fromEntries(Object.keys(SCREENS).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const result = await measure(browser, platform, screen);
      // The first round warms the server up.
      if (round > 0) results[name].push(result);
    }
  }
  return report(results);
}

async function seed(platform, client) {
  await platform.call('POST', '/api/admin/clients', {
    email: CLIENT,
    password: 'Correct-Horse-9',
    name: 'Grace',
  });
  const form = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  const { rows } = await client.query('select account_id from forms where id = $1', [form.id]);
  await copyFrom(client, function* () {
    for (let at = 0; at < ROWS; at++) {
      const key = crypto.randomUUID();
      const time = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
      const answers = JSON.stringify({ name: `Visitor ${at}`, message: `What visitor ${at} has to say` });
      yield [key, form.id, rows[0].account_id, form.revisionId, answers, time, key, '', key];
    }
  });
  await client.query('analyze form_submissions');
}

async function measure(browser, platform, { path, usable, isStranger }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, value] = platform.cookie.split('=');
  if (!isStranger) await context.addCookies([{ name, value, url: platform.url }]);
  const page = await context.newPage();
  const network = await slowDown(page, { latency: LATENCY_MS });
  const requests = [];
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    // Pictures in the style sheet are requests to Chromium, and none to the network.
    if (!request.url.startsWith('data:')) requests.push([timestamp, request.url]);
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch, usable);
  await page.goto(platform.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchSeen?.usable);
  // What the screen asks for behind it counts as well.
  await page.waitForTimeout(2_500);
  const seen = await page.evaluate(() => globalThis.benchSeen);
  await context.close();
  if (process.env.INLAY_BENCH_TRACE) {
    for (const [at, url] of requests)
      console.log((at - requests[0][0]).toFixed(2), url.replace(platform.url, ''));
  }
  return { ...seen, bytes, requests: requests.length };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function report(results) {
  console.log(`First load, median of ${ROUNDS} interleaved runs, ${LATENCY_MS} ms a request, CPU 4x slower`);
  const verdicts = Object.entries(results).map(([name, runs]) => {
    const of = (figure) => median(runs.map((one) => one[figure]));
    const { most } = SCREENS[name];
    const seconds = of('usable') / 1_000;
    console.log(
      `  ${name.padEnd(10)} usable ${seconds.toFixed(2)} s, at most ${most}; ${of('requests')} requests, at most ` +
        `${MOST_REQUESTS}; ${of('bytes')} bytes; blocking ${of('blocking').toFixed(0)} ms; layout shift ${of('shift').toFixed(4)}`,
    );
    return seconds <= most && of('requests') <= MOST_REQUESTS;
  });
  return verdicts.every(Boolean);
}
