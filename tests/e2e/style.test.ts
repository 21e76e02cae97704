import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { save } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessibleInBoth, theOwner } from './support.ts';
import { createStyledForm, look, openStyles, STYLE_BENCH } from './styleSupport.ts';

const { url } = platform;
const { open, visitAsOwner } = openBrowser();
let builder: Page;
beforeEach(async () => {
  builder = await visitAsOwner(STYLE_BENCH);
});

describe('the controls of the style tab', () => {
  test('FSET-006 STYLE-001 STYLE-002 STYLE-003 STYLE-004 STYLE-005 STYLE-006 STYLE-007 STYLE-008 STYLE-009 STYLE-010 STYLE-011 STYLE-012 STYLE-013 STYLE-014 STYLE-015 STYLE-016 STYLE-017 STYLE-018 STYLE-019 STYLE-020 STYLE-021 STYLE-022 STYLE-023 each kind changes the canvas at once, and the public form once it is saved', async () => {
    const formId = await createStyledForm();
    await openStyles(builder, formId, 'Page', 'Title', 'Buttons', 'Footer', 'Custom CSS');
    // A colour by its digits, and see-through by the slider.
    await builder.getByLabel('Form background', { exact: true }).fill('#fff3e0');
    await builder.getByRole('button', { name: 'Pick a color: Page background' }).click();
    const transparency = builder.getByRole('slider', { name: 'Transparency of page background' });
    await transparency.focus();
    await transparency.press('End');
    await builder.keyboard.press('Escape');
    // A number by its slider, another in its box.
    await builder.getByRole('slider', { name: 'Title size' }).press('ArrowRight');
    const creditSize = builder.getByRole('textbox', { name: 'Credit size' });
    await creditSize.fill('20');
    await creditSize.press('Tab');
    // Choices, a switch, own CSS.
    await builder.getByLabel('Corners', { exact: true }).click();
    await builder.getByRole('option', { name: 'Square' }).click();
    await builder.getByLabel('Button style', { exact: true }).click();
    await builder.getByRole('option', { name: 'Outline' }).click();
    await builder.getByRole('switch', { name: 'Show security badge' }).press(' ');
    await builder.getByLabel(/^Declarations for the box/).fill('letter-spacing: 1px');

    const expectLook = async (page: Page) => {
      await expect.poll(() => look(page, '.form-embed-form', 'background-color')).toBe('rgb(255, 243, 224)');
      await expect.poll(() => look(page, '.form-embed', 'background-color')).toBe('rgba(255, 255, 255, 0)');
      await expect.poll(() => look(page, '.form-embed-footer', 'font-size')).toBe('20px');
      await expect.poll(() => look(page, '.form-embed-input', 'border-radius')).toBe('0px');
      await expect.poll(() => look(page, '.form-embed-button', 'background-color')).toBe('rgba(0, 0, 0, 0)');
      await expect.poll(() => look(page, '.form-embed-container', 'letter-spacing')).toBe('1px');
      await expect.poll(() => page.locator('.form-embed-badge').count()).toBe(1);
    };
    // Presets render forms as well: the canvas is told apart from them.
    await builder.getByRole('button', { name: 'Presets' }).click();
    await expectLook(builder);
    await builder.getByText('Preview', { exact: true }).click();
    for (const [device, width] of [
      ['Phone', 375],
      ['Tablet', 768],
      ['Desktop', null],
    ] as const) {
      await builder.getByText(device, { exact: true }).click({ force: true });
      await expectLook(builder);
      const surface = await builder.locator('.form-embed').boundingBox();
      if (width) expect(Math.round(surface?.width ?? 0)).toBeLessThanOrEqual(width);
      // STYLE-009: 3.5 * 0.5 + 1 rem, where there is room for it.
      const size = device === 'Phone' ? '28.56px' : '44px';
      await expect.poll(() => look(builder, '.form-embed-title', 'font-size')).toBe(size);
    }
    await builder.getByText('Edit', { exact: true }).click();
    await save(builder);

    const visitor = await open(STYLE_BENCH);
    await visitor.goto(`${url}/embed/${formId}`);
    await expectLook(visitor);
    await expect.poll(() => look(visitor, '.form-embed-title', 'font-size')).toBe('44px');
    const { body } = await (await theOwner()).get(`/api/forms/${formId}`);
    expect(body.definition.customStyles).toEqual({
      formBackgroundColor: '#fff3e0',
      backgroundColor: '#ffffff00',
      headerSize: 3.5,
      footerCreditSize: 20,
      borderRadius: 'none',
      buttonStyle: 'outline',
      showSecurityBadge: true,
      customCSS: 'letter-spacing: 1px;',
    });
  });

  test('STYLE-024 the hex box takes # and six hex digits; what is no color stays, says so, and changes nothing', async () => {
    await openStyles(builder, await createStyledForm(), 'Page');
    const box = builder.getByLabel('Main color', { exact: true });
    const title = builder.getByRole('textbox', { name: 'Form title' });
    const colorOf = () => title.evaluate((element) => getComputedStyle(element).color);
    await box.fill('#123456');
    await box.press('Tab');
    const before = await colorOf();
    await box.fill('#1z3456');
    await box.press('Tab');
    await builder.getByText('Enter a color such as #1d4ed8').waitFor();
    expect(await box.inputValue()).toBe('#1z3456');
    expect(await colorOf()).toBe(before);
  });

  test('D-81 each control and each group goes back to its default', async () => {
    await openStyles(builder, await createStyledForm({ labelSize: 20, inputTextColor: '#001122' }), 'Fields');
    const size = builder.getByRole('textbox', { name: 'Label size' });
    await builder.getByRole('button', { name: 'Reset label size' }).click();
    await expect.poll(() => size.inputValue()).toBe('14 px');
    const color = builder.getByLabel('Text in fields', { exact: true });
    await expect.poll(() => color.inputValue()).toBe('#001122');
    await builder.getByRole('button', { name: 'Reset fields' }).click();
    await expect.poll(() => color.inputValue()).toBe('#1f2937');
    await expect.poll(() => builder.getByRole('button', { name: 'Reset fields' }).count()).toBe(0);
  });

  test('D-24 axe finds nothing in the style tab, with all of it open, light or dark', async () => {
    await openStyles(
      builder,
      await createStyledForm({
        primaryColor: '#ffe9a8',
        buttonColor: '#000000',
        formContainerColor: '#00000040',
      }),
      'Presets',
      'Page',
      'Title',
      'Fields',
      'Buttons',
      'Footer',
      'Custom CSS',
    );
    await builder.getByLabel(/^Declarations for the box/).fill('position: fixed');
    await builder.getByText('Style not accepted: position').waitFor();
    await expectAccessibleInBoth(builder, 'style tab');
    await builder.getByRole('button', { name: 'Pick a color: Page background' }).click();
    await builder.getByRole('dialog', { name: 'Page background' }).waitFor();
    await expectAccessibleInBoth(builder, 'color picker');
  });
});

