import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

/** How long a list waits for the next letter, in milliseconds. */
const TYPING_MS = 250;

export interface UrlSearch {
  /** The field it is typed into. */
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  setText(text: string): void;
  /** What the list is asked for. */
  asked: string;
  /** Empties the field and goes to it. */
  clear(): void;
}

/** What a list is searched for: shown as it is typed, asked a moment later, and kept in the address. */
export function useUrlSearch(): UrlSearch {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS);
  const ref = useRef<HTMLInputElement>(null);
  const inAddress = params.get('search') ?? '';
  useEffect(() => {
    if (inAddress === asked) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (asked) next.set('search', asked);
        else next.delete('search');
        return next;
      },
      { replace: true },
    );
  }, [asked, inAddress, setParams]);
  const clear = (): void => {
    setText('');
    ref.current?.focus();
  };
  return { ref, text, setText, asked, clear };
}
