import type { FormDefinition } from '@inlay/sdk/model';
import type { Check } from './check.ts';
import { checkFields } from './checkFields.ts';
import { checkForm } from './checkForm.ts';
import { checkStyle } from './checkStyle.ts';

/**
 * Everything worth a look before a form is published, in the order of the form. Plain functions over the
 * definition: a new kind of check is a further function in this list.
 */
export const checkDefinition = (definition: FormDefinition): Check[] =>
  CHECKS.flatMap((check) => check(definition));

const CHECKS: readonly ((definition: FormDefinition) => Check[])[] = [checkForm, checkFields, checkStyle];
