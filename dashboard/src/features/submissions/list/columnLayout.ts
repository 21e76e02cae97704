import { useLocalStorage } from '@mantine/hooks';
import type { ColumnLayout } from '../../../components/table/useDataTable.ts';

/** The stored layout, by field id; `widths` came later, so older ones lack it. */
interface StoredLayout {
  order: string[];
  hidden: string[];
  widths: Record<string, number>;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'number' && Number.isFinite(one));

/** Parses a stored layout; invalid parts get their default. */
export function parseLayout(stored: unknown): ColumnLayout {
  const { order, hidden, widths } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof StoredLayout, unknown>
  >;
  return {
    columnOrder: isTexts(order) ? order : [],
    columnVisibility: Object.fromEntries((isTexts(hidden) ? hidden : []).map((id) => [id, false])),
    columnSizing: isWidths(widths) ? widths : {},
  };
}

/** Returns the layout as it is stored. */
export const storeLayout = ({ columnOrder, columnVisibility, columnSizing }: ColumnLayout): StoredLayout => ({
  order: columnOrder,
  hidden: Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false),
  widths: columnSizing,
});

/** The columns of one form's table, remembered in this browser. */
export function useColumnLayout(formId: string | null): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [stored, store] = useLocalStorage<unknown>({
    key: `submissions-columns-${formId ?? 'all'}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [parseLayout(stored), (layout) => store(storeLayout(layout))];
}
