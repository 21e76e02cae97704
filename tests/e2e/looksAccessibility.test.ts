import { expect, test } from 'vitest';
import {
  createOptions,
  fieldsOf,
  isQuestion,
  planOf,
  plannedForm,
  type AnswerIssue,
  type PublicForm,
} from '@inlay/sdk/model';
import { renderFormPage } from '@inlay/sdk/server';
import { applyPreset } from '../../dashboard/src/domain/looks/applyPreset.ts';
import { PRESETS } from '../../dashboard/src/domain/looks/presets.ts';
import { openBrowser } from './people.ts';
import { everyField, expectAccessible, expectReadable } from './support.ts';

const { visit } = openBrowser();

const definition = everyField();
const plan = planOf(definition);
const FORM: PublicForm = {
  id: '00000000-0000-7000-8000-000000000000',
  revisionId: '00000000-0000-7000-8000-000000000000',
  definition,
  logoUrl: null,
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
  // The style of most types comes with the plan.
  ...(plan && { planned: plannedForm(definition, plan, { today: '2026-05-03', language: 'en' }) }),
};
const DARK_WEBSITE = '#0f1115';

/** Every second question is refused and the others are answered, so that both can be seen. */
const questions = fieldsOf(definition).filter(isQuestion);
const issues: AnswerIssue[] = questions
  .filter((_field, at) => at % 2 === 0)
  .map(({ id }) => ({ fieldId: id, code: 'required' }));
const rawAnswers = {
  email: 'ada@example.com',
  select: createOptions(['Option 1'])[0]?.value,
  rating: '3',
  nps: '9',
};

test('STYLE-052 D-24 axe finds nothing in any look, light or dark, with every field type and with errors', async () => {
  const page = await visit();
  for (const { id, styles } of [{ id: 'default', styles: {} }, ...PRESETS]) {
    for (const scheme of ['light', 'dark'] as const) {
      const form = { ...FORM, definition: applyPreset(definition, { id, styles }) };
      const place = { isFramed: scheme === 'dark', scheme };
      const { html } = renderFormPage(
        { kind: 'form', form, issues, rawAnswers },
        { script: null, parts: {} },
        'en',
        place,
      );
      await page.setContent(html);
      // A frame is transparent: what lies behind it is the website.
      if (scheme === 'dark' && id === 'default')
        await page.evaluate((color) => (document.documentElement.style.background = color), DARK_WEBSITE);
      expect(await page.locator('.form-embed-error').count()).toBeGreaterThan(10);
      expect(await page.locator('.form-embed-matrix').count()).toBe(1);
      // The other looks have the same markup in other colors and sizes.
      await (id === 'default' ? expectAccessible : expectReadable)(page, `${id}, ${scheme}`);
    }
  }
});

test('STYLE-052 D-24 a wrong field that has the focus still has the edge of an error in every look, on a page and in a frame', async () => {
  const page = await visit();
  const hidden: string[] = [];
  for (const { id, styles } of [{ id: 'default', styles: {} }, ...PRESETS]) {
    const form = { ...FORM, definition: applyPreset(definition, { id, styles }) };
    for (const isFramed of [false, true]) {
      const { html } = renderFormPage(
        { kind: 'form', form, issues, rawAnswers },
        { script: null, parts: {} },
        'en',
        { isFramed },
      );
      await page.setContent(html, { waitUntil: 'commit' });
      const wrong = page.locator('input.form-embed-input[aria-invalid]').first();
      await wrong.focus();
      await page.keyboard.press('End');
      const [edge, error, ring, outside] = await wrong.evaluate((input) => {
        const { borderBottomColor, outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(input);
        const message = input.closest('.form-embed-field')?.querySelector('.form-embed-error');
        // The ring lies beyond the edge of 2 px, or wholly within it.
        const [offset, width] = [parseFloat(outlineOffset), parseFloat(outlineWidth)];
        return [
          borderBottomColor,
          message ? getComputedStyle(message).color : '',
          outlineStyle,
          offset >= 0 || offset + width <= -2,
        ];
      });
      if (edge !== error || ring !== 'solid' || !outside)
        hidden.push(`${id}, ${isFramed ? 'frame' : 'page'}: ${String([edge, error, ring, outside])}`);
    }
  }
  expect(hidden).toEqual([]);
});

test('D-24 stars are outlines until they are chosen, in forced colors too', async () => {
  const page = await visit();
  const { html } = renderFormPage(
    { kind: 'form', form: FORM, rawAnswers },
    { script: null, parts: {} },
    'en',
    { isFramed: false },
  );
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.setContent(html, { waitUntil: 'commit' });
    const areFilled = await page
      .locator('.form-embed-signs')
      .first()
      .locator('.form-embed-point span')
      .evaluateAll((signs) =>
        signs.map((sign) => {
          const { color, webkitTextFillColor } = getComputedStyle(sign);
          return webkitTextFillColor === color;
        }),
      );
    expect({ [forcedColors]: areFilled }).toEqual({ [forcedColors]: [true, true, true, false, false] });
  }
});
