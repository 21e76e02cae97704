import { useLayoutEffect, useRef } from 'react';
import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A date, with the browser's own picker. */
export function DateField({ field, id, value, error, onChange }: FieldProps<'date'>) {
  const input = useRef<HTMLInputElement>(null);
  const text = asText(value);
  // Without bounds browsers take years of six digits, and 0026 for 26.
  useLayoutEffect(() => void Object.assign(input.current!, { min: '1000-01-01', max: '9999-12-31' }), []);
  useLayoutEffect(() => {
    input.current?.toggleAttribute('data-empty', text === '');
  }, [text]);
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...controlAttributes(field, id, error)}
        ref={input}
        className="form-embed-input"
        part="input"
        type="date"
        name={controlName(field.id)}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
