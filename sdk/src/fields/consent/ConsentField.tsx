import { controlName } from '../../model/rendering.ts';
import { FieldError, Star } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** A box to agree to the owner's words above it. */
export function ConsentField({ field, id, value, error, texts, onChange }: FieldProps<'consent'>) {
  const { agreed = value } = (value ?? {}) as { agreed?: unknown };
  const textId = `${id}-text`;
  return (
    <div className="form-embed-body">
      {field.content ? (
        <div className="form-embed-consent" id={textId} dir="auto">
          {texts.render?.(field.content) ?? field.content}
        </div>
      ) : null}
      <label className="form-embed-choice" part="choice">
        <input
          {...controlAttributes(field, id, error, field.content && textId)}
          type="checkbox"
          name={controlName(field.id, 'agreed')}
          value="true"
          checked={agreed === true || agreed === 'true'}
          onChange={(event) => onChange({ agreed: event.currentTarget.checked })}
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
