/**
 * `npm run screens [-- GROUP [NAME]]`: pictures of the product as people see it, to be looked at: one file for
 * each shot and a sheet for each group, in a temporary folder whose path is printed. GROUP limits it to groups
 * with that in their name, NAME to shots (name and width). Prints what a group checks: `touch`, `zoom`, `shift` and `requests`
 * (variantShots.mjs). A shot that cannot be taken is told, and the rest are taken.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser, startStage } from '../bench/platform.mjs';
import { runStoppable, stopSignal } from '../../support/stoppable.mjs';
import { SHOTS } from './shots.mjs';

/** Width of a picture on a sheet, in px; wider ones are scaled down. */
const THUMBNAIL_WIDTH = 480;
/** Longest time of one step towards a shot, in ms. */
const OPEN_TIMEOUT_MS = 15_000;

/** One context per browser configuration, so that its cache serves all shots. */
const contexts = new Map();

async function contextFor(
  browser,
  { colorScheme = 'light', locale = 'en-US', forcedColors = 'none', hasTouch = false },
) {
  const key = `${colorScheme} ${locale} ${forcedColors} ${hasTouch}`;
  const found = contexts.get(key);
  if (found) return found;
  const context = await browser.newContext({
    colorScheme,
    locale,
    forcedColors,
    hasTouch,
    reducedMotion: 'reduce',
  });
  contexts.set(key, context);
  return context;
}

/** Answers the builder's drafts in place of the server: the next shot begins with the form as it is. */
const keepNoDrafts = (page) =>
  page.route(/\/api\/forms\/[^/]+\/draft$/, (route) =>
    route.fulfill({
      json: { state: crypto.randomUUID(), savedAt: new Date().toISOString(), savedBy: 'ada@example.com' },
    }),
  );

/** Takes one picture: of the whole page, or of the window. */
async function take(stage, shot, folder) {
  const { width, height = 800 } = shot;
  const context = await contextFor(stage.browser, shot);
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height });
    page.setDefaultTimeout(OPEN_TIMEOUT_MS);
    const label = `${shot.group}-${shot.name}-${width}`;
    page.on('console', (message) => {
      if (message.type() === 'error' && !shot.hasErrors) console.log(`${label}: ${message.text()}`);
    });
    await keepNoDrafts(page);
    await shot.prepare?.(page);
    await shot.open({ ...stage, page });
    await page.evaluate(() => document.fonts.ready);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) console.log(`${label}: ${tooWide} px wider than the window`);
    for (const line of (await shot.check?.(page)) ?? []) console.log(`${label}: ${line}`);
    const file = join(folder, `${label}.png`);
    await writeFile(file, await page.screenshot({ fullPage: !shot.isWindow }));
    return { ...shot, file };
  } finally {
    // Signs out and clears storage for the next shot.
    await page
      .evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
      .catch(() => undefined);
    await context.clearCookies();
    await page.close();
  }
}

/** All pictures of a group beside each other, with their names. */
async function drawSheet(browser, group, shots, folder) {
  const figures = await Promise.all(
    shots.map(async ({ name, width, file }) => {
      const data = (await readFile(file)).toString('base64');
      return `<figure><figcaption>${name} ${width}</figcaption><img src="data:image/png;base64,${data}" style="width:${Math.min(width, THUMBNAIL_WIDTH)}px"></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#888;font:13px sans-serif}figure{margin:0}img{display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: join(folder, `sheet-${group}.png`), fullPage: true });
  await page.close();
}

const [, , groupPart = '', namePart = ''] = process.argv;
const wanted = SHOTS.filter(
  ({ group, name, width }) => group.includes(groupPart) && `${name}-${width}`.includes(namePart),
);
if (wanted.length === 0) {
  console.error(
    `There is no such shot. The groups are: ${[...new Set(SHOTS.map(({ group }) => group))].join(', ')}`,
  );
  process.exit(1);
}
await runStoppable(async () => {
  // Not removed: the pictures are for the person who asked.
  const folder = await mkdtemp(join(tmpdir(), 'inlay-screens-'));
  await using stage = await startStage();
  await using browser = await startBrowser();
  const { platform, client: database } = stage;
  const taken = [];
  let code = 0;
  for (const shot of wanted) {
    if (stopSignal.aborted) break;
    try {
      taken.push(await take({ platform, browser, database }, shot, folder));
    } catch (error) {
      if (stopSignal.aborted) break;
      console.error(`${shot.group}-${shot.name}-${shot.width} could not be taken: ${error.message}`);
      code = 1;
    }
  }
  for (const group of stopSignal.aborted ? [] : new Set(taken.map((shot) => shot.group))) {
    await drawSheet(
      browser,
      group,
      taken.filter((shot) => shot.group === group),
      folder,
    );
  }
  console.log(`${taken.length} pictures in ${folder}`);
  return code;
});
