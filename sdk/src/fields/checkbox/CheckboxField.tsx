import { controlName, isCheckboxGroup } from '../../model/rendering.ts';
import { FieldError, GroupedField, Star } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A group of checkboxes, or a single one (D-71). */
export function CheckboxField(props: FieldProps<'checkbox'>) {
  return isCheckboxGroup(props.field) ? <CheckboxGroup {...props} /> : <SingleCheckbox {...props} />;
}

function CheckboxGroup({ field, id, value, error, onChange }: FieldProps<'checkbox'>) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : [value];
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(
      field.options
        .map((option) => option.value)
        .filter((one) => (one === choice ? isChosen : chosen.includes(one))),
    );
  return (
    <GroupedField field={field} id={id} error={error}>
      {field.options.map(({ value: choice, label }, index) => (
        <label className="form-embed-choice" part="choice" key={index}>
          <input
            type="checkbox"
            name={controlName(field.id)}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={(event) => toggle(choice, event.currentTarget.checked)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </GroupedField>
  );
}

function SingleCheckbox({ field, id, value, error, onChange }: FieldProps<'checkbox'>) {
  return (
    <div className="form-embed-body">
      <label className="form-embed-choice" part="choice">
        <input
          {...controlAttributes(field, id, error)}
          type="checkbox"
          name={controlName(field.id)}
          value="true"
          checked={value === true || value === 'true'}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span dir="auto">
          {field.label}
          <Star field={field} />
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
