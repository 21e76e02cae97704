import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { UrlSearch } from '../../components/useUrlSearch.ts';

/** How long the list waits for the next letter, in milliseconds. */
const TYPING_MS = 250;

/** What is typed into the search box; the address follows a moment later, and leads when it changes. */
export function useSearchText(inAddress: string, onSearch: (text: string) => void): UrlSearch {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  const [last, setLast] = useState(inAddress);
  if (last !== inAddress) {
    setLast(inAddress);
    if (text.trim() !== inAddress) setText(inAddress);
  }
  const search = useDebouncedCallback((typed: string) => onSearch(typed.trim()), TYPING_MS);
  return {
    ref,
    text,
    asked: inAddress,
    setText: (typed) => {
      setText(typed);
      search(typed);
    },
    clear: () => {
      setText('');
      search.cancel();
      onSearch('');
      ref.current?.focus();
    },
  };
}
