import { describe, expect, it } from 'vitest';
import { capabilitiesOf, FIELD_TYPE_ORDER } from '../../fields/capabilities.ts';
import { ANSWER_MODELS } from '../../fields/answerModels.ts';
import { isQuestion } from '../../fields/roles.ts';
import type { Repeat } from '../../definition/formDefinition.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { contextOf } from '../../answers/validateWith.ts';
import { parsePostedForm } from './parsePostedForm.ts';
import { formEntries } from './postedEntries.ts';
import { readAnswers } from './readAnswers.ts';

const FIELDS = FIELD_TYPE_ORDER.map((type) => buildField(type)).filter(isQuestion);
const SAMPLES = Object.fromEntries(FIELDS.map((field) => [field.id, capabilitiesOf(field).sample?.(field)]));

const group = (items: Repeat['items']): Repeat => ({
  id: 'guests', type: 'repeat', label: 'Guests', help: '', min: 0, max: 3, addLabel: '', rowLabel: '', items,
}); // prettier-ignore
const base = buildDefinition([buildField('captcha'), ...FIELDS]);
const form = {
  ...base,
  pages: base.pages.map((page) => ({
    ...page,
    items: [...page.items, group(FIELDS.map((field) => ({ ...field, id: `row_${field.id}` })))],
  })),
};
const inRow = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [`row_${id}`, value]));

/** What is read of values, as a script has them or posted. */
const read = (posted: unknown) =>
  readAnswers(form, posted, { models: ANSWER_MODELS, context: contextOf(form) });

describe('formEntries', () => {
  it('says of every type and every row what a script knows (D-185)', () => {
    const ranking = ['Option 3', 'Option 1', 'Option 2'];
    for (const values of [SAMPLES, { ...SAMPLES, ranking, checkbox: ['Option 1'] }]) {
      const typed = { ...values, guests: [inRow(values), {}, inRow({ ...values, text: 'Ä & "ö"' })] };
      expect(read(parsePostedForm(form, formEntries(form, typed)))).toEqual(read(typed));
    }
  });

  it('keeps the gaps of a half ranked list, and a list of one place', () => {
    const typed = { ranking: ['', 'Option 1', ''] };
    expect(read(parsePostedForm(form, formEntries(form, typed)))['ranking']).toEqual(['', 'Option 1', '']);
    const short = buildDefinition([buildField('ranking', { places: 1 })]);
    expect(parsePostedForm(short, formEntries(short, { ranking: ['Option 2'] }))).toEqual({
      ranking: { 1: 'Option 2' },
    });
  });

  it('names an emptied start value, and leaves out captcha and foreign values', () => {
    const typed = { text: '', captcha: 'token', unknown: 'x' };
    expect(formEntries(form, typed, { text: 'Nobody', email: 'a@example.com' })).toEqual([
      ['emptied', 'text'],
    ]);
  });
});
