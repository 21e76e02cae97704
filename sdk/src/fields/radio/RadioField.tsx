import { controlName } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import type { FieldProps } from '../../react/fieldProps.ts';

/** A choice from a visible list. */
export function RadioField({ field, id, value, error, onChange }: FieldProps<'radio'>) {
  return (
    <GroupedField field={field} id={id} error={error} role="radiogroup">
      {field.options.map(({ value: choice, label }, index) => (
        <label className="form-embed-choice" part="choice" key={index}>
          <input
            type="radio"
            name={controlName(field.id)}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </GroupedField>
  );
}
