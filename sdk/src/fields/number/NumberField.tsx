import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/**
 * A number as text: `type=number` loses what it cannot read, changes when somebody scrolls, and knows one notation.
 */
export function NumberField({ field, id, value, error, onChange }: FieldProps<'number'>) {
  const unit = field.unit || field.currency;
  const unitId = `${id}-unit`;
  return (
    <LabelledField field={field} id={id} error={error}>
      <div className="form-embed-measure">
        <input
          {...controlAttributes(field, id, error, unit && unitId)}
          className="form-embed-input"
          part="input"
          type="text"
          // The decimal keyboard of phones has no minus.
          inputMode={field.min !== null && field.min < 0 ? undefined : 'decimal'}
          autoComplete="off"
          name={controlName(field.id)}
          placeholder={field.placeholder || undefined}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit ? (
          <span className="form-embed-unit" id={unitId} dir="auto">
            {unit}
          </span>
        ) : null}
      </div>
    </LabelledField>
  );
}
