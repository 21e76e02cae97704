import { useLocalStorage } from '@mantine/hooks';

/** The ways to look at submissions (D-108). */
export const SUBMISSIONS_VIEWS = ['list', 'table', 'grid', 'accordion'] as const;

export type SubmissionsView = (typeof SUBMISSIONS_VIEWS)[number];

/** What is stored may be of an older release, or written by hand: then it is the list (D-114). */
export const toSubmissionsView = (stored: unknown): SubmissionsView =>
  SUBMISSIONS_VIEWS.find((view) => view === stored) ?? 'list';

/** The view that submissions open in, remembered in this browser (D-114). */
export function useSubmissionsView(): [SubmissionsView, (view: SubmissionsView) => void] {
  const [stored, store] = useLocalStorage({
    key: 'submissions-view',
    defaultValue: 'list',
    getInitialValueInEffect: false,
  });
  return [toSubmissionsView(stored), store];
}
