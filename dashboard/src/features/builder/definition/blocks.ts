import { FIELD_TYPE_ORDER, type FieldType } from '@inlay/sdk/model';

/** Blocks other than fields. */
export type StructureBlock = 'page' | 'section' | 'repeat' | 'ending';
/** Entries of the palette and of the list of blocks. */
export type Block = FieldType | StructureBlock;

export const isFieldType = (kind: string): kind is FieldType =>
  (FIELD_TYPE_ORDER as readonly string[]).includes(kind);

/** Name of the drag group that palette and canvas share. */
export const FIELD_GROUP = 'fields';
