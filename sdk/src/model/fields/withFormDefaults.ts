import type { Field } from './field.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import { mapFields } from '../structure/mapFields.ts';
import { capabilitiesOf } from './capabilities.ts';

/** Returns a field with what its form says for it; the same one where that is nothing. */
function complete(field: Field, { flow }: Pick<FormDefinition, 'flow'>, language: Language): Field {
  const own = capabilitiesOf(field).inLanguage?.(field, language);
  if (own) return { ...field, ...own } as Field;
  const isBounded = 'earliestDay' in field || 'latestDay' in field;
  return isBounded && flow.timeZone !== null ? { ...field, timeZone: flow.timeZone } : field;
}

/** Last result for each definition; a definition is cached with its revision. */
const completed = new WeakMap<FormDefinition, { language: Language; definition: FormDefinition }>();

/**
 * Returns a form whose fields have the defaults that follow from their form, to show and to check answers: the
 * country of phone numbers without one (decision 335), the decimal mark of numbers, the time zone of bounds of days.
 */
export function withFormDefaults(definition: FormDefinition, language: Language): FormDefinition {
  const known = completed.get(definition);
  if (known?.language === language) return known.definition;
  const made = mapFields(definition, (field) => complete(field, definition, language));
  completed.set(definition, { language, definition: made });
  return made;
}
