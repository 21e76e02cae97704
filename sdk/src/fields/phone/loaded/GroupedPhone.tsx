import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { caretBehind, groupNumber } from '../settings/phoneGroups.ts';
import type { FieldProps } from '../../../react/fieldProps.ts';

/** Returns the visitor's country, if the browser has one for the language of the form. */
function countryHere(language: string): string | undefined {
  const here = navigator.languages.map((tag) => new Intl.Locale(tag));
  return here.find((locale) => locale.language === language && locale.region)?.region;
}

/**
 * Groups a phone number while it is typed, with the caret behind the same digit as before. The spaces are the
 * browser's alone: what is stored has none. A number with a limited length is left as it is, because spaces count.
 */
export const grouped = (Field: ComponentType<FieldProps<'phone'>>): ComponentType<FieldProps<'phone'>> =>
  function GroupedPhone(props: FieldProps<'phone'>) {
    const { field, value, texts, onChange } = props;
    const root = useRef<HTMLDivElement>(null);
    const [country, setCountry] = useState(field.country);
    const { language } = texts;
    useEffect(() => {
      const own = field.followsLanguage && countryHere(language);
      if (own && root.current!.querySelector(`[value=${own}]`)) setCountry(own);
    }, [field.followsLanguage, language]);
    const change = (next: unknown): void => {
      // What the two controls hold.
      const dialled = next as { country: string; number: string };
      const typed = dialled.number;
      const number = field.maxLength === null ? groupNumber(typed, dialled.country) : typed;
      if (number === typed) return onChange(next);
      const input = root.current!.querySelector('input')!;
      const before = input.value.slice(0, input.selectionStart ?? undefined);
      // Written at once: a browser that finds the value already there leaves the caret where it is.
      input.value = number;
      const caret = caretBehind(before.replace(/\D/g, '').length, number);
      input.setSelectionRange(caret, caret);
      onChange({ ...dialled, number });
    };
    if (field.country === undefined) return <Field {...props} />;
    // A text is read by the server, which knows the country of the language alone.
    const shown = typeof value === 'string' && value ? field : { ...field, country: country! };
    return (
      <div ref={root} className="form-embed-around">
        <Field {...props} field={shown} onChange={change} />
      </div>
    );
  };
