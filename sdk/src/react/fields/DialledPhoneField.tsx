import { useState } from 'react';
import { callingCodeOf, DIALLED_COUNTRIES } from '../../model/fields/callingCodes.ts';
import { readDialled } from '../../model/fields/phoneCountry.ts';
import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../fieldProps.ts';
import { TextualField } from './TextualField.tsx';

/** Lists that were made, by language. */
const made = new Map<string, string>();

/** Returns the countries with their calling codes as options in markup, by their names. */
function countriesAsMarkup(language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return DIALLED_COUNTRIES.map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => compare(one, other))
    .map(([code, name]) => {
      const text = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      return `<option value="${code}">${text} +${callingCodeOf(code)}</option>`;
    })
    .join('');
}

/**
 * A phone number with its country. The options are markup from the server, as those of `CountryField`: a browser that
 * has other names must not exchange half of the list.
 */
export function DialledPhoneField(props: FieldProps<'phone'>) {
  const { field, id, value, error, texts, onChange } = props;
  const dialled = readDialled(value);
  const country = asText(dialled?.country) || field.country || '';
  const [first] = useState(country);
  if (field.country === undefined) return <TextualField {...props} />;
  // A text is the whole answer: of a link, or of the page around the form.
  const number = asText(dialled ? dialled.number : value);
  const list = made.get(texts.language) ?? countriesAsMarkup(texts.language);
  made.set(texts.language, list);
  return (
    <LabelledField field={field} id={id} error={error}>
      <div className="form-embed-dialling">
        <select
          id={`${id}-country`}
          className="form-embed-input"
          part="input"
          name={controlName(field.id, 'country')}
          aria-label={`${field.label}: ${texts.words?.callingCode ?? ''}`}
          autoComplete="tel-country-code"
          value={country}
          // Nothing of it is anybody's input.
          // eslint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: list.replace(`value="${first}"`, '$& selected') }}
          onChange={(event) => onChange({ country: event.currentTarget.value, number })}
        />
        <input
          {...controlAttributes(field, id, error)}
          className="form-embed-input"
          part="input"
          type="tel"
          inputMode="tel"
          dir="auto"
          autoComplete="tel-national"
          name={controlName(field.id, 'number')}
          placeholder={field.placeholder || undefined}
          maxLength={field.maxLength ?? undefined}
          value={number}
          onChange={(event) => onChange({ country, number: event.currentTarget.value })}
        />
      </div>
    </LabelledField>
  );
}
