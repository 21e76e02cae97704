import {
  capabilitiesOf,
  fieldsOf,
  listStoredParts,
  type FormDefinition,
  type StoredPart,
  type ValueFormat,
} from '@inlay/sdk/model';
import { outlineIn } from '../../submissions/outlineIn.ts';
import { isHiddenKey } from '../../submissions/exports/cells.ts';
import type { WarehouseRow } from './readFormDay.ts';

/** Parquet types of columns. What has no single text or number is JSON. */
type ColumnType = 'STRING' | 'DOUBLE' | 'TIMESTAMP' | 'JSON';

/** A column of a form's file. */
export interface WarehouseColumn {
  name: string;
  type: ColumnType;
  /** The id of its question, group or value; null for what every submission has. */
  fieldId: string | null;
  label: string | null;
  valueOf(row: WarehouseRow): unknown;
}

/** Prefix of the columns of answers, so that no field's id is taken for another column. */
const PREFIX = 'answer_';

const fixed = (name: string, type: ColumnType, valueOf: (row: WarehouseRow) => unknown): WarehouseColumn => ({
  name,
  type,
  fieldId: null,
  label: null,
  valueOf,
});

/** Columns of every file; `answers` is all that is stored, also what no field asks for any more. */
const FIXED = [
  fixed('id', 'STRING', ({ id }) => id),
  fixed('form_id', 'STRING', ({ formId }) => formId),
  fixed('account_id', 'STRING', ({ accountId }) => accountId),
  fixed('revision_id', 'STRING', ({ revisionId }) => revisionId),
  fixed('receipt_code', 'STRING', ({ receiptCode }) => receiptCode),
  fixed('submitted_at', 'TIMESTAMP', ({ submittedAt }) => submittedAt),
  fixed('language', 'STRING', ({ language }) => language),
  fixed('answers', 'JSON', ({ answers }) => answers),
];

/** Returns the columns of a file: one by the id of each part that any of the answered revisions stores. */
export function warehouseColumns(definitions: readonly FormDefinition[]): WarehouseColumn[] {
  const parts = new Map<string, StoredPart[]>();
  for (const definition of definitions) {
    for (const part of listStoredParts(fieldsOf(definition), outlineIn(definition))) {
      if (!isHiddenKey(part.id)) parts.set(part.id, [...(parts.get(part.id) ?? []), part]);
    }
  }
  return [...FIXED, ...[...parts].map(([id, same]) => columnOf(id, same))];
}

function columnOf(id: string, parts: readonly StoredPart[]): WarehouseColumn {
  const [type = 'JSON', ...others] = new Set(parts.map(typeOf));
  const common = others.length === 0 ? type : 'JSON';
  return {
    name: PREFIX + id,
    type: common,
    fieldId: id,
    label: parts.at(-1)?.label ?? null,
    valueOf: ({ answers }) => toType(common, answers[id]),
  };
}

/** Types of values that are no numbers. */
const TYPES_OF_VALUES: Partial<Record<ValueFormat, ColumnType>> = {
  text: 'STRING',
  date: 'STRING',
  yesno: 'JSON',
};

function typeOf(part: StoredPart): ColumnType {
  if (part.kind === 'rows') return 'JSON';
  if (part.kind === 'value') return TYPES_OF_VALUES[part.format] ?? 'DOUBLE';
  const type = capabilitiesOf(part.field).typeOf?.(part.field);
  if (!type || type.isList) return 'JSON';
  return type.kind === 'number' ? 'DOUBLE' : type.kind === 'yesno' ? 'JSON' : 'STRING';
}

/** A value that an earlier type of its field left is kept in `answers` where it does not fit its column. */
function toType(type: ColumnType, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (type === 'STRING') return typeof value === 'string' ? value : JSON.stringify(value);
  if (type !== 'DOUBLE') return value;
  const number = typeof value === 'object' || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
