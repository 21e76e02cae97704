import { MAX_NAME_PART_LENGTH, type NamePart } from './nameParts.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import { asParts, PartInput } from '../shared/parts/PartInput.tsx';

const PARTS = {
  prefix: { word: 'namePrefix', autoComplete: 'honorific-prefix' },
  first: { word: 'nameFirst', autoComplete: 'given-name' },
  middle: { word: 'nameMiddle', autoComplete: 'additional-name' },
  last: { word: 'nameLast', autoComplete: 'family-name' },
} as const satisfies Record<NamePart, object>;

/** A name in its parts, which browsers fill in. */
export function NameField({ field, id, value, error, texts, onChange }: FieldProps<'name'>) {
  const given = asParts(value);
  return (
    <GroupedField field={field} id={id} error={error}>
      <div className="form-embed-parts">
        {field.parts.map((part) => (
          <PartInput
            key={part}
            {...{ field, id, part, error }}
            label={texts.words?.[PARTS[part].word]}
            width={field.parts.length === 1 ? 12 : 6}
            value={asText(given[part])}
            isNeeded={part === 'first' || part === 'last'}
            input={{ type: 'text', autoComplete: PARTS[part].autoComplete, maxLength: MAX_NAME_PART_LENGTH }}
            onChange={(text) => onChange({ ...given, [part]: text })}
          />
        ))}
      </div>
    </GroupedField>
  );
}
