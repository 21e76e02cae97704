import { t } from '@lingui/core/macro';
import {
  GRID_COLUMNS,
  fieldsOfPageOne,
  type Field,
  type FieldWidth,
  type FormDefinition,
} from '@inlay/sdk/model';
import { nextWidth } from '../definition/columns.ts';
import { moveFields, moveFieldsBy, setColumns } from '../definition/editing.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor, type FieldEdit } from './fieldEditor.ts';
import { settingChanged, subjectOf } from './words.ts';

function sayMoved(next: FormDefinition, fields: readonly Field[]): FieldEdit {
  const subject = subjectOf(fields);
  const position = fieldsOfPageOne(next).findIndex((field) => field.id === fields[0]?.id) + 1;
  return {
    what: t`${subject} moved`,
    say: t`${subject} moved to position ${position} of ${fieldsOfPageOne(next).length}`,
  };
}

/** Actions on the order and width of fields. */
export function createPlaceActions(store: BuilderStore) {
  const { definition, chosen, edit } = createFieldEditor(store);

  /** Moves fields to a gap between the current fields. */
  const moveTo = (fieldIds: Iterable<string>, gap: number): void => {
    const { fields, ids } = chosen(fieldIds);
    const next = moveFields(definition(), ids, gap);
    if (next !== definition()) edit(next, sayMoved(next, fields));
  };

  const moveBy = (fieldIds: Iterable<string>, step: -1 | 1): void => {
    const { fields, ids } = chosen(fieldIds);
    const next = moveFieldsBy(definition(), ids, step);
    if (next !== definition()) return edit(next, sayMoved(next, fields));
    const subject = subjectOf(fields);
    store.announce(step < 0 ? t`${subject} already at the beginning` : t`${subject} already at the end`);
  };

  /** Gives fields a width; all that happens while one handle is held is one step. */
  const resize = (fieldIds: Iterable<string>, columns: FieldWidth, hold?: string): void => {
    const { fields, ids } = chosen(fieldIds);
    const next = setColumns(definition(), ids, columns);
    if (next === definition()) return;
    const subject = subjectOf(fields);
    edit(next, {
      what: settingChanged('columns', subject),
      say: t`${subject}: ${columns} of ${GRID_COLUMNS} columns`,
      ...(hold !== undefined && { topic: hold, continues: true }),
    });
  };

  /** Makes fields one width wider (1) or narrower (-1), starting from the first one's width. */
  const widen = (fieldIds: Iterable<string>, step: -1 | 1): void => {
    const { fields, ids } = chosen(fieldIds);
    const [first] = fields;
    if (!first) return;
    const columns = nextWidth(first.columns, step);
    if (columns !== first.columns) return resize(ids, columns);
    const subject = subjectOf(fields);
    store.announce(step > 0 ? t`${subject} already at full width` : t`${subject} already at least width`);
  };

  return { moveTo, moveBy, resize, widen };
}
