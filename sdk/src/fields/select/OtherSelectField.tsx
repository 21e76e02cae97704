import { OTHER, takesWords } from '../../model/fields/settings/choiceSettings.ts';
import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';
import { OtherInput } from '../../react/fields/OtherInput.tsx';
import { shownChoice } from '../../react/fields/otherValue.ts';
import { SelectField } from './SelectField.tsx';

/** A drop-down list with an option for own words, which are asked below it. */
export function OtherSelectField(props: FieldProps<'select'>) {
  const { field, id, value, error, texts, onChange } = props;
  if (!takesWords(field)) return <SelectField {...props} />;
  const {
    chosen: [choice = ''],
    words,
  } = shownChoice(field.options, value);
  return (
    <LabelledField field={field} id={id} error={error}>
      <select
        {...controlAttributes(field, id, error)}
        className="form-embed-input"
        part="input"
        name={controlName(field.id, 'choice')}
        value={choice}
        onChange={(event) => onChange({ choice: event.currentTarget.value, other: words })}
      >
        <option value="">{field.placeholder || texts.choose}</option>
        {[...field.options, { value: OTHER, label: field.other ?? '' }].map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </select>
      <OtherInput
        {...{ field, id, error, texts }}
        value={words}
        onChange={(other) => onChange({ choice: OTHER, other })}
      />
    </LabelledField>
  );
}
