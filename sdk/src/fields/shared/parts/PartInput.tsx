import type { InputHTMLAttributes } from 'react';
import { controlName, type Field } from '../../../model/rendering.ts';

interface PartInputProps {
  field: Field;
  /** Id of the whole field. */
  id: string;
  part: string;
  label: string | undefined;
  /** Grid columns. */
  width: number;
  value: string;
  isNeeded: boolean;
  error: string | undefined;
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength' | 'min' | 'max'>;
  onChange(text: string): void;
}

/** One of several inputs that make an answer, below its own label. */
export function PartInput(props: PartInputProps) {
  const { field, id, part, label, width, value, isNeeded, error, input, onChange } = props;
  return (
    <div className={`form-embed-part form-embed-width-${width}`}>
      <label className="form-embed-label" htmlFor={`${id}-${part}`}>
        {label}
      </label>
      <div className="form-embed-body">
        <input
          {...input}
          id={`${id}-${part}`}
          className="form-embed-input"
          part="input"
          dir="auto"
          name={controlName(field.id, part)}
          value={value}
          data-empty={value === '' || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required={(field.required && isNeeded) || undefined}
          aria-invalid={error && isNeeded && !value.trim() ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

/** Returns a raw value as parts. */
export const asParts = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
