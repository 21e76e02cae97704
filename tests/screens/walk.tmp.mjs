import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { startPlatform } from '../bench/platform.mjs';
import { launchBrowser } from '../support/browser.ts';
import { ALWAYS, ONCE } from './dashboardShots.mjs';
import { OVERLAYS, openOverlay } from './overlayShots.mjs';
import { openAsOwner } from './signedIn.mjs';
const folder = await mkdtemp(join(tmpdir(), 'w9a-walk-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') });
const database = new pg.Client({ connectionString: postgres.connectionString });
await database.connect();
const platform = await startPlatform({ DATABASE_URL: postgres.connectionString });
const browser = await launchBrowser();
const context = await browser.newContext({
  viewport: { width: +(process.argv[3] ?? 1440), height: 900 },
  reducedMotion: 'reduce',
});
const what = () => {
  const e = document.activeElement;
  if (!e || e === document.body) return { body: true };
  const r = e.getBoundingClientRect();
  const c = getComputedStyle(e);
  // the ring may be drawn by another element
  const ringed = (el) => {
    const s = getComputedStyle(el);
    return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1) || s.boxShadow !== 'none';
  };
  let seen = ringed(e) || ['INPUT', 'TEXTAREA', 'SELECT'].includes(e.tagName);
  for (const el of [
    e.nextElementSibling,
    e.parentElement,
    e.parentElement?.querySelector('[class*=track],[class*=label],[class*=icon]'),
  ])
    if (el && ringed(el)) seen = true;
  const top = document.elementFromPoint(
    Math.min(innerWidth - 1, Math.max(0, r.left + r.width / 2)),
    Math.min(innerHeight - 1, Math.max(0, r.top + r.height / 2)),
  );
  const covered =
    top && !e.contains(top) && !top.contains(e) && !(e.labels && [...e.labels].some((l) => l.contains(top)));
  const name = (e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent || e.title || '')
    .trim()
    .slice(0, 50);
  return {
    tag: e.tagName,
    role: e.getAttribute('role'),
    name,
    seen,
    w: r.width,
    h: r.height,
    off: r.bottom < 0 || r.top > innerHeight || r.right < 0 || r.left > innerWidth,
    covered: covered ? top.className?.toString().slice(0, 40) : '',
    id: e.id,
  };
};
try {
  if (process.argv[2] === 'tab') {
    const titles = {};
    for (const [name, address] of Object.entries({ ...ALWAYS, ...ONCE })) {
      const page = await context.newPage();
      page.setDefaultTimeout(15000);
      try {
        await openAsOwner({ page, platform, database, browser }, address, 'little');
        const title = await page.title();
        (titles[title] ??= []).push(name);
        const seq = [];
        let ended = false;
        for (let n = 0; n < 160; n++) {
          await page.keyboard.press('Tab');
          const s = await page.evaluate(what);
          if (s.body) {
            ended = true;
            break;
          }
          seq.push(s);
          if (n > 3 && s.name === 'Skip to content') {
            ended = true;
            break;
          }
        }
        const bad = seq.filter((s) => !s.seen || s.w < 1 || s.off || s.covered || !s.name);
        console.log(`${name}: ${seq.length} stops${ended ? '' : ' NO END'}${bad.length ? '' : ' ok'}`);
        for (const b of bad.slice(0, 8)) console.log('   ', JSON.stringify(b));
        if (process.argv[4] === 'all') console.log(seq.map((s) => s.name).join(' | '));
      } catch (error) {
        console.log(name, 'failed', error.message.split('\n')[0]);
      }
      await page.close();
    }
    for (const [t, n] of Object.entries(titles)) if (n.length > 1) console.log('same title', t, n.join(', '));
  } else {
    for (const [name, overlay] of Object.entries(OVERLAYS)) {
      const page = await context.newPage();
      page.setDefaultTimeout(15000);
      try {
        await page.addInitScript(() => {
          document.addEventListener(
            'click',
            (e) => {
              const b = e.target.closest?.('button,a,[role=tab]');
              if (b && !b.closest('[role=menu],[role=dialog]')) window.__opener = b;
            },
            true,
          );
        });
        await openOverlay({ page, platform, database, browser }, overlay);
        const inside = await page.evaluate(() => {
          const d = document.querySelector('[role=dialog],[role=menu]');
          return d
            ? d.contains(document.activeElement)
              ? 'inside:' +
                (
                  document.activeElement.getAttribute('aria-label') ||
                  document.activeElement.textContent ||
                  document.activeElement.tagName
                ).slice(0, 30)
              : 'OUTSIDE:' + document.activeElement.tagName
            : 'no overlay';
        });
        await page.keyboard.press('Escape');
        await page.waitForTimeout(400);
        const after = await page.evaluate(() => ({
          open: !!document.querySelector('[role=dialog]:not([hidden]),[role=menu]'),
          back: document.activeElement === window.__opener,
          at:
            document.activeElement === document.body
              ? 'BODY'
              : (
                  document.activeElement.getAttribute('aria-label') ||
                  document.activeElement.textContent ||
                  document.activeElement.tagName
                ).slice(0, 30),
        }));
        console.log(name, inside, JSON.stringify(after));
      } catch (error) {
        console.log(name, 'failed', error.message.split('\n')[0]);
      }
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      await page.close();
    }
  }
} finally {
  await browser.close();
  await platform.stop();
  await database.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
