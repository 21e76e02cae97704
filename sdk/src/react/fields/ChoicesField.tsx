import { hasChoiceSettings, OTHER, takesWords } from '../../model/fields/settings/choiceSettings.ts';
import { controlName } from '../../model/rendering.ts';
import { GroupedField } from '../FieldParts.tsx';
import type { FieldProps } from '../fieldProps.ts';
import { CheckboxField } from '../../fields/checkbox/CheckboxField.tsx';
import { OtherInput } from './OtherInput.tsx';
import { shownChoice } from './otherValue.ts';
import { RadioField } from '../../fields/radio/RadioField.tsx';

type Props = FieldProps<'radio'> | FieldProps<'checkbox'>;

/** Choices with settings that few use; others look as they do without this code. */
export function ChoicesField(props: Props) {
  const { field } = props;
  // Without options it is a single box.
  if (field.options[0] && hasChoiceSettings(field)) return <Choices {...props} />;
  return field.type === 'radio' ? (
    <RadioField {...(props as FieldProps<'radio'>)} />
  ) : (
    <CheckboxField {...(props as FieldProps<'checkbox'>)} />
  );
}

function Choices({ field, id, value, error, texts, onChange }: Props) {
  const isOpen = takesWords(field);
  const isList = field.type === 'checkbox';
  const { chosen, words } = shownChoice(field.options, value);
  const send = (choices: readonly string[], other: string): void => {
    const choice = isList ? choices : (choices[0] ?? '');
    onChange(isOpen ? { choice, other } : choice);
  };
  const choose = (choice: string, isChosen: boolean): void => {
    const others = chosen.filter((one) => one !== choice);
    const isAlone = (one: string) => field.options.find((option) => option.value === one)?.alone;
    const kept = !isList || isAlone(choice) ? [] : others.filter((one) => !isAlone(one));
    const next = isChosen ? [...kept, choice] : others;
    // In the order of the options, as answers are stored.
    const inOrder = [...field.options.map((one) => one.value), OTHER].filter((one) => next.includes(one));
    send(inOrder, words);
  };
  const name = controlName(field.id, isOpen ? 'choice' : undefined);
  const shown = isOpen ? [...field.options, { value: OTHER, label: field.other ?? '' }] : field.options;
  return (
    <GroupedField field={field} id={id} error={error} role={isList ? 'group' : 'radiogroup'}>
      <div className={`form-embed-choices form-embed-row-${field.perRow ?? 1}`}>
        {shown.map(({ value: choice, label }) => (
          <label className="form-embed-choice" part="choice" key={choice}>
            <input
              type={isList ? 'checkbox' : 'radio'}
              name={name}
              value={choice}
              checked={chosen.includes(choice)}
              onChange={(event) => choose(choice, event.currentTarget.checked)}
            />
            <span dir="auto">{label}</span>
          </label>
        ))}
      </div>
      {isOpen ? (
        <OtherInput
          {...{ field, id, error, texts }}
          value={words}
          onChange={(typed) =>
            send(chosen.includes(OTHER) ? chosen : isList ? [...chosen, OTHER] : [OTHER], typed)
          }
        />
      ) : null}
    </GroupedField>
  );
}
