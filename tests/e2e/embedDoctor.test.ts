import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EMBED_PROBLEM_LINES, type EmbedProblem, type EmbedReport } from '@inlay/sdk/model';
import { elementLine, openVisitors, publish } from './embedSupport.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const UNKNOWN = '01234567-89ab-7def-8123-456789abcdef';
const LOADER = `<script async src="${url}/sdk/loader.js"></script>`;
const frameLine = (id: string): string =>
  `<iframe data-form-embed src="${url}/embed/${id}" title="Form"></iframe>${LOADER}`;
/** Longer than a form may take to report itself, in ms. */
const PATIENCE_MS = 60_000;

/** Opens a visitor's page and collects the doctor's reports, to the console and to the platform. */
async function examine(): Promise<{ page: Page; lines: string[]; reports: EmbedReport[] }> {
  const page = await visitor();
  const lines: string[] = [];
  const reports: EmbedReport[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('form-embed: ')) lines.push(message.text());
  });
  await page.route('**/embed-reports', async (route) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
    if (route.request().method() === 'POST') reports.push(route.request().postDataJSON() as EmbedReport);
    await route.fulfill({ status: 204, headers: cors });
  });
  return { page, lines, reports };
}

const line = (problem: EmbedProblem, id: string): string =>
  `form-embed: ${EMBED_PROBLEM_LINES[problem]} ${url}/embed/${id}`;

/** Answers a form's request as the platform refuses it. */
const refuse = (page: Page, code: string) =>
  page.route(/\/api\/public\/forms\/[^/]+$/, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code, message: 'No', requestId: 'r' } },
    }),
  );

test.each([
  ['form_not_found', null],
  ['form_disabled', 'form.disabled'],
  ['website_not_allowed', 'form.website_not_allowed'],
] as const)('<form-embed> finds %s: one line, one report without the page’s query', async (problem, code) => {
  const { page, lines, reports } = await examine();
  if (code) await refuse(page, code);
  const website = await host(elementLine(UNKNOWN));
  await page.goto(`${website}?secret=1#top`);
  await expect.poll(() => reports).toEqual([{ problem, page: website, mode: 'element' }]);
  await expect.poll(() => lines).toEqual([line(problem, UNKNOWN)]);
});

test('<form-embed> finds that the page’s policy forbids it, and adds no violation by reporting', async () => {
  const { id } = await publish();
  const { page, lines, reports } = await examine();
  const policy = `default-src 'none'; script-src ${url}`;
  await page.goto(
    await host(elementLine(id), `<meta http-equiv="Content-Security-Policy" content="${policy}">`),
  );
  await expect.poll(() => lines).toEqual([line('csp', id)]);
  expect(reports).toEqual([]);
});

test('the same form twice is told of, and both work', async () => {
  const { id } = await publish();
  const { page, lines, reports } = await examine();
  const website = await host(elementLine(id) + elementLine(id));
  await page.goto(website);
  await expect.poll(() => reports).toEqual([{ problem: 'snippet_twice', page: website, mode: 'element' }]);
  await expect.poll(() => page.getByLabel('Your name').count()).toBe(2);
  await expect.poll(() => lines).toEqual([line('snippet_twice', id)]);
});

test('the loader finds a clamped height', async () => {
  const { id } = await publish();
  const { page, lines, reports } = await examine();
  const website = await host(frameLine(id), '<style>iframe{height:200px!important}</style>');
  await page.goto(website);
  await expect.poll(() => reports).toEqual([{ problem: 'height_clamped', page: website, mode: 'iframe' }]);
  await expect.poll(() => lines).toEqual([line('height_clamped', id)]);
});

test('the loader finds a blocked part', async () => {
  const { id } = await publish();
  const { page, lines, reports } = await examine();
  await page.route('**/sdk/loader-resize.js', (route) => route.abort('blockedbyclient'));
  const website = await host(frameLine(id));
  await page.goto(website);
  await expect.poll(() => reports).toEqual([{ problem: 'script_blocked', page: website, mode: 'iframe' }]);
  await expect.poll(() => lines).toEqual([line('script_blocked', id)]);
});

test('a frame whose loader was blocked says so itself', async () => {
  const { id } = await publish();
  const { page, reports } = await examine();
  await page.clock.install();
  await page.route('**/sdk/loader.js', (route) => route.abort('blockedbyclient'));
  const bridge = page.waitForResponse(/page-hostBridge-/);
  const website = await host(frameLine(id));
  await page.goto(website);
  await (await bridge).finished();
  await expect
    .poll(async () => {
      await page.clock.fastForward(PATIENCE_MS);
      return reports[0];
    })
    .toEqual({ problem: 'script_blocked', page: website, mode: 'iframe' });
});

test('the loader finds out why a frame shows no form', async () => {
  const { page, lines, reports } = await examine();
  await page.clock.install();
  const website = await host(frameLine(UNKNOWN));
  await page.goto(website);
  await expect
    .poll(async () => {
      await page.clock.fastForward(PATIENCE_MS);
      return reports;
    })
    .toEqual([{ problem: 'form_not_found', page: website, mode: 'iframe' }]);
  await expect.poll(() => lines).toEqual([line('form_not_found', UNKNOWN)]);
});

test('the loader finds that the page’s policy forbids the frame', async () => {
  const { id } = await publish();
  const { page, lines, reports } = await examine();
  await page.clock.install();
  const policy = `default-src 'none'; script-src ${url}; style-src 'unsafe-inline'`;
  await page.goto(
    await host(frameLine(id), `<meta http-equiv="Content-Security-Policy" content="${policy}">`),
  );
  await expect
    .poll(async () => {
      await page.clock.fastForward(PATIENCE_MS);
      return lines;
    })
    .toEqual([line('csp', id)]);
  expect(reports).toEqual([]);
});
