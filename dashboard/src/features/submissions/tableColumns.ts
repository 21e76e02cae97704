import { useLocalStorage } from '@mantine/hooks';

/** Columns of one form's table as they were put, by field id. */
export interface ColumnChoice {
  order: string[];
  hidden: string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What is stored may be of an older release, or written by hand: then it is nothing. */
export function readChoice(stored: unknown): ColumnChoice {
  const { order, hidden } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof ColumnChoice, unknown>
  >;
  return { order: isTexts(order) ? order : [], hidden: isTexts(hidden) ? hidden : [] };
}

/** Fields in the chosen order; those that came later stand behind, in the form's. */
export function orderFields<Field extends { id: string }>(
  fields: readonly Field[],
  { order }: ColumnChoice,
): Field[] {
  const place = (field: Field): number => {
    const at = order.indexOf(field.id);
    return at < 0 ? order.length : at;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}

/** Moves a column by one place. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  const moved = ids.filter((one) => one !== id);
  moved.splice(to, 0, id);
  return moved;
}

/** The columns of a form, remembered in this browser. */
export function useColumnChoice(formId: string | null): [ColumnChoice, (choice: ColumnChoice) => void] {
  const [stored, store] = useLocalStorage<unknown>({
    key: `submissions-columns-${formId ?? 'all'}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [readChoice(stored), store];
}
