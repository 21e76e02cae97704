import { t } from '@lingui/core/macro';
import type { Field, FieldWidth, FormDefinition } from '@inlay/sdk/model';
import { nextWidth } from '../definition/columns.ts';
import { moveFields, moveFieldsBy, setColumns } from '../definition/editing.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor, type FieldEdit } from './fieldEditor.ts';
import { subjectOf } from './words.ts';

function sayMoved(next: FormDefinition, fields: readonly Field[]): FieldEdit {
  const position = next.fields.findIndex((field) => field.id === fields[0]?.id) + 1;
  return {
    what: `${subjectOf(fields)} moved`,
    say: t`${subjectOf(fields)} moved to position ${position} of ${next.fields.length}`,
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
    if (next !== definition()) edit(next, sayMoved(next, fields));
    else store.announce(t`${subjectOf(fields)} already at the ${step < 0 ? 'beginning' : 'end'}`);
  };

  /** Gives fields a width; all that happens while one handle is held is one step. */
  const resize = (fieldIds: Iterable<string>, columns: FieldWidth, hold?: string): void => {
    const { fields, ids } = chosen(fieldIds);
    const next = setColumns(definition(), ids, columns);
    if (next === definition()) return;
    edit(next, {
      what: t`Width of ${subjectOf(fields)} changed`,
      say: `${subjectOf(fields)}: ${columns} of 12 columns`,
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
    store.announce(t`${subjectOf(fields)} already at ${step > 0 ? 'full' : 'least'} width`);
  };

  return { moveTo, moveBy, resize, widen };
}
