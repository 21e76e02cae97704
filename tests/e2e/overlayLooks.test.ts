import type { Frame, FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  OVERLAY_SHAPES,
  withFields,
  type CustomStyles,
  type OverlayShape,
} from '@inlay/sdk/model';
import { openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { STYLE_BENCH } from './styleSupport.ts';

const { url } = platform;
const { visitor, visitAsOwner, host } = openVisitors();

/** Looks of a form, and what they say of its surface: nothing, a background, a scheme, colours of text. */
const LOOKS: Readonly<Record<string, CustomStyles>> = {
  plain: {},
  coloured: { backgroundColor: '#e7f5ff', buttonColor: '#ffd43b' },
  dark: { colorScheme: 'dark', buttonStyle: 'outline', primaryColor: '#a5d8ff', buttonColor: '#a5d8ff' },
  'light text': { textColor: '#ffffff', buttonStyle: 'gradient' },
};
/** A form longer than any window, with a title that reaches its upper right corner. */
const longForm = (customStyles: CustomStyles) =>
  withFields(
    {
      ...createEmptyDefinition('Tell us everything about your next celebration, please'),
      customStyles,
    },
    Array.from({ length: 14 }, (_, at) => textField(`f${at}`, `Question ${at}`, { required: at === 0 })),
  );

/** Space (px) between a form and the edges of its page, from both ends and both sides of what it shows. */
const spaceIn = (frame: Page | Frame) =>
  frame.locator('.form-embed-form').evaluate((form) => {
    const at = (selector: string) => form.querySelector(selector)!.getBoundingClientRect();
    const edge = form.closest('.form-embed-container')!.getBoundingClientRect();
    const input = at('.form-embed-input');
    return {
      top: at('.form-embed-title').top - edge.top,
      left: input.left - edge.left,
      right: edge.right - input.right,
      bottom: edge.bottom - at('.form-embed-footer').bottom,
    };
  });

/** The colours behind a form, from its page to its card, and its button, as computed. */
const colorsIn = (frame: Page | Frame) =>
  frame.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    const { color, backgroundColor, backgroundImage } = styleOf('.form-embed-button');
    return {
      behind: ['html', '.form-embed', '.form-embed-form'].map((one) => styleOf(one).backgroundColor),
      button: { color, fill: backgroundImage === 'none' ? backgroundColor : backgroundImage },
    };
  });

async function openOverlay(page: Page, at: number): Promise<Frame> {
  const known = new Set(page.frames());
  await page
    .locator('[data-form-embed-id]')
    .nth(at)
    .evaluate((placeholder) => placeholder.dispatchEvent(new Event('formopen')));
  await expect.poll(() => page.frames().length).toBe(known.size + 1);
  const frame = page.frames().find((one) => !known.has(one))!;
  await frame.locator('#form-root[data-ready]').waitFor();
  // Fitted to its form.
  await expect
    .poll(() => frame.evaluate(() => Math.abs(Math.min(0, innerHeight - document.body.offsetHeight))))
    .toBe(0);
  return frame;
}

/** What a picky eye sees at an open dialog: its place in the window, and what of the form is cut or covered. */
const boxOf = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => {
    const scroller = dialog.querySelector('div')!;
    const frame = dialog.querySelector('iframe')!;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inner = scroller.getBoundingClientRect();
    scroller.scrollTop = scroller.scrollHeight;
    const end = Math.round(frame.getBoundingClientRect().bottom - inner.bottom);
    scroller.scrollTop = 0;
    return {
      isInWindow: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      frame: [Math.round(frame.getBoundingClientRect().width - inner.width), end],
      fills: frame.offsetHeight >= Math.floor(inner.height),
      close: dialog.querySelector('.close')!.getBoundingClientRect().bottom - inner.top,
    };
  });

/** Windows, and the pages in them: what lies behind an overlay does not change it. */
const WINDOWS = [
  { width: 1440, height: 900, background: '#ffffff' },
  { width: 375, height: 700, background: '#101418' },
];

