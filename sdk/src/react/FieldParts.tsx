import type { ReactNode } from 'react';
import type { Field } from '../model/rendering.ts';
import { describedBy } from './fieldProps.ts';

/** Star beside the label of a required field; a hint above the fields explains it. */
export function Star({ field }: { field: Field }) {
  return field.required ? (
    <span className="form-embed-star" aria-hidden="true">
      {' *'}
    </span>
  ) : null;
}

/** Label, control and error of a field with one control. */
export function LabelledField(props: {
  field: Field;
  id: string;
  error: string | undefined;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { field, id, error, below, children } = props;
  return (
    <>
      <label className="form-embed-label" part="label" htmlFor={id} dir="auto">
        {field.label}
        <Star field={field} />
      </label>
      <div className="form-embed-body">
        {children}
        <div className="form-embed-below">
          <FieldError id={id} error={error} />
          {below}
        </div>
      </div>
    </>
  );
}

/** Legend, controls and error of a field with several controls. The group itself is focusable. */
export function GroupedField(props: {
  field: Field;
  id: string;
  error: string | undefined;
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}) {
  const { field, id, error, role = 'group', children } = props;
  return (
    <div
      id={id}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-required={role === 'radiogroup' && field.required ? true : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={describedBy(field, id, error)}
    >
      <div className="form-embed-label" part="label" id={`${id}-label`} dir="auto">
        {field.label}
        <Star field={field} />
      </div>
      <div className="form-embed-body">
        {children}
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="form-embed-error" part="error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}
