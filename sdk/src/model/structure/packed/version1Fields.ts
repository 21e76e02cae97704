import type { Field } from '../../field.ts';
import { extrasOf } from '../../fields/extras.ts';
import { isVersion1Type } from '../../fields/version1Types.ts';
import { fieldsOf, type DefinitionTree } from '../fieldsOf.ts';

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** A field as version 1 had it: options are their words. */
export type Version1Field = DistributiveOmit<Field, 'help' | 'checks' | 'options'> & { options?: string[] };

/** Whether version 1 knows the types and settings of all fields of a form. */
export const hasVersion1Types = (form: DefinitionTree): boolean =>
  fieldsOf(form).every((field) => isVersion1Type(field.type) && extrasOf(field).length === 0);

/** Returns the fields of a form as version 1 had them. Whoever uses them compares what becomes of them. */
export const version1Fields = (form: DefinitionTree): Version1Field[] =>
  fieldsOf(form).map((field) => {
    const { help: _help, checks: _checks, ...rest } = field;
    return 'options' in rest ? { ...rest, options: rest.options.map(({ label }) => label) } : rest;
  });
