import type { TextFormat } from '../../../model/fields/field.ts';
import { readFormat, showFormat } from '../../../model/fields/settings/textFormats.ts';
import { asText, type FieldProps } from '../../../react/fieldProps.ts';
import { TextualField } from '../../shared/TextualField.tsx';

/** Keyboard and autofill of each format; letters keep the keyboard of texts. */
function inputOf({ name, mask = '' }: TextFormat) {
  const isNumber = name === 'digits' || (name === 'mask' && !/[A*]/.test(mask));
  return {
    inputMode: isNumber ? ('numeric' as const) : undefined,
    autoCapitalize: name.startsWith('letters') ? undefined : 'characters',
    autoComplete: name === 'postcode' ? 'postal-code' : undefined,
  };
}

/** A line of text in a format; once it is left, it is shown as the format writes it. */
export function RuledTextField(props: FieldProps<'text'>) {
  const { field, value, onChange } = props;
  const { format } = field;
  if (!format) return <TextualField {...props} />;
  const tidy = (): void => {
    const typed = asText(value);
    const read = readFormat(format, typed);
    const shown = read === null ? typed : showFormat(format, read);
    if (shown !== typed) onChange(shown);
  };
  return <TextualField {...props} input={{ ...inputOf(format), onBlur: tidy }} />;
}
