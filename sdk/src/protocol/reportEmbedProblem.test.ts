import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBED_PROBLEM_LINES, EMBED_PROBLEMS } from './embedProblems.ts';
import { reportEmbedProblem } from './reportEmbedProblem.ts';

const PLATFORM = 'https://forms.example';
const reports: { url: string; body: unknown }[] = [];
const lines: unknown[] = [];

beforeEach(() => {
  reports.length = lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    reports.push({ url, body: JSON.parse(init.body) });
    throw new TypeError('offline');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('EMBED-064 a problem is one line in the console and one report, however often it comes up', () => {
  const form = { baseUrl: PLATFORM, formId: 'a', mode: 'element', page: 'https://shop.example/' } as const;
  reportEmbedProblem(form, 'height_clamped');
  reportEmbedProblem(form, 'height_clamped');
  expect(lines).toEqual([`form-embed: ${EMBED_PROBLEM_LINES.height_clamped} ${PLATFORM}/embed/a`]);
  expect(reports).toEqual([
    {
      url: `${PLATFORM}/api/public/forms/a/embed-reports`,
      body: { problem: 'height_clamped', page: 'https://shop.example/', mode: 'element' },
    },
  ]);
});

test('D-103 EMBED-064 the page is named without its query, and a policy is not violated twice', () => {
  window.history.replaceState(null, '', '/contact?name=Ada#top');
  for (const problem of EMBED_PROBLEMS)
    reportEmbedProblem({ baseUrl: PLATFORM, formId: 'b', mode: 'iframe' }, problem);
  expect(lines).toHaveLength(EMBED_PROBLEMS.length);
  expect(reports.map(({ body }) => (body as { problem: string }).problem)).not.toContain('csp');
  for (const { body } of reports)
    expect(body).toMatchObject({ page: `${window.location.origin}/contact`, mode: 'iframe' });
});
