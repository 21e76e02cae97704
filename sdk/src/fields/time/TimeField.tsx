import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A time, with the browser's own picker. */
export function TimeField({ field, id, value, error, onChange }: FieldProps<'time'>) {
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        type="time"
        min={field.earliest ?? undefined}
        max={field.latest ?? undefined}
        step={field.stepMinutes === null ? undefined : field.stepMinutes * 60}
        name={controlName(field.id)}
        value={asText(value)}
        data-empty={asText(value) === '' || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
