import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderFormInclude, renderFormScript } from '@inlay/sdk/server';
import { fieldsOf, isPlainType, withFields, type PublicForm } from '@inlay/sdk/model';
import { EMBED_MODES, HOSTILE_STYLES } from './embedMatrix.ts';
import { elementLine, openLive, openVisitors, publish } from './embedSupport.ts';
import { readPublicForm } from './readPublicForm.ts';
import { platform } from './platform.ts';
import { everyField } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

/**
 * The website's font, which a form as element takes on: by name, Arial, Georgia and system-ui are different files on
 * different machines, and pictures could not be compared.
 */
const FONT = await readFile(
  createRequire(import.meta.url).resolve('@fontsource/lato/files/lato-latin-400-normal.woff2'),
  'base64',
);
const FONT_CSS = `@font-face{font-family:Website;src:url(data:font/woff2;base64,${FONT})}#column,#column form-embed{font-family:Website!important}`;
/** Wide enough for a grid of fields, the same in every mode. */
const WIDTH = 640;
const verdicts = new Map<string, string>();
let form: PublicForm;
let pasted: Readonly<Record<(typeof EMBED_MODES)[number], string>>;
const reference = new Map<string, Buffer>();

beforeAll(async () => {
  const { id, code } = await publish(
    withFields(
      // Without a background, a form takes on the page's colours (D-195).
      { ...everyField(), customStyles: { backgroundColor: '#ffffff' } },
      fieldsOf(everyField()).filter(({ type }) => type !== 'captcha' && isPlainType(type)),
    ),
  );
  form = await readPublicForm(`${url}/api/public/forms/${id}`);
  const embedded = { form, baseUrl: url, language: 'en' as const };
  const script = `data:text/javascript,${encodeURIComponent(renderFormScript(embedded))}`;
  pasted = {
    frame: code,
    element: elementLine(id),
    script: `<form-embed form-id="${id}"></form-embed><script src="${script}"></script>`,
    include: renderFormInclude(embedded),
  };
});

afterAll(() => {
  const rows = Object.keys(HOSTILE_STYLES).map((style) =>
    [
      style.padEnd(14),
      ...EMBED_MODES.map((mode) => (verdicts.get(`${style} ${mode}`) ?? '-').padEnd(10)),
    ].join(''),
  );
  console.log(
    [`${'host page'.padEnd(14)}${EMBED_MODES.map((mode) => mode.padEnd(10)).join('')}`, ...rows].join('\n'),
  );
});

/**
 * A website's page with content around the form. Its column has whole pixels and one width, so that pictures
 * can be compared.
 */
const pageWith = (css: string, line: string): string =>
  `<style>main>h1{margin:0}#column{position:absolute!important;inset:300px auto auto 24px!important;box-sizing:content-box!important;width:${WIDTH}px!important;padding:0!important;border:0!important;margin:0!important}${FONT_CSS}${css}</style><ul><li>One</li></ul><p>Text <button>Own button</button> <input value="own"></p><div id="column">${line}</div>`;

async function settled(page: Page, mode: string): Promise<void> {
  const inner =
    mode === 'frame' ? page.frameLocator('iframe').locator('.form-embed') : page.locator('.form-embed');
  await inner.waitFor({ state: 'attached' });
  if (mode === 'frame') {
    await page.frameLocator('iframe').locator('#form-root[data-ready]').waitFor();
    const content = page.frameLocator('iframe').locator('body');
    const room = () => content.evaluate((body) => window.innerHeight - (body as HTMLElement).offsetHeight);
    await expect.poll(room).toBe(0);
  } else {
    // Its font begins to load with the form's first text.
    await page.evaluate(() => document.fonts.load('1em Website'));
  }
}

const surfaceOf = (page: Page, mode: string) =>
  mode === 'frame' ? page.frameLocator('iframe').locator('.form-embed') : page.locator('.form-embed');

/** Takes pictures until two in a row are equal: some browsers draw once more when all is there. */
async function untilSteady(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  const isSteady = async (): Promise<boolean> => {
    const next = await take();
    const isEqual = next.equals(last);
    last = next;
    return isEqual;
  };
  await expect.poll(isSteady).toBe(true);
  return last;
}

/** Returns the computed styles of the website's own elements. */
const stylesOfHost = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html,body,main,h1,ul,li,p,button,input,#column')]
      .map((element) => {
        const style = getComputedStyle(element);
        // Heights follow the form's; all else is the page's affair.
        return [...style]
          .filter(
            (name) =>
              !/height|block-size|inset|perspective-origin|transform-origin|^bottom$|^top$/.test(name),
          )
          .map((name) => `${element.tagName} ${name}:${style.getPropertyValue(name)}`)
          .join('\n');
      })
      .join('\n'),
  );

describe.each(Object.entries(HOSTILE_STYLES))('T6 on a website with the styles "%s"', (style, css) => {
  test.each(EMBED_MODES)('the form as %s looks as ever, and the website too', async (mode) => {
    const page = await visitor({ viewport: { width: 1000, height: 2600 } });
    await page.goto(await host(pageWith(css, '<div style="height:10px"></div>')));
    const before = await stylesOfHost(page);
    await openLive(page, await host(pageWith(css, pasted[mode])));
    await settled(page, mode);
    const take = () => surfaceOf(page, mode).screenshot({ animations: 'disabled', caret: 'hide' });
    const key = mode === 'frame' ? 'frame' : 'element';
    // Each try takes its own reference on a plain page, so that a failed try affects no other.
    const isReference = !reference.has(key) || (style === 'plain' && mode === key);
    const picture = await untilSteady(take);
    if (isReference) reference.set(key, picture);
    const isSame = picture.equals(reference.get(key) ?? Buffer.alloc(0));
    const isHostSame = (await stylesOfHost(page)) === before;
    if (!isSame && process.env['INLAY_MATRIX_PICTURES'])
      await writeFile(`${process.env['INLAY_MATRIX_PICTURES']}/${style}-${mode}.png`, picture);
    verdicts.set(`${style} ${mode}`, isSame && isHostSame ? 'same' : isSame ? 'HOST' : 'CHANGED');
    expect({ isSame, isHostSame }).toEqual({ isSame: true, isHostSame: true });
  });
});
