import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState, type RefObject } from 'react';
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

/**
 * What a list is searched for: shown and kept in the address as it is typed, asked a moment later. Nothing
 * is written into the address later on: it would take back a link that was followed meanwhile.
 */
export function useUrlSearch(): UrlSearch {
  const [params, setParams] = useSearchParams();
  const [text, setTyped] = useState(params.get('search') ?? '');
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS);
  const ref = useRef<HTMLInputElement>(null);
  const setText = (typed: string): void => {
    setTyped(typed);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (typed.trim()) next.set('search', typed.trim());
        else next.delete('search');
        return next;
      },
      { replace: true },
    );
  };
  const clear = (): void => {
    setText('');
    ref.current?.focus();
  };
  return { ref, text, setText, asked, clear };
}
