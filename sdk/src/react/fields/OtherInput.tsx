import { MAX_OTHER_LENGTH } from '../../model/definition/limits.ts';
import { controlName } from '../../model/rendering.ts';
import type { FieldTexts } from '../fieldProps.ts';

interface OtherInputProps {
  field: { id: string; label: string };
  error: string | undefined;
  /** Id of the whole field. */
  id: string;
  value: string;
  texts: FieldTexts;
  onChange(words: string): void;
}

/** The visitor's own words to a choice. */
export const OtherInput = ({ field, id, error, value, texts, onChange }: OtherInputProps) => (
  <input
    className="form-embed-input form-embed-other"
    part="input"
    type="text"
    dir="auto"
    name={controlName(field.id, 'other')}
    aria-label={`${field.label}: ${texts.words?.otherAnswer ?? ''}`}
    aria-describedby={error ? `${id}-error` : undefined}
    placeholder={texts.words?.otherAnswer}
    maxLength={MAX_OTHER_LENGTH}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
