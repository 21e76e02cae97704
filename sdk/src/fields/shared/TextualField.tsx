import { controlName, fill } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

type TextualType = 'text' | 'email' | 'phone' | 'textarea';

/** Input type, keyboard and autofill of each type of text. */
const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** A text field with one or several lines, and its counter (EMBED-036). */
export function TextualField(props: FieldProps<TextualType>) {
  const { field, id, value, error, texts, onChange } = props;
  const text = asText(value);
  const max = field.maxLength;
  const countId = `${id}-count`;
  const common = {
    ...controlAttributes(field, id, error, max === null ? '' : countId),
    className: 'form-embed-input',
    // Answers follow the direction of their own script.
    dir: 'auto',
    part: 'input',
    name: controlName(field.id),
    placeholder: field.placeholder || undefined,
    maxLength: max ?? undefined,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const count =
    max === null ? null : (
      <p className="form-embed-count" id={countId}>
        {fill(texts.characters, { count: text.length, max })}
      </p>
    );
  return (
    <LabelledField field={field} id={id} error={error} below={count}>
      {field.type === 'textarea' ? (
        <textarea {...common} rows={field.lines ?? 4} />
      ) : (
        <input {...common} {...INPUTS[field.type]} {...props.input} />
      )}
    </LabelledField>
  );
}
