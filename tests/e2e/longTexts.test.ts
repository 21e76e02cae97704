import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { elementLine, openVisitors, publish } from './embedSupport.ts';

const { visitor, host } = openVisitors();

const PHONE = { viewport: { width: 375, height: 720 }, screen: { width: 375, height: 720 } };
const HEAD = '<meta name="viewport" content="width=device-width">';

test.each(['element', 'frame'] as const)(
  'a long answer in the %s grows to most of a phone’s window, then scrolls inside',
  async (kind) => {
    const message = { ...createField('textarea'), id: 'message', label: 'Message' };
    const { id, code } = await publish(withFields(createEmptyDefinition('Contact'), [message]));
    const page = await visitor(PHONE);
    await page.goto(await host(kind === 'element' ? elementLine(id) : code, HEAD));
    const form: Page | FrameLocator = kind === 'element' ? page : page.frameLocator('iframe');
    if (kind === 'frame') await form.locator('#form-root[data-ready]').waitFor();
    const area = form.getByLabel('Message');
    const height = async () => (await area.boundingBox())?.height ?? 0;
    const before = await height();
    await area.fill('Roses and tulips.\n'.repeat(12));
    await expect.poll(height).toBeGreaterThan(before);
    await area.fill('Roses, tulips and lilies for the hall. '.repeat(250));
    await expect.poll(height).toBe(PHONE.viewport.height * 0.6);
    expect(await area.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  },
);
