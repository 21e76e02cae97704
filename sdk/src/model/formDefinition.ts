import type { Field } from './field.ts';
import type { CustomStyles } from './theme/customStyles.ts';

/** Version of the newest shape. A change of shape adds a step in `upgrades/` and raises this. */
export const DEFINITION_VERSION = 1;

/** How text answers are stored: without markup (D-89, the default) or as typed (D-10). */
export type TextHandling = 'sanitise' | 'as_typed';

/**
 * Everything a visitor sees of a form, and everything that decides what their answers mean.
 * A revision stores one definition and never changes (D-184). Settings with no effect on answers
 * (redirect, logo, folder, notifications) are not part of it.
 */
export interface FormDefinition {
  version: typeof DEFINITION_VERSION;
  title: string;
  description: string;
  /** In reading order. */
  fields: readonly Field[];
  customStyles: CustomStyles;
  textHandling: TextHandling;
}

/** Title of a form without one (D-65). */
export const UNTITLED_FORM = 'Untitled Form';

/** Returns a new form without fields. */
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
