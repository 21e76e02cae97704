import { FIELD_TYPE_ORDER, type FieldType } from '@inlay/sdk/model';

/** What can be added beside fields. */
export type StructureBlock = 'page' | 'section' | 'repeat' | 'ending';
/** What the palette and the list of blocks offer. */
export type Block = FieldType | StructureBlock;

export const isFieldType = (kind: string): kind is FieldType =>
  (FIELD_TYPE_ORDER as readonly string[]).includes(kind);