describe('own CSS', () => {
  test('D-83 every refused declaration is named with its line; the others are seen at once', async () => {
    const formId = await createStyledForm();
    await openStyles(builder, formId, 'Custom CSS');
    const editor = builder.getByLabel(/^Declarations for the box/);
    await editor.fill(
      'opacity: 0.5;\nposition: fixed;\nbackground: url(//evil.example/x);\n@import "//evil.example"',
    );
    const problems = builder.getByRole('status').filter({ hasText: 'Style not accepted' });
    for (const [line, name] of [
      [2, 'position'],
      [3, 'background'],
      [4, '@import'],
    ] as const) {
      await problems.getByText(`Line ${line} Style not accepted: ${name}`).waitFor();
    }
    await expect.poll(() => editor.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => look(builder, '.form-embed-container:has(.form-embed-footer)', 'opacity'))
      .toBe('0.5');
    // Another place and back: what was typed is still there, refused or not.
    await builder.getByRole('link', { name: 'Build', exact: true }).click();
    await builder.getByRole('link', { name: 'Design', exact: true }).click();
    await expect.poll(() => editor.inputValue()).toContain('position: fixed');
    await save(builder);
    const { body } = await (await theOwner()).get(`/api/forms/${formId}`);
    expect(body.definition.customStyles.customCSS).toBe('opacity: 0.5;');
  });

  test('D-82 the server names them as well, and keeps nothing', async () => {
    const owner = await theOwner();
    const definition = {
      ...createEmptyDefinition('Contact'),
      customStyles: { customCSS: 'color: red} * {color: blue; top: 0', primaryColor: '#12345' },
    };
    const { status, body } = await owner.post('/api/forms', { definition });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Style not accepted: color');
    expect(JSON.stringify(body)).toContain('Style not accepted: top');
  });
});
