import type { Field } from '../../field.ts';
import type { FormDefinition } from '../../formDefinition.ts';
import type { Language } from '../../languages.ts';
import { fieldsOf } from '../../structure/fieldsOf.ts';
import { mapFields } from '../../structure/mapFields.ts';

const followsLanguage = (field: Field): boolean => field.type === 'phone' && field.country === '';

/** Returns the country in which most people with a language live (CLDR's likely subtags); US for one without. */
const countryOf = (language: Language): string => new Intl.Locale(language).maximize().region ?? 'US';

/** What became of each definition last: a definition is cached with its revision. */
const resolved = new WeakMap<FormDefinition, { language: Language; definition: FormDefinition }>();

/**
 * Returns a form whose phone numbers have the country of its language where they have no country of their own, for
 * visitors and for checking what they send (decision 445).
 */
export function withLanguageCountry(definition: FormDefinition, language: Language): FormDefinition {
  const known = resolved.get(definition);
  if (known?.language === language) return known.definition;
  const country = countryOf(language);
  const made = fieldsOf(definition).some(followsLanguage)
    ? mapFields(definition, (field) =>
        field.type === 'phone' && field.country === ''
          ? { ...field, country, followsLanguage: true as const }
          : field,
      )
    : definition;
  resolved.set(definition, { language, definition: made });
  return made;
}
