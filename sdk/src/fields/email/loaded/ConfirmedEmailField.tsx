import { readTwice } from '../settings/confirmation.ts';
import { controlName } from '../../../model/rendering.ts';
import { LabelledField } from '../../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../../react/fieldProps.ts';
import { TextualField } from '../../shared/TextualField.tsx';

/** An email address that is asked twice, so that a mistyped one is noticed. */
export function ConfirmedEmailField(props: FieldProps<'email'>) {
  const { field, id, value, error, texts, onChange } = props;
  if (field.confirm !== 'twice') return <TextualField {...props} />;
  // A text is the whole answer: of a link, or of the page around the form.
  const { address, again } = readTwice(value) ?? { address: value, again: value };
  const words = texts.words?.emailAgain;
  const control = {
    className: 'form-embed-input',
    part: 'input',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    dir: 'auto',
  } as const;
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...control}
        {...controlAttributes(field, id, error)}
        autoComplete="email"
        name={controlName(field.id, 'address')}
        placeholder={field.placeholder || undefined}
        value={asText(address)}
        onChange={(event) => onChange({ address: event.currentTarget.value, again })}
      />
      <input
        {...control}
        id={`${id}-again`}
        className="form-embed-input form-embed-again"
        autoComplete="off"
        name={controlName(field.id, 'again')}
        aria-label={`${field.label}: ${words ?? ''}`}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={words}
        value={asText(again)}
        onChange={(event) => onChange({ address, again: event.currentTarget.value })}
      />
    </LabelledField>
  );
}
