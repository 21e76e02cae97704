import { t } from '@lingui/core/macro';
import { formatList } from '../../../lib/formatList.ts';
import {
  capabilitiesOf,
  createField,
  isQuestion,
  fieldsOf,
  splitRequired,
  type Field,
  type FormDefinition,
  type Option,
} from '@inlay/sdk/model';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_TYPES_IN_SENTENCE } from '../generated/fieldTypesInSentence.ts';
import { canBeOptional } from '../definition/editing.ts';
import type { Check } from './check.ts';

/** Labels, options and the form as a whole: what would leave a visitor puzzled or stuck. */
export function checkFields(definition: FormDefinition): Check[] {
  const questions = fieldsOf(definition).filter(isQuestion);
  const timesUsed = Map.groupBy(questions, labelKey);
  const checks = fieldsOf(definition).flatMap((field) => [
    ...checkLabel(field, timesUsed.get(labelKey(field)) ?? []),
    ...('options' in field ? checkOptions(field) : []),
    ...checkLimit(field),
    ...checkContent(field),
  ]);
  return questions.length > 0 ? checks : [NO_INPUT, ...checks];
}

const NO_INPUT: Check = {
  id: 'no-input',
  text: t`The form has no questions, so visitors see no Submit button.`,
  fieldId: null,
  place: 'fields',
};

/** Returns the key under which labels count as equal for visitors. */
const labelKey = (field: Field): string => field.label.trim().toLowerCase();

const about = (field: Field, kind: string, text: string): Check => ({
  id: `${kind} ${field.id}`,
  text,
  fieldId: field.id,
  place: 'field',
});

function checkLabel(field: Field, alike: readonly Field[]): Check[] {
  if (capabilitiesOf(field).hidesLabel) return [];
  if ('text' in field) {
    if (field.text.trim() === '') return [about(field, 'empty-header', t`A header has no text.`)];
    return isUntouched(field) ? [about(field, 'untouched-label', t`A header still says “Header”.`)] : [];
  }
  if (field.label.trim() === '') {
    return [about(field, 'no-label', t`A ${FIELD_TYPES_IN_SENTENCE[field.type]} field has no label.`)];
  }
  const label = field.label.trim();
  const checks = isUntouched(field)
    ? [about(field, 'untouched-label', t`A field is still called “${label}”. Give it a label.`)]
    : [];
  if (splitRequired(label).required && canBeOptional(field)) {
    const text = t`“${label}” marks itself as required. Use the setting “Required” instead.`;
    checks.push(about(field, 'starred-label', text));
  }
  // Said once, at the first of them.
  if (alike.length < 2 || alike[0] !== field) return checks;
  return [...checks, about(field, 'same-label', t`${alike.length} fields are called “${label}”.`)];
}

/** Returns whether the label is still the type's name, which asks no question. */
function isUntouched(field: Field): boolean {
  const { name, nameAsks } = capabilitiesOf(field);
  return !nameAsks && field.label.trim() === name;
}

function checkOptions(field: Extract<Field, { options: Option[] }>): Check[] {
  const name = fieldName(field);
  const filled = field.options.map(({ label }) => label).filter((label) => label.trim() !== '');
  const isBox = field.options.length === 0 && capabilitiesOf(field).settings.includes('optionsOrBox');
  if (isBox) return [];
  if (filled.length === 0) {
    return [
      field.required
        ? about(field, 'no-options', t`“${name}” is required but has no options, so the form can’t be sent.`)
        : about(field, 'no-options', t`“${name}” has no options to choose from.`),
    ];
  }
  const checks: Check[] = [];
  if (filled.length < field.options.length) {
    checks.push(about(field, 'empty-option', t`“${name}” has an empty option.`));
  }
  if (isDefault(filled)) {
    const options = formatList(filled.map((option) => t`“${option}”`));
    checks.push(about(field, 'untouched-options', t`“${name}” still offers ${options}.`));
  }
  if (new Set(filled.map((label) => label.trim())).size < filled.length) {
    checks.push(about(field, 'same-option', t`“${name}” has a duplicate option.`));
  }
  return checks;
}

const DEFAULT_OPTIONS = createField('select').options.map(({ label }) => label);

const isDefault = (labels: readonly string[]): boolean =>
  labels.length === DEFAULT_OPTIONS.length &&
  labels.every((label, index) => label === DEFAULT_OPTIONS[index]);

/** Finds content that shows nothing, or that some visitors would not get. */
function checkContent(field: Field): Check[] {
  if (capabilitiesOf(field).valueShown?.(field) === '')
    return [about(field, 'no-value', t`“${fieldName(field)}” shows no value yet.`)];
  if (!('decorative' in field)) return [];
  if (field.src === '') return [about(field, 'no-picture', t`An image field has no picture yet.`)];
  const isDescribed = field.decorative || field.alt.trim() !== '';
  return isDescribed ? [] : [about(field, 'no-alt', t`An image has no alternative text.`)];
}

/** Finds a character limit below the shortest valid answer. */
function checkLimit(field: Field): Check[] {
  const { shortestAnswer } = capabilitiesOf(field);
  if (!shortestAnswer || !('maxLength' in field)) return [];
  if (field.maxLength === null || field.maxLength >= shortestAnswer) return [];
  const label = fieldName(field);
  return [about(field, 'short-limit', t`“${label}” allows fewer characters than a valid answer has.`)];
}
