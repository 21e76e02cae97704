import type { Field, FieldOfType, FieldType, FormTexts } from '../model/rendering.ts';

/** What every field component is given. */
export interface FieldProps<Type extends FieldType = FieldType> {
  field: FieldOfType<Type>;
  /** Id of the control, and the stem of the ids around it. */
  id: string;
  /** What the visitor has entered so far, in raw form. */
  value: unknown;
  /** What is wrong with it, in words. */
  error: string | undefined;
  texts: FormTexts;
  onChange(value: unknown): void;
}

/** Attributes that tie a control to its label's neighbours: the error below, the state it is in. */
export function controlAttributes(field: Field, id: string, error: string | undefined, describedBy = '') {
  const description = [describedBy, error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-required': field.required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': description || undefined,
  };
}

/** A raw value as text; anything that is no text shows as empty. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
