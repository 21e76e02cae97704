/** One question at a time (decision 242): kinds of questions in widths, schemes, themes and languages. */
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { applyPreset } from '../../../dashboard/src/domain/looks/applyPreset.ts';
import { PRESETS } from '../../../dashboard/src/domain/looks/presets.ts';

const QUESTIONS = [
  { ...createField('text'), id: 'name', label: 'What should we call you?', required: true },
  {
    ...createField('radio'),
    id: 'cake',
    label: 'Which cake would you like best?',
    options: ['Lemon', 'Chocolate and hazelnut', 'Something else'].map((label) => ({ value: label, label })),
  },
  { ...createField('nps'), id: 'score', label: 'How likely are you to recommend us?' },
  { ...createField('textarea'), id: 'wish', label: 'What can we do better?' },
];

function asked(styles = {}, review = false) {
  const flow = { layout: 'questions', progress: 'bar', back: true, review, timeZone: null };
  const empty = { ...createEmptyDefinition('A few questions'), flow, description: 'It takes a minute.' };
  return applyPreset(withFields(empty, QUESTIONS), { styles });
}

/** Goes on to a question, from 0; answers nothing but the first. */
const open = (at, { styles, language, isRefused = false, isFramed = false } = {}) =>
  async function openQuestion({ page, platform }) {
    const { id } = await platform.call('POST', '/api/forms', { definition: asked(styles, at > 3) });
    if (language) await platform.call('PATCH', `/api/forms/${id}/publishing`, { language });
    await page.goto(`${platform.url}/embed/${id}${isFramed ? '?frame=1' : ''}`);
    await page.locator('form[data-ready]').waitFor();
    if (isRefused) {
      await page.locator('.form-embed-button').click();
      await page.locator('.form-embed-error').waitFor();
    }
    if (at > 0) await page.locator('input[name="answers.name"]').fill('Ada');
    for (let step = 1; step <= at; step += 1) {
      await page.locator('.form-embed-button').click();
      await page.locator(`.form-embed-progress progress[value="${step + 1}"]`).waitFor();
    }
  };

const group = 'form-questions';
const WIDTHS = [375, 768, 1440];
const kinds = ['text', 'radio', 'nps', 'textarea', 'review'].flatMap((name, at) =>
  WIDTHS.map((width) => ({ group, name, width, open: open(at) })),
);
const dark = [1, 2].flatMap((at) =>
  WIDTHS.map((width) => ({
    group,
    name: `midnight-${at}`,
    width,
    colorScheme: 'dark',
    open: open(at, { styles: PRESETS.find(({ id }) => id === 'midnight')?.styles }),
  })),
);
const themes = PRESETS.filter(({ id }) => ['terracotta', 'letter'].includes(id)).map(({ id, styles }) => ({
  group, name: id, width: 768, open: open(1, { styles }),
})); // prettier-ignore

export const QUESTION_SHOTS = [
  ...kinds,
  ...dark,
  ...themes,
  { group, name: 'refused', width: 375, open: open(0, { isRefused: true }) },
  { group, name: 'arabic', width: 375, open: open(1, { language: 'ar' }) },
  { group, name: 'zoom', width: 320, height: 256, open: open(1) },
  { group, name: 'forced-colors', width: 768, forcedColors: 'active', open: open(1) },
];
