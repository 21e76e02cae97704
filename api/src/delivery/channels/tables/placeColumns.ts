import { OWN_COLUMNS, type TableColumn } from './table.ts';

/** A column as its vendor lists it. */
export interface FoundColumn {
  id: string;
  name: string;
  /** Whether it names a row wherever another links to it; every table has one such column. */
  isTitle: boolean;
  /** What can be written into it; null for a type that is computed, or that would read text as something else. */
  takes: 'text' | 'number' | null;
}

/** Ids of columns at the vendor, by what they stand for: names may change there. */
export type KnownColumns = Readonly<Record<string, string>>;

/** Where each column is, and those that have to be made. */
export interface PlacedColumns {
  placed: Map<string, FoundColumn>;
  /** With the name that is free for each. */
  missing: (TableColumn & { name: string })[];
}

/** Longest name of a column, in characters: both vendors take more. */
const MAX_NAME = 100;

/**
 * Finds the column of each thing that has to be written: the one that is remembered, else one of the same name that
 * nothing else uses, such as one that was made by an attempt whose answer was lost. A column whose type takes no such
 * value counts as missing. The column that names the rows shows the reference, if no question has its name.
 */
export function placeColumns(
  needed: readonly TableColumn[],
  found: readonly FoundColumn[],
  known: KnownColumns,
): PlacedColumns {
  const byId = new Map(found.map((column) => [column.id, column]));
  const placed = new Map<string, FoundColumn>();
  for (const [key, id] of Object.entries(known)) {
    const column = byId.get(id);
    const need = needed.find((one) => one.key === key);
    if (column && (need ? fits(need, column) : column.takes !== null)) placed.set(key, column);
  }
  const used = new Set([...placed.values()].map(({ id }) => id));
  const byName = new Map(found.map((column) => [fold(column.name), column]));
  const named = new Set<string>();
  const missing: PlacedColumns['missing'] = [];
  for (const column of needed.filter(({ key }) => !placed.has(key))) {
    const label = column.label.trim().slice(0, MAX_NAME) || column.key;
    for (let at = 1; ; at += 1) {
      const name = at === 1 ? label : `${label} ${at}`;
      const same = byName.get(fold(name));
      if (same && !used.has(same.id) && fits(column, same)) {
        placed.set(column.key, same);
        used.add(same.id);
        break;
      }
      if (same || named.has(fold(name))) continue;
      named.add(fold(name));
      missing.push({ ...column, name });
      break;
    }
  }
  const title = found.find(({ id, isTitle }) => isTitle && !used.has(id));
  const reference = missing.findIndex(({ key }) => key === OWN_COLUMNS.receipt);
  if (title && reference >= 0) {
    placed.set(OWN_COLUMNS.receipt, title);
    missing.splice(reference, 1);
  }
  return { placed, missing };
}

const fits = ({ isNumber }: TableColumn, { takes }: FoundColumn): boolean =>
  takes === 'text' || (takes === 'number' && isNumber);

const fold = (name: string): string => name.trim().toLowerCase();
