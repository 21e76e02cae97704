import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Field } from '@inlay/sdk/model';
import { readPastedLines } from '../support/readPastedLines.ts';
import { openVisitors, publish, shortForm, textField } from './embedSupport.ts';
import { platform } from './platform.ts';

const { visitor, visitAsOwner, host } = openVisitors();

/** Most pixels that text below a form may move. */
const TOLERANCE = 8;

/** Heights (px) of the columns around the forms. */
const heights = (page: Page): Promise<number[]> =>
  page.locator('.column').evaluateAll((columns) => columns.map((one) => (one as HTMLElement).offsetHeight));

/** Waits for the forms, and for the loader where they are framed. */
async function waitForForms(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('iframe, form-embed')].every((one) =>
      one.matches('iframe') ? /^\d+px$/.test(one.style.height) : one.shadowRoot?.querySelector('button'),
    ),
  );
}

test('BUILD-010 the pasted lines reserve the form’s height in narrow and wide columns', async () => {
  const half = (id: string): Field => textField(id, `The ${id} of your company`, { columns: 6 });
  const { id } = await publish(shortForm([half('street'), half('city'), half('country')]));
  const { code, elementCode } = await readPastedLines(await visitAsOwner(), `${platform.url}/forms/${id}`);
  for (const line of [code, elementCode]) {
    const columns = [300, 500, 900].map((width) => `<div class="column" style="width:${width}px">${line}</div>`); // prettier-ignore
    const website = await host(columns.join(''));
    const page = await visitor({ viewport: { width: 1000, height: 900 } });
    await page.route(`${platform.url}/**`, (route) => route.abort());
    await page.goto(website);
    const reserved = await heights(page);
    await page.unrouteAll();
    await page.goto(website);
    await waitForForms(page);
    const moved = (await heights(page)).map((height, index) => Math.abs(height - reserved[index]!));
    expect(Math.max(...moved)).toBeLessThanOrEqual(TOLERANCE);
    expect(reserved[0]).toBeGreaterThan(reserved[1]! + TOLERANCE);
  }
});