test.each(Object.entries(LOOKS))(
  'EMBED-108 EMBED-109 a form that is %s has the padding of its own page in every overlay, nothing of it is cut, and its button’s colours are those of what opens it',
  async (look, customStyles) => {
    const { id } = await publish(longForm(customStyles));
    const own = await visitor(STYLE_BENCH);
    await own.goto(`${url}/embed/${id}`);
    const { button, behind } = await colorsIn(own);
    const lines = OVERLAY_SHAPES.map(
      (shape) =>
        `<div data-form-embed-id="${id}" data-form-embed-mode="${shape}" data-form-embed-label="${shape}"></div>`,
    ).join('');
    const faults: string[] = [];
    for (const { background, ...viewport } of WINDOWS) {
      const page = await visitor({ ...STYLE_BENCH, viewport });
      await page.goto(
        await host(
          `<style>body{background:${background};color:#868e96}</style>${lines}<script async src="${url}/sdk/loader.js"></script>`,
        ),
      );
      await page.locator('.opener').nth(1).waitFor();
      for (const opener of await page.locator('.opener').all()) {
        const style = await opener.evaluate((element) => {
          const { color, backgroundImage } = getComputedStyle(element);
          return { color, backgroundImage };
        });
        expect(style.color).toBe(button.color);
        expect(style.backgroundImage).toContain(button.fill);
        // A button without a fill stands on the form's own surface.
        if (look === 'dark') expect(style.backgroundImage).toContain(behind[2]);
      }
      for (const [at, shape] of OVERLAY_SHAPES.entries()) {
        if (look !== 'plain' && shape !== 'popup' && shape !== 'side-tab') continue;
        const name = `${look} ${shape}, ${viewport.width} px`;
        const frame = await openOverlay(page, at);
        await own.setViewportSize({ width: await frame.evaluate(() => innerWidth), height: 900 });
        const [space, least] = [await spaceIn(frame), await spaceIn(own)];
        for (const side of ['top', 'left', 'right', 'bottom'] as const)
          if (space[side] < least[side]) faults.push(`${name}, ${side}: ${space[side]} of ${least[side]} px`);
        const { close, ...box } = await boxOf(page);
        const [html, surface, card] = (await colorsIn(frame)).behind;
        const shown = {
          ...box,
          // The title begins below the button to close.
          isTitleFree: space.top >= close,
          // One colour from edge to edge, unless the form's own page has two.
          isOneSurface: html === surface && (look === 'coloured' || card === surface),
        };
        const perfect = {
          isInWindow: true,
          frame: [0, 0],
          fills: true,
          isTitleFree: true,
          isOneSurface: true,
        };
        expect({ name, ...shown }).toEqual({ name, ...perfect });
        await page.locator('dialog[open] .close').click();
      }
    }
    expect(faults).toEqual([]);
  },
);

test('EMBED-108 a panel is the form’s from top to bottom, however short the form is', async () => {
  const short = withFields({ ...createEmptyDefinition('Call me'), customStyles: LOOKS['dark']! }, [
    textField('phone', 'Number'),
  ]);
  const { id } = await publish(short);
  const page = await visitor(STYLE_BENCH);
  await page.goto(
    await host(
      `<div data-form-embed-id="${id}" data-form-embed-mode="side-tab"></div><script async src="${url}/sdk/loader.js"></script>`,
    ),
  );
  await page.locator('.opener').waitFor();
  const frame = await openOverlay(page, 0);
  await expect.poll(() => boxOf(page)).toMatchObject({ frame: [0, 0], fills: true });
  const [html, surface] = (await colorsIn(frame)).behind;
  expect(html).toBe(surface);
});

const SHAPE_NAMES: Readonly<Record<OverlayShape, string>> = {
  popup: 'Popup',
  'slide-in': 'Slide-in',
  'side-tab': 'Side tab',
  'floating-button': 'Floating button',
};

test('EMBED-101 LINK-051 the Share tab shows each overlay as visitors get it, and nothing of it is counted or sent', async () => {
  const { id } = await publish(longForm({}));
  const owner = await visitAsOwner(STYLE_BENCH);
  const sent: string[] = [];
  owner.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await owner.goto(`${url}/forms/${id}/share`);
  const website = owner.frameLocator('iframe[title="On your website"]').locator('.form-embed-form');
  await expect.poll(() => website.evaluate((form) => getComputedStyle(form).padding)).toBe('0px');
  const own = await visitor(STYLE_BENCH);
  await own.goto(`${url}/embed/${id}`);
  const preview = owner.frameLocator('iframe[title="Preview over your page"]');
  const frame = preview.frameLocator('dialog[open] iframe');
  for (const one of OVERLAY_SHAPES) {
    const shape = owner
      .getByRole('group', { name: 'How it appears' })
      .getByRole('button', { name: SHAPE_NAMES[one] });
    await shape.click();
    await preview.locator(`[data-form-embed-mode=${one}]`).waitFor({ state: 'attached' });
    const paddingIn = (place: Page | FrameLocator) =>
      place.locator('.form-embed-form').evaluate((form) => getComputedStyle(form).padding);
    await expect
      .poll(async () => {
        const width = await frame.locator('html').evaluate((root) => root.clientWidth);
        await own.setViewportSize({ width, height: 900 });
        return (await paddingIn(frame)) === (await paddingIn(own));
      })
      .toBe(true);
    // As high as its form, by which the window scrolls to the end of it.
    await expect
      .poll(() => frame.locator('html').evaluate((root) => innerHeight >= root.scrollHeight))
      .toBe(true);
    await expect.poll(() => shape.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  expect(sent).toEqual([]);
});
