import type { PictureField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { createOptions, optionLabel } from '../../model/fields/options.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { isBlank } from '../../model/fields/textualAnswer.ts';

/** Returns each choice once, in the order of the options, unknown ones last. */
const inOrder = ({ options }: PictureField, choices: readonly string[]): string[] => {
  const known = options.map(({ value }) => value).filter((value) => choices.includes(value));
  return [...new Set([...known, ...choices])];
};

/** One choice out of pictures, or several; the words of an option are the text of its picture. */
export const pictureField: QuestionModel<'picture'> = {
  parseAnswer(field, raw) {
    const list: unknown[] = [raw ?? []].flat();
    if (!list.every((choice) => typeof choice === 'string')) return undefined;
    const choices = inOrder(
      field,
      list.filter((choice) => !isBlank(choice)),
    );
    if (field.many) return choices;
    return choices.length > 1 ? undefined : (choices[0] ?? '');
  },
  isEmpty: (_field, answer) => answer.length === 0,
  check({ id: fieldId, required, options }, answer) {
    if (answer.length === 0) return required ? [{ fieldId, code: 'required' }] : [];
    const isKnown = (choice: string) => options.some(({ value }) => value === choice);
    return [answer].flat().every(isKnown) ? [] : [{ fieldId, code: 'invalid_option' }];
  },
  print: ({ options }, answer) =>
    [answer]
      .flat()
      .map((choice) => optionLabel(options, choice))
      .join(', '),
};

export const pictureCapabilities: FieldCapabilities<'picture'> = {
  name: 'Picture choice',
  texts: {},
  createDefaults: () => ({
    type: 'picture',
    ...baseDefaults('Picture choice'),
    options: createOptions(['Option 1', 'Option 2']),
    many: false,
  }),
  settings: ['label', 'help', 'required', 'pictures', 'shuffle'],
  countedAs: 'choices',
  graded: 'options',
  chunk: 'pictures',
  typeOf: ({ options, many }) => ({
    kind: 'choice',
    options: options.map(({ value }) => value),
    ...(many && { isList: true }),
  }),
  sample: ({ options }) => options[0]?.value ?? '',
};
