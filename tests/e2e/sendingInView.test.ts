import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { elementLine, openVisitors, publish, recordEvents, shortForm, textField } from './embedSupport.ts';
import { theOwner } from './support.ts';

const { visitor, host } = openVisitors();

const PHONE = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true };
const FIELDS = Array.from({ length: 10 }, (_, at) => textField(`more${at}`, `More ${at}`));
const HEAD = '<meta name="viewport" content="width=device-width">';
const FILLER = '<p style="height:900px">Our shop</p>';

type Place = Page | FrameLocator;

/** Opens a long form in a website of another origin on a phone, fills it in, and presses Submit at its end. */
async function fillIn(kind: 'element' | 'frame') {
  const { id, code } = await publish(shortForm(FIELDS));
  const page = await visitor(PHONE);
  const events = await recordEvents(page);
  const line = kind === 'element' ? elementLine(id) : code;
  await page.goto(await host(`${FILLER}${line}${FILLER}`, HEAD));
  const form: Place = kind === 'element' ? page : page.frameLocator('iframe');
  await expect.poll(async () => (await events()).map(([name]) => name)).toContain('formready');
  // What sends is loaded at the first touch.
  const sending = page.waitForResponse(/sending-/);
  await form.getByLabel('Your name').fill('Ada');
  await (await sending).finished();
  await form.getByLabel('More 9').fill('x');
  return { id, page, form };
}

/** Returns the place of a part of the form in the window: its edges, in px. */
async function edgesOf(form: Place, selector: string): Promise<{ top: number; bottom: number }> {
  const box = await form.locator(selector).boundingBox();
  return { top: Math.round(box?.y ?? -1), bottom: Math.round((box?.y ?? -1) + (box?.height ?? 0)) };
}

async function expectInView(form: Place, words: string): Promise<void> {
  await form.getByRole('alert').filter({ hasText: words }).waitFor();
  const seen = async () => {
    const button = await edgesOf(form, '.form-embed-button');
    const notice = await edgesOf(form, '.form-embed-notice');
    return {
      isBelow: notice.top >= button.bottom && notice.top - button.bottom < 40,
      isInWindow: button.top >= 0 && notice.bottom <= PHONE.viewport.height,
    };
  };
  await expect.poll(seen).toEqual({ isBelow: true, isInWindow: true });
}

test.each(['element', 'frame'] as const)(
  'D-183 offline, a long form in the %s says so below Submit, in view of a phone',
  async (kind) => {
    const { page, form } = await fillIn(kind);
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Submit' }).tap();
    await expectInView(form, 'Not confirmed yet');
  },
);

test.each(['element', 'frame'] as const)(
  'EMBED-053 a refusal of a long form in the %s stands below Submit, in view of a phone',
  async (kind) => {
    const { id, form } = await fillIn(kind);
    await (await theOwner()).patch(`/api/forms/${id}`, { active: false });
    await form.getByRole('button', { name: 'Submit' }).tap();
    await expectInView(form, 'This form is not available for submissions');
  },
);
