import { useLocalStorage } from '@mantine/hooks';

const FORM_VIEWS = ['cards', 'list'] as const;
export type FormsView = (typeof FORM_VIEWS)[number];

/** More forms than this are found faster by their names than by their pictures. */
const MOST_CARDS = 12;

/**
 * Returns the view of the list of forms: as chosen in this browser, else by the number of forms.
 * @param count the person's forms.
 */
export function useFormsView(count: number): [FormsView, (view: FormsView) => void] {
  const [stored, store] = useLocalStorage<string | null>({
    key: 'forms-view',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  // What a browser keeps may be invalid.
  const chosen = FORM_VIEWS.find((view) => view === stored);
  return [chosen ?? (count > MOST_CARDS ? 'list' : 'cards'), store];
}
