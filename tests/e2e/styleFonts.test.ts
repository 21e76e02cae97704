import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createField, type Field } from '@inlay/sdk/model';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { theOwner } from './support.ts';
import { CANVAS, createStyledForm, look, openStyles, STYLE_BENCH, STYLED_FIELDS } from './styleSupport.ts';

const { url } = platform;
const { visitor: newVisitor, visitAsOwner, host } = openVisitors();

/** Collects every address that a page requests. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

const fontsOf = (requests: readonly string[]): string[] =>
  requests.filter((address) => address.endsWith('.woff2')).map((address) => address.split('/').at(-1) ?? '');

test('STYLE-017 D-84 no font is loaded that is not chosen, and none from elsewhere', async () => {
  const visitor = await newVisitor(STYLE_BENCH);
  const requests = listRequests(visitor);
  await visitor.goto(`${url}/embed/${await createStyledForm()}`);
  await visitor.evaluate(() => document.fonts.ready.then(() => true));
  expect(fontsOf(requests)).toEqual([]);
  await visitor.goto(`${url}/embed/${await createStyledForm({ fontFamily: 'lato' })}`);
  await visitor.evaluate(() => document.fonts.ready.then(() => true));
  const fonts = fontsOf(requests);
  expect(fonts.length).toBeGreaterThan(0);
  // Latin text only: the file of further letters is not loaded.
  for (const font of fonts) expect(font).toMatch(/^lato-latin-(400|700)-[\w-]{8}\.woff2$/);
  expect(requests.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
});

test('D-84 letters beyond Latin 1 bring their own file', async () => {
  const visitor = await newVisitor(STYLE_BENCH);
  const requests = listRequests(visitor);
  const fields = [{ ...createField('text'), id: 'name', label: 'Imię i nazwisko' } as Field];
  await visitor.goto(`${url}/embed/${await createStyledForm({ fontFamily: 'inter' }, fields)}`);
  await visitor.evaluate(() => document.fonts.ready.then(() => true));
  expect(fontsOf(requests).some((font) => font.startsWith('inter-latin-ext-'))).toBe(true);
});

const PARAGRAPH =
  'Tell us what you are celebrating, how many guests you expect and when you would like to come by. We answer ' +
  'every message within one working day, and nothing you write here is passed on.';

test.each(['inter', 'roboto', 'open-sans', 'montserrat', 'playfair', 'lato'] as const)(
  'D-84 nothing moves when %s comes (CLS 0.01)',
  async (fontFamily) => {
    const visitor = await newVisitor(STYLE_BENCH);
    // In short lines, wider text breaks elsewhere and moves everything below.
    await visitor.setViewportSize({ width: 375, height: 812 });
    await visitor.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The fonts come only after the form has been painted without them.
    const painted = Promise.withResolvers<void>();
    await visitor.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    const fields = [
      ...STYLED_FIELDS,
      {
        ...createField('textarea'),
        id: 'more',
        label: 'What would you like to tell us about your last stay with us?',
      } as Field,
    ];
    const formId = await createStyledForm({ fontFamily }, fields, PARAGRAPH);
    await visitor.goto(`${url}/embed/${formId}`, { waitUntil: 'commit' });
    await visitor.locator('[data-ready]').waitFor();
    const nextFrame = () =>
      visitor.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      );
    await nextFrame();
    const isLoaded = () =>
      visitor.evaluate((family) => document.fonts.check(`16px form-embed-${family}`), fontFamily);
    expect(await isLoaded()).toBe(false);
    painted.resolve();
    await visitor.evaluate(() => document.fonts.ready.then(() => true));
    await nextFrame();
    expect(await isLoaded()).toBe(true);
    const shifts = await visitor.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  },
);

test('D-84 T12 in <form-embed> the font comes from the platform, for the form alone', async () => {
  const owner = await theOwner();
  const { body } = await owner.get(
    `/api/forms/${await createStyledForm({ fontFamily: 'playfair', customCSS: 'gap: 1px;' })}`,
  );
  const website = await host(body.embed.elementCode);
  const visitor = await newVisitor(STYLE_BENCH);
  const requests = listRequests(visitor);
  await visitor.goto(website);
  await visitor.getByRole('textbox', { name: 'Your name' }).waitFor();
  await visitor.waitForFunction(() =>
    [...document.fonts].some(
      (face) => face.family.includes('form-embed-playfair') && face.status === 'loaded',
    ),
  );
  expect(fontsOf(requests).every((font) => font.startsWith('playfair-latin-'))).toBe(true);
  const foreign = requests.filter(
    (address) =>
      !address.startsWith(`${url}/`) && !address.startsWith(website) && !address.startsWith('data:'),
  );
  expect(foreign).toEqual([]);
  await expect.poll(() => look(visitor, 'h1', 'font-family')).not.toContain('playfair');
});

test('D-84 the licence lies beside each font, and fonts are kept for ever', async () => {
  for (const font of ['inter', 'roboto', 'open-sans', 'montserrat', 'playfair', 'lato']) {
    const licence = await fetch(`${url}/sdk/fonts/LICENSE-${font}.txt`);
    expect(await licence.text()).toContain('SIL Open Font License');
  }
  const visitor = await newVisitor(STYLE_BENCH);
  await visitor.goto(`${url}/embed/${await createStyledForm({ fontFamily: 'inter' })}`);
  const address = await visitor.locator('link[rel=preload][as=font]').getAttribute('href');
  const font = await fetch(url + String(address));
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
  expect(font.headers.get('cache-control')).toContain('immutable');
});

test('STYLE-017 a font that is chosen is seen in the builder', async () => {
  const builder = await visitAsOwner(STYLE_BENCH);
  await openStyles(builder, await createStyledForm(), 'Page');
  await builder.getByLabel('Font', { exact: true }).click();
  await builder.getByRole('option', { name: 'Montserrat' }).click();
  await builder.waitForFunction(() =>
    [...document.fonts].some(
      (face) => face.family.includes('form-embed-montserrat') && face.status === 'loaded',
    ),
  );
  await expect.poll(() => look(builder, CANVAS, 'font-family')).toMatch(/^form-embed-montserrat/);
});
