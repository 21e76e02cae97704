import { useSearchParams } from 'react-router';
import type { SearchText } from '../../../lib/useSearchText.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { FORM_ORDERS, FORM_STATES, type FormQuestion } from './arrangeForms.ts';

/** The question that a list of forms answers; the address holds it, so that Back and a bookmark find it again. */
export interface AskedForms extends FormQuestion {
  /** The search box. */
  box: SearchText;
  set(key: 'state' | 'order', value: string): void;
  /** Asks for all forms again; the order stays. */
  clear(): void;
}

export function useFormQuestion(): AskedForms {
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
    search: box.asked,
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
