import { useLocalStorage } from '@mantine/hooks';

export const FORM_VIEWS = ['cards', 'list'] as const;
export type FormsView = (typeof FORM_VIEWS)[number];

/** How a person sees forms, remembered in this browser; a value of an older release may be invalid. */
export function useFormsView(): [FormsView, (view: FormsView) => void] {
  const [stored, store] = useLocalStorage({
    key: 'forms-view',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
  });
  return [FORM_VIEWS.find((view) => view === stored) ?? 'cards', store];
}
