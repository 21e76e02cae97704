import { useSearchParams } from 'react-router';
import { useSearchText, type SearchText } from './useSearchText.ts';

/** The search text of a list, stored in the address as `search`. */
export function useUrlSearch(): SearchText {
  const [params, setParams] = useSearchParams();
  return useSearchText(params.get('search')?.trim() ?? '', (text) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set('search', text);
        else next.delete('search');
        return next;
      },
      { replace: true },
    ),
  );
}
