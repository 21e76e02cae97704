import { useContext, type ComponentType } from 'react';
import { isLocked, LOCKED_PART, readLocked } from '../../model/fields/lockedAnswer.ts';
import { controlName } from '../../model/rendering.ts';
import { CaptchaContext } from '../captchaContext.ts';
import type { FieldProps } from '../fieldProps.ts';
import { LabelledField } from '../FieldParts.tsx';
import { dropLock, findLock } from './keptLocks.ts';

type Component = ComponentType<FieldProps>;

/** Shows a field with a locked answer as that answer, and any other as it is. */
export const lockable = (Field: Component): Component =>
  function LockableField(props: FieldProps) {
    const { field, error, texts, value, onChange } = props;
    const definition = useContext(CaptchaContext)?.form.definition;
    const raw = findLock(definition, field.id) ?? value;
    const locked = readLocked(raw);
    if (!isLocked(raw)) return <Field {...props} />;
    // The server does not know the link, so that its answer has to come from the visitor.
    if (!locked || error === texts.words?.link_refused) {
      const answer = (given: unknown): void => {
        if (definition) dropLock(definition, field.id);
        onChange(given);
      };
      return <Field {...props} value={undefined} onChange={answer} />;
    }
    return <LockedAnswer {...props} token={locked.token} />;
  };

/**
 * A locked answer in words. Read-only rather than disabled: it can be focused, read and copied. Choices cannot be
 * read-only in HTML, so every type is a text here (decision 435).
 */
function LockedAnswer({ field, id, error, texts, token }: FieldProps & { token: string }) {
  const answer = texts.print?.(field.id) ?? '';
  const noteId = `${id}-locked`;
  const common = {
    id,
    className: 'form-embed-input form-embed-locked',
    part: 'input',
    dir: 'auto',
    readOnly: true,
    value: answer,
    'aria-describedby': [field.help && `${id}-help`, noteId, error && `${id}-error`]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <LabelledField
      field={{ ...field, required: false }}
      id={id}
      error={error}
      below={
        <p className="form-embed-lock" id={noteId}>
          {texts.words?.lockedNote}
        </p>
      }
    >
      {answer.includes('\n') ? <textarea {...common} rows={4} /> : <input {...common} type="text" />}
      <input type="hidden" name={controlName(field.id, LOCKED_PART)} value={token} />
    </LabelledField>
  );
}
