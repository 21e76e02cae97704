import type { ExpressionType } from './expressionType.ts';
import { type FormTree, isRepeat, type TreeField } from './formTree.ts';
import { type Names, typeOf } from './typeOf.ts';

/** Returns the type of a field's answer or of one part; `null` for a part it does not have. */
export type FieldTyping = (field: TreeField, part: string | undefined) => ExpressionType | null;

/** Meanings of the names in a form's expressions, and positions of fields. */
export interface FormNames {
  /** Fields by id. */
  fields: ReadonlyMap<string, TreeField>;
  /** Number of the page of every item and field. */
  pageOf: ReadonlyMap<string, number>;
  /** Repeating group of the fields that have one. */
  groupOf: ReadonlyMap<string, string>;
  /** Returns the names in an expression of a repeating group's rows; `null` for everything else. */
  namesIn(group: string | null): Names;
}

/** Resolves the names in a form's expressions, and the types of its values. Never throws. */
export function formNames({ pages, values }: FormTree, typeOfField: FieldTyping): FormNames {
  const fields = new Map<string, TreeField>();
  const groupOf = new Map<string, string>();
  const pageOf = new Map<string, number>();
  for (const [number, page] of pages.entries()) {
    for (const item of page.items) {
      pageOf.set(item.id, number);
      for (const field of 'items' in item ? item.items : [item]) {
        pageOf.set(field.id, number);
        fields.set(field.id, field);
        if (isRepeat(item)) groupOf.set(field.id, item.id);
      }
    }
  }

  const valueTypes = new Map<string, ExpressionType>();
  const namesIn = (group: string | null): Names => ({
    field(id, part) {
      const field = fields.get(id);
      if (!field) return 'unknown_field';
      const own = groupOf.get(id);
      if (own !== undefined && own !== group) return 'row_outside';
      return typeOfField(field, part) ?? 'unknown_part';
    },
    value: (id) => valueTypes.get(id),
    rows: (id) =>
      pageOf.has(id) && !fields.has(id) && [...groupOf.values()].includes(id) ? namesIn(id) : undefined,
    hasPage: (id) => pages.some((page) => page.id === id),
  });

  // Values may name each other in any order, so their types are worked out until nothing is added.
  for (const { id } of values) valueTypes.set(id, { kind: 'blank' });
  for (const _round of values)
    for (const { id, is } of values) valueTypes.set(id, typeOf(is, namesIn(null)).type);
  return { fields, pageOf, groupOf, namesIn };
}
