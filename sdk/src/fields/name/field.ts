import type { FieldBase } from '../../model/fields/fieldBase.ts';
import type { NamePart } from './nameParts.ts';

export interface NameField extends FieldBase<'name'> {
  parts: NamePart[];
}

/** A name in the parts that its field asks. */
export type NameAnswer = { [Part in NamePart]?: string };
