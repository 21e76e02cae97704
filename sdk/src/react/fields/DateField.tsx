import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../fieldProps.ts';

/** A date, with the browser's own picker. */
export function DateField({ field, id, value, error, onChange }: FieldProps<'date'>) {
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        type="date"
        name={controlName(field.id)}
        value={asText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
