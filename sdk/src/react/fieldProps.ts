import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Field, FieldOfType, FieldType, FormTexts, PlannedForm } from '../model/rendering.ts';

/** Texts that fields show. */
export interface FieldTexts extends FormTexts {
  /** Those of forms with a plan. */
  words?: PlannedForm['words'];
  /** Returns an owner's text with the answers and values that it names. */
  pipe?(text: string): string;
  /** Returns the answer of a field in words, where the form has the code for it. */
  print?(id: string): string;
  /** The form in the public API, to which files are uploaded; absent where nothing is, as in the builder. */
  formUrl?: string;
  /** Renders an owner's rich text. */
  render?(text: string): ReactNode;
}

/** A field as the visitor sees it. */
export type ShownField = Field & {
  /** Name of the row of a repeating group that it is in. */
  row?: string;
};

/** Props of every field component. */
export interface FieldProps<Type extends FieldType = FieldType> {
  field: FieldOfType<Type>;
  /** Id of the control, and prefix of the ids around it. */
  id: string;
  /** Raw value that the visitor has entered so far. */
  value: unknown;
  /** Error message. */
  error: string | undefined;
  texts: FieldTexts;
  onChange(value: unknown): void;
  /** Attributes of the input, by a setting of a text. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** Returns ARIA attributes that connect a control with its error and state. */
export const controlAttributes = (field: Field, id: string, error: string | undefined, more = '') => ({
  id,
  'aria-required': field.required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(field, id, error, more),
});

/** Returns the ids of what describes a control: the field's help, which lies below it, and its error. */
export const describedBy = ({ help }: Field, id: string, error: string | undefined, more = '') =>
  [help && `${id}-help`, more, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Returns a raw value as text; empty for anything else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
