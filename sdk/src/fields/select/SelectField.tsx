import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A choice from a drop-down list, with the browser's own control. */
export function SelectField({ field, id, value, error, texts, onChange }: FieldProps<'select'>) {
  return (
    <LabelledField field={field} id={id} error={error}>
      <select
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        name={controlName(field.id)}
        value={asText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{field.placeholder || texts.choose}</option>
        {field.options.map((option, index) => (
          <option key={index} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
