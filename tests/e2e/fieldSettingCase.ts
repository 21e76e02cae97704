import type { Locator } from 'playwright-core';
import {
  capabilitiesOf,
  createField,
  type FieldOfType,
  type FieldSetting,
  type FieldType,
} from '@inlay/sdk/model';

/**
 * What is seen of a setting: of all elements of the field that a selector finds, a computed property, an attribute
 * (`@alt`), a property (`.value`), their words (`#text`), number (`#count`) or columns (`#columns`). Where the canvas
 * leaves a setting to the preview, it shows the last.
 */
export type Seen = readonly [selector: string, what: string, value: string, canvas?: { preview: string }];

/** What is done in a field on the page, and the error that the field has once the form is sent. */
export type Try = readonly [act: (field: Locator) => Promise<void>, error?: string];

/** A field, and where each of its settings is seen. */
export interface FieldCase<Type extends FieldType = FieldType> {
  set: Partial<FieldOfType<Type>>;
  seen?: Readonly<Record<string, Seen>>;
  /** What the canvas alone shows. */
  onCanvas?: Readonly<Record<string, Seen>>;
  tried?: Readonly<Record<string, Try>>;
}

export const PICTURE = 'https://pictures.example.org/ash.png';
/** Opens the list of a drop-down with a search, and closes it. */
export const searches: Try = [
  async (field) => {
    await field.locator('select').press(' ');
    await field.getByRole('combobox', { name: 'Search the list' }).press('Escape');
  },
];

/** Where the label of a type is seen, if not above its controls. */
const LABELS: Partial<Record<FieldType, string>> = { consent: '.form-embed-choice', hidden: 'span' };

/** Returns a field with the settings that all types have, as far as the builder offers them for this one. */
export function commonCase(of: FieldType): FieldCase {
  const { settings, hidesLabel, isHidden } = capabilitiesOf({ type: of });
  const offers = (setting: FieldSetting): boolean => settings.includes(setting);
  const label = `My ${of}`;
  const star = offers('required') ? ' *' : '';
  const labelled: Record<string, Seen> =
    offers('label') && !hidesLabel ? { label: [LABELS[of] ?? '[part=label]', '#text', label + star] } : {};
  if (isHidden) return { set: { label }, onCanvas: labelled };
  const isList = of === 'select' || of === 'country';
  return {
    set: {
      label,
      help: 'Just *so*',
      placeholder: 'Like this',
      columns: 6,
      required: star !== '' || of === 'captcha',
    },
    seen: {
      ...labelled,
      ...(star && !createField(of).required && { required: ['.form-embed-star', '#text', star] }),
      ...(offers('placeholder') && {
        placeholder: isList
          ? ['option:first-child', '#text', 'Like this']
          : ['input, textarea', '@placeholder', 'Like this'],
      }),
      help: ['.form-embed-help', '#text', 'Just so'],
      columns: [':scope', 'grid-column-start', 'span 6'],
    },
  };
}

/** Settings that no visitor sees as such, and the tests that prove them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'email.domains': 'api/src/visitors/public-forms/email-codes/emailCodes.test.ts',
  id: 'sdk/src/model/fields/fieldId.test.ts',
  type: 'sdk/src/fields/registries.test.ts',
  showIf: 'sdk/src/react/pages/PagedForm.test.tsx',
  requiredIf: 'sdk/src/react/pages/PagedForm.test.tsx',
  start: 'sdk/src/react/pages/PagedForm.test.tsx',
  'checks.must': 'sdk/src/react/pages/PagedForm.test.tsx',
  'checks.message': 'sdk/src/react/pages/PagedForm.test.tsx',
  category: 'api/src/visitors/public-forms/submit/scoring.test.ts',
  'grading.accepts': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.from': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.to': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.yes.points': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.yes.right': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.no.points': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.no.right': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.points': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.wrong': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.all': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'grading.explanation': 'api/src/visitors/public-forms/submit/quizzes.test.ts',
  'private.note': 'sdk/src/model/structure/structure.test.ts',
  'options.showIf': 'sdk/src/model/structure/posted/validateWithPlan.test.ts',
  'options.points': 'api/src/visitors/public-forms/submit/scoring.test.ts',
  'options.right': 'api/src/visitors/public-forms/submit/scoring.test.ts',
  'hidden.locked': 'sdk/src/model/fields/loadedTypes.test.ts',
  'captcha.label': 'sdk/src/fields/captcha/CaptchaField.test.tsx',
};

/** Settings that a shape shares with other types: the builder does not offer them for these. */
export const UNOFFERED: Partial<Record<FieldType, readonly string[]>> = {
  select: ['perRow', 'options.image', 'options.alone'],
  checkbox: ['options.image'],
  radio: ['options.image', 'options.alone'],
  picture: ['options.alone'],
  ranking: ['options.image', 'options.alone', 'options.places'],
  matrix: [
    'options.image', 'options.alone', 'options.places', 'rows.image', 'rows.showIf', 'rows.alone', 'rows.places', 'rows.points', 'rows.right',
  ], // prettier-ignore
};
