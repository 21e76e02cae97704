import { useState } from 'react';
import { callingCodeOf, DIALLED_COUNTRIES } from '../callingCodes.ts';
import { readDialled } from '../settings/phoneCountry.ts';
import { controlName } from '../../../model/rendering.ts';
import { LabelledField } from '../../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../../react/fieldProps.ts';
import { TextualField } from '../../shared/TextualField.tsx';

/** Returns the countries with their calling codes as options in markup, by their names, one of them selected. */
function countriesAsMarkup(language: string, selected: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return DIALLED_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
    .map(
      ({ code, name }) =>
        `<option value="${code}"${code === selected ? ' selected' : ''}>` +
        // No name has another sign of markup.
        `${name.replace('&', '&amp;')} +${callingCodeOf(code)}</option>`,
    )
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
  const [list] = useState(() => (field.country ? countriesAsMarkup(texts.language, country) : ''));
  if (field.country === undefined) return <TextualField {...props} />;
  // A text is the whole answer: of a link, or of the page around the form.
  const number = asText(dialled ? dialled.number : value);
  return (
    <LabelledField field={field} id={id} error={error}>
      <div className="form-embed-dialling">
        <select
          id={`${id}-country`}
          className="form-embed-input"
          part="input"
          name={controlName(field.id, 'country')}
          aria-label={`${field.label}: ${texts.words?.callingCode ?? ''}`}
          value={country}
          // Nothing of it is anybody's input.
          // eslint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: list }}
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
