import { fieldsOf } from '@inlay/sdk/model';
import { from as copyFrom } from './copyFrom.mjs';
import { startBrowser, startStage } from './platform.mjs';
import { SAME_FORM } from './staticPage.mjs';

const ROWS = 5_000;
const VIEWS = ['List', 'Table', 'Grid', 'Accordion'];
/** Turns of the wheel, one a frame, and how far each goes, in px. */
const TURNS = 400;
const TURN_PX = 120;
/** Longest task while scrolling, in milliseconds: more than this is seen (W3C Long Tasks). */
const LONG_TASK_MS = 50;

/** `npm run bench -- inbox`: scrolls the virtual list of a form in each view, and looks for long tasks. */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  await using browser = await startBrowser();
  const form = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  await seed(client, form);
  const page = await openInbox(browser, platform, form);
  let isSmooth = true;
  for (const view of VIEWS) {
    const { longest, p50, p95, rows } = await scroll(page, view);
    console.log(
      `${view.padEnd(10)} frames p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; longest task ` +
        `${longest === 0 ? 'below 50' : longest.toFixed(0)} ms; ${rows} rows loaded on the way`,
    );
    isSmooth &&= longest <= LONG_TASK_MS;
  }
  console.log(`No task over ${LONG_TASK_MS} ms`);
  return isSmooth;
}

async function seed(client, form) {
  const ids = fieldsOf(form.definition).map(({ id }) => id);
  const { rows } = await client.query('select account_id from forms where id = $1', [form.id]);
  await copyFrom(client, function* () {
    for (let at = 0; at < ROWS; at++) {
      const key = crypto.randomUUID();
      const answers = Object.fromEntries(ids.map((id) => [id, `Answer ${at} of a visitor to ${id}`]));
      const time = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
      yield [key, form.id, rows[0].account_id, form.revisionId, JSON.stringify(answers), time, key, '', key];
    }
  });
  await client.query('analyze form_submissions');
}

async function openInbox(browser, platform, form) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, value] = platform.cookie.split('=');
  await context.addCookies([{ name, value, url: platform.url }]);
  const page = await context.newPage();
  await page.goto(`${platform.url}/submissions/${form.id}`);
  await page.getByText(`of ${ROWS.toLocaleString('en')} submissions`).waitFor();
  return page;
}

/** Turns the wheel once a frame and says how long frames and tasks took. */
async function scroll(page, view) {
  const inRow = page.locator('label').filter({ has: page.getByText(view, { exact: true }) });
  if ((await inRow.count()) > 0) await inRow.click();
  else {
    await page.getByRole('button', { name: 'More views' }).click();
    await page.getByRole('menuitem', { name: view, exact: true }).click();
  }
  await page.locator('[data-row]').nth(3).waitFor();
  return page.evaluate(
    async ({ turns, turnPx }) => {
      const scroller = document.querySelector('[data-scroller]');
      scroller.scrollTop = 0;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // What the change of views itself took is no scrolling.
      for (let wait = 0; wait < 30; wait++) await frame();
      const tasks = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      const frames = [];
      let last = await frame();
      for (let turn = 0; turn < turns; turn++) {
        scroller.scrollTop += turnPx;
        const now = await frame();
        frames.push(now - last);
        last = now;
      }
      // The observer tells late.
      for (let wait = 0; wait < 10; wait++) await frame();
      observer.disconnect();
      frames.sort((a, b) => a - b);
      const at = (share) => frames[Math.floor(frames.length * share)];
      const head = document.body.innerText.match(/([\d,]+) of [\d,]+ submissions/);
      return { longest: Math.max(0, ...tasks), p50: at(0.5), p95: at(0.95), rows: head?.[1] ?? '?' };
    },
    { turns: TURNS, turnPx: TURN_PX },
  );
}
