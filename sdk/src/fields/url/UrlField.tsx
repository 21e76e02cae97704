import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A web address, with the keyboard for it on phones. */
export function UrlField({ field, id, value, error, onChange }: FieldProps<'url'>) {
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        name={controlName(field.id)}
        placeholder={field.placeholder || undefined}
        value={asText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
