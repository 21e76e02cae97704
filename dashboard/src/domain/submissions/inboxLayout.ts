import { useLocalStorage } from '@mantine/hooks';

/** Layouts of the inbox (D-108). */
export const INBOX_LAYOUTS = ['list', 'table', 'grid', 'accordion', 'board'] as const;

export type InboxLayout = (typeof INBOX_LAYOUTS)[number];

/** Parses the stored layout, which a hand may have written; else `list` (D-114). */
export const parseInboxLayout = (stored: unknown): InboxLayout =>
  INBOX_LAYOUTS.find((layout) => layout === stored) ?? 'list';

/** The layout that submissions open in, stored in this browser (D-114). */
export function useInboxLayout(): [InboxLayout, (layout: InboxLayout) => void] {
  const [stored, store] = useLocalStorage({
    key: 'submissions-view',
    defaultValue: 'list',
    getInitialValueInEffect: false,
  });
  return [parseInboxLayout(stored), store];
}
