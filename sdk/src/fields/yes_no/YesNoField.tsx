import { controlName } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import type { FieldProps } from '../../react/fieldProps.ts';

/** Two choices beside each other; unlike one box, neither is chosen at first. */
export function YesNoField({ field, id, value, error, texts, onChange }: FieldProps<'yes_no'>) {
  const choices = [
    { answer: true, words: field.yesLabel || texts.words?.yes },
    { answer: false, words: field.noLabel || texts.words?.no },
  ];
  return (
    <GroupedField field={field} id={id} error={error} role="radiogroup">
      {choices.map(({ answer, words }) => (
        <label className="form-embed-choice form-embed-half" part="choice" key={words}>
          <input
            type="radio"
            name={controlName(field.id)}
            value={String(answer)}
            checked={value === answer || value === String(answer)}
            onChange={() => onChange(answer)}
          />
          <span dir="auto">{words}</span>
        </label>
      ))}
    </GroupedField>
  );
}
