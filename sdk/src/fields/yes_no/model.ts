import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** A question that is answered with yes or no, and unlike a box can be left open. */
export const yesNoField: QuestionModel<'yes_no'> = {
  parseAnswer(_field, raw) {
    if (raw === true || raw === 'true') return true;
    if (raw === false || raw === 'false') return false;
    return raw === undefined || raw === null || raw === '' ? '' : undefined;
  },
  isEmpty: (_field, answer) => answer === '',
  check: ({ id, required }, answer) => (answer === '' && required ? [{ fieldId: id, code: 'required' }] : []),
  print({ yesLabel, noLabel }, answer, language) {
    if (answer === '') return '';
    return answer ? yesLabel || language?.words.yes || 'Yes' : noLabel || language?.words.no || 'No';
  },
};

export const yesNoCapabilities: FieldCapabilities<'yes_no'> = {
  name: 'Yes or no',
  texts: { yesLabel: 'line', noLabel: 'line' },
  createDefaults: () => ({ type: 'yes_no', ...baseDefaults('Yes or no'), yesLabel: '', noLabel: '' }),
  settings: ['label', 'help', 'required', 'yesNoLabels'],
  countedAs: 'choices',
  graded: 'yesno',
  typeOf: () => ({ kind: 'yesno' }),
  choices: () => ['true', 'false'],
  sample: () => true,
};
