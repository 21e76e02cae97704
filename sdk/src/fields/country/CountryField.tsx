import { useState } from 'react';
import { choosableCountries } from './model.ts';
import type { CountryField as Country } from '../../model/fields/field.ts';
import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lists that were made: on the server for everybody, in a browser again with each key stroke anywhere. */
const MOST_LISTS = 50;
const made = new Map<string, string>();

/** Returns the countries as options in markup: the preferred ones, then all others by their names. */
function countriesAsMarkup(language: string, field: Country): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const countries = choosableCountries(field).map((code) => ({ code, name: names.of(code) ?? code }));
  const first = field.preferred.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  const others = countries
    .filter((country) => !first.includes(country))
    .sort((a, b) => compare(a.name, b.name));
  const list = (some: typeof countries): string =>
    some.map(({ code, name }) => `<option value="${code}">${escape(name)}</option>`).join('');
  return list(first) + (first.length > 0 ? '<hr/>' : '') + list(others);
}

function optionsOf(language: string, field: Country, empty: string, chosen: string): string {
  const key = JSON.stringify([language, field.preferred, field.countries]);
  const countries = made.get(key) ?? countriesAsMarkup(language, field);
  if (made.size >= MOST_LISTS) made.clear();
  made.set(key, countries);
  const selected = countries.replace(`value="${chosen}"`, '$& selected');
  return `<option value="">${escape(empty)}</option>${chosen ? selected : countries}`;
}

/**
 * A country from the browser's own list. Its options are markup: names and their order come from the server, and
 * a browser that has other names for them must not exchange half of the list when it takes over.
 */
export function CountryField({ field, id, value, error, texts, onChange }: FieldProps<'country'>) {
  const chosen = asText(value);
  const [first] = useState(chosen);
  const options = optionsOf(texts.language, field, field.placeholder || texts.choose, first);
  return (
    <LabelledField field={field} id={id} error={error}>
      <select
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        name={controlName(field.id)}
        autoComplete="country"
        value={chosen}
        // Nothing of it is anybody's input but the placeholder, which is escaped.
        // eslint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: options }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
