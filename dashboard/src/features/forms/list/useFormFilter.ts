import { useSearchParams } from 'react-router';
import type { SearchText } from '../../../lib/useSearchText.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { FORM_ORDERS, FORM_STATES, type FormFilter } from './arrangeForms.ts';

/** Filter and order of the list of forms, with their controls; the address holds them for Back and bookmarks. */
export interface FormFilterState extends FormFilter {
  /** The search box. */
  box: SearchText;
  set(key: 'state' | 'order', value: string): void;
  /** Shows all forms again; the order stays. */
  clear(): void;
}

/** Returns the filter in the address. */
export function useFormFilter(): FormFilterState {
  const [params, setParams] = useSearchParams();
  const box = useUrlSearch();
  const change = (write: (next: URLSearchParams) => void): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        write(next);
        return next;
      },
      { replace: true },
    );
  return {
    search: box.query,
    state: FORM_STATES.find((state) => state === params.get('state')) ?? FORM_STATES[0],
    order: FORM_ORDERS.find((order) => order === params.get('order')) ?? FORM_ORDERS[0],
    box,
    set: (key, value) =>
      change((next) => {
        if (value === FORM_STATES[0] || value === FORM_ORDERS[0]) next.delete(key);
        else next.set(key, value);
      }),
    // Both in one go: a second change of the address would start from the one before the first.
    clear: () => {
      change((next) => {
        next.delete('search');
        next.delete('state');
      });
      box.ref.current?.focus();
    },
  };
}
