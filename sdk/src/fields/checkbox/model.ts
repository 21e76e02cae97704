import type { CheckboxField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { optionLabel } from '../../model/fields/options.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { isCheckboxGroup } from './isCheckboxGroup.ts';
import { defaultOptions, typeOfChoice } from '../shared/singleChoice.ts';
import { isBlank } from '../../model/fields/textualAnswer.ts';

const valuesOf = ({ options }: CheckboxField): string[] => options.map(({ value }) => value);

/** Returns each choice once, in the order of the options, unknown ones last. */
function inOptionOrder(field: CheckboxField, choices: string[]): string[] {
  const chosen = new Set(choices);
  return [...new Set([...valuesOf(field).filter((value) => chosen.has(value)), ...choices])];
}

function parseGroup(field: CheckboxField, raw: unknown): string[] | undefined {
  const list = raw === undefined || raw === null || raw === '' ? [] : Array.isArray(raw) ? raw : [raw];
  if (!list.every((choice) => typeof choice === 'string')) return undefined;
  return inOptionOrder(
    field,
    list.filter((choice) => !isBlank(choice)),
  );
}

function parseBox(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null || raw === '' || raw === false || raw === 'false') return false;
  return raw === true || raw === 'true' ? true : undefined;
}

const isEmpty = (answer: boolean | string[]): boolean =>
  Array.isArray(answer) ? answer.length === 0 : !answer;

/** Ticks (BUILD-069). */
export const checkboxField: QuestionModel<'checkbox'> = {
  parseAnswer: (field, raw) => (isCheckboxGroup(field) ? parseGroup(field, raw) : parseBox(raw)),
  isEmpty: (_field, answer) => isEmpty(answer),
  check(field, answer) {
    if (isEmpty(answer)) return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
    const known = new Set(valuesOf(field));
    const unknown = Array.isArray(answer) && answer.some((choice) => !known.has(choice));
    return unknown ? [{ fieldId: field.id, code: 'invalid_option' }] : [];
  },
  print: (field, answer) =>
    Array.isArray(answer)
      ? answer.map((choice) => optionLabel(field.options, choice)).join(', ')
      : answer
        ? 'Yes'
        : 'No',
};

export const checkboxCapabilities: FieldCapabilities<'checkbox'> = {
  name: 'Checkbox',
  texts: { other: 'line' },
  isPlain: true,
  createDefaults: () => ({ type: 'checkbox', ...baseDefaults('Checkbox'), options: defaultOptions() }),
  settings: ['label', 'help', 'required', 'optionsOrBox', 'choices'],
  countedAs: 'choices',
  graded: 'options',
  typeOf: ({ options, other }) =>
    options.length > 0
      ? { ...(other === undefined ? typeOfChoice(options) : { kind: 'choice' as const }), isList: true }
      : { kind: 'yesno' },
  choices: ({ options }) => (options.length > 0 ? [] : ['true']),
  sample: ({ options: [first] }) => (first ? [first.value] : true),
};
