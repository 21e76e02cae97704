import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createField, type Field } from '@inlay/sdk/model';
import { save } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible } from './support.ts';
import { CANVAS, createStyledForm, look, openStyles, STYLE_BENCH, STYLED_FIELDS } from './styleSupport.ts';

const { url } = platform;
const { open, visitAsOwner } = openBrowser();
let builder: Page;
beforeEach(async () => {
  builder = await visitAsOwner(STYLE_BENCH);
});

describe('contrast', () => {
  test('D-24 a colour that is hard to read is named with its ratio, and mended with one press', async () => {
    const formId = await createStyledForm();
    await openStyles(builder, formId, 'Page', 'Footer');
    const credit = builder.getByLabel('Credit', { exact: true });
    await credit.fill('#aab0bb');
    await builder.getByText('Footer credit: 2.1 : 1, needs 4.5 : 1').waitFor();
    await builder.getByText('1 hard to see').waitFor();
    await builder.getByRole('button', { name: 'Before you publish: 1 to check' }).waitFor();
    const fix = builder.getByRole('button', { name: /^Use #/ });
    const color = ((await fix.textContent()) ?? '').replace('Use ', '');
    await fix.click();
    await expect.poll(() => credit.inputValue()).toBe(color);
    await builder.getByText(/^Footer credit: 4\.5 : 1$/).waitFor();
    await expect.poll(() => builder.getByText('hard to see').count()).toBe(0);
    await save(builder);
    const visitor = await open(STYLE_BENCH);
    await visitor.goto(`${url}/embed/${formId}`);
    await expectAccessible(visitor, 'mended form');
  });

  test('BUILD-034 a heading that a background swallows is named, and mended', async () => {
    const heading = { ...createField('header'), id: 'part', text: 'Part one' } as Field;
    await openStyles(
      builder,
      await createStyledForm({ formBackgroundColor: '#101418', textColor: '#ffffff' }, [
        heading,
        ...STYLED_FIELDS,
      ]),
      'Page',
    );
    const note = builder.getByRole('group', { name: 'Contrast of a heading' });
    await note.getByText('Heading “Part one”').waitFor();
    await note.getByRole('button').click();
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => look(builder, '.form-embed-header-part', 'color')).not.toBe('rgb(0, 0, 0)');
  });
});

describe('looks to start from', () => {
  test('STYLE-010 STYLE-011 STYLE-012 STYLE-013 STYLE-014 STYLE-015 STYLE-016 STYLE-017 STYLE-018 STYLE-019 STYLE-020 STYLE-021 a look is one step: applied, undone, redone; what is shown stays as it is', async () => {
    const heading = { ...createField('header'), id: 'part', text: 'Part one' } as Field;
    await openStyles(
      builder,
      await createStyledForm({ showSecurityBadge: false }, [heading, ...STYLED_FIELDS]),
      'Presets',
    );

    const midnight = builder.getByRole('button', { name: 'Midnight' });
    await expect.poll(() => midnight.getAttribute('aria-pressed')).toBe('false');
    await midnight.click();
    await expect.poll(() => midnight.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => look(builder, CANVAS, 'background-color')).toBe('rgb(11, 16, 32)');
    await expect.poll(() => look(builder, '.form-embed-header-part', 'color')).toBe('rgb(232, 236, 246)');
    await expect.poll(() => builder.locator(`${CANVAS} .form-embed-badge`).count()).toBe(0);
    await builder.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => midnight.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => look(builder, CANVAS, 'background-color')).toBe('rgb(255, 255, 255)');
    await expect.poll(() => look(builder, '.form-embed-header-part', 'color')).toBe('rgb(0, 0, 0)');
    await expect.poll(() => builder.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
    await builder.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => midnight.getAttribute('aria-pressed')).toBe('true');
  });

  test('D-24 D-75 each is drawn by the renderer, and nobody can get lost in the pictures', async () => {
    await openStyles(builder, await createStyledForm(), 'Presets');
    const pictures = builder.locator('li:has([aria-pressed]) .form-embed');
    await expect.poll(() => pictures.count()).toBe(8);
    const colors = await pictures.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(colors).size).toBe(8);
    await expect.poll(() => builder.locator('li:has([aria-pressed]) [inert] input').count()).toBe(8);
  });
});

describe('footer and badge', () => {
  test('STYLE-032 D-85 D-86 D-189 they say what the installation is, and what really protects the form', async () => {
    const visitor = await open(STYLE_BENCH);
    await visitor.goto(`${url}/embed/${await createStyledForm()}`);
    await expect.poll(() => visitor.locator('.form-embed-footer').textContent()).toBe('Powered by Inlay');
    await visitor.goto(`${url}/embed/${await createStyledForm({ showSecurityBadge: true })}`);
    await expect
      .poll(() => visitor.locator('.form-embed-footer').textContent())
      .toBe('Protected by ATCDS · Powered by Inlay');
    await visitor.goto(
      `${url}/embed/${await createStyledForm({}, [...STYLED_FIELDS, createField('captcha')])}`,
    );
    await expect
      .poll(() => visitor.locator('.form-embed-badge').textContent())
      .toBe('Protected by ATCDS + Captcha');
    const off = { showFooterCredit: false, showFooterLogo: false, showSecurityBadge: false };
    await visitor.goto(`${url}/embed/${await createStyledForm(off)}`);
    await expect.poll(() => visitor.locator('.form-embed-badge, .form-embed-footer').count()).toBe(0);
  });
});
