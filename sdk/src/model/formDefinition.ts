import type { Field } from './field.ts';
import type { CustomStyles } from './theme/customStyles.ts';

/** The newest shape. A change of shape adds a numbered step in `upgrades/` and raises this. */
export const DEFINITION_VERSION = 1;

/** How text answers are kept: stripped of markup (D-89, the default) or exactly as typed (D-10). */
export type TextHandling = 'sanitise' | 'as_typed';

/**
 * Everything a visitor sees of a form, and everything that decides what his answers mean.
 * One revision stores one definition, unchanged for ever (D-184). Addresses the owner may
 * change without touching the form (redirect, logo, folder, notifications) are not part of it.
 */
export interface FormDefinition {
  version: typeof DEFINITION_VERSION;
  title: string;
  description: string;
  /** In reading order. */
  fields: Field[];
  customStyles: CustomStyles;
  textHandling: TextHandling;
}

/** Shown and stored for a form without a title (D-65). */
export const UNTITLED_FORM = 'Untitled Form';

/** A new form without fields. */
export function createEmptyDefinition(title = ''): FormDefinition {
  return {
    version: DEFINITION_VERSION,
    title,
    description: '',
    fields: [],
    customStyles: {},
    textHandling: 'sanitise',
  };
}
