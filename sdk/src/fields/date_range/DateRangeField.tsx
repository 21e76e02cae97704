import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import { asParts, PartInput } from '../shared/parts/PartInput.tsx';

/** Two days, with the browser's own picker. */
export function DateRangeField({ field, id, value, error, texts, onChange }: FieldProps<'date_range'>) {
  const given = asParts(value);
  const ends = [
    ['from', texts.words?.rangeFrom],
    ['to', texts.words?.rangeTo],
  ] as const;
  return (
    <GroupedField field={field} id={id} error={error}>
      <div className="form-embed-parts">
        {ends.map(([part, label]) => (
          <PartInput
            key={part}
            {...{ field, id, part, error, label }}
            width={6}
            value={asText(given[part])}
            isNeeded
            input={{ type: 'date', min: '1000-01-01', max: '9999-12-31' }}
            onChange={(text) => onChange({ ...given, [part]: text })}
          />
        ))}
      </div>
    </GroupedField>
  );
}
