import type { Field, FieldType } from '@inlay/sdk/model';
import { FIELD_TYPE_NAMES } from './generated/fieldTypeNames.ts';

export const fieldTypeName = (type: FieldType): string => FIELD_TYPE_NAMES[type];

/** Returns a field's name in lists and messages: its label, else its type. */
export const fieldName = (field: Field): string => field.label.trim() || fieldTypeName(field.type);
