import { useDebouncedCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long typing rests before the address follows, in milliseconds. */
const TYPING_MS = 250;

/** What a `SearchField` needs to know, and what a list is asked for. */
export interface SearchText {
  ref: RefObject<HTMLInputElement | null>;
  /** What the box shows at first; from then on its text is its own. */
  initial: string;
  /** The text of the address, which the list follows. */
  asked: string;
  onType(): void;
  /** Writes what is typed at once. */
  flush(): void;
  /** Writes what is typed when the press that has left the box is a click. */
  onLeave(): void;
  /** Empties the box and focuses it. */
  clear(): void;
}

/**
 * The text of a search box. The browser alone owns it, so that a late render cannot take a letter back;
 * it is written once typing rests, and overwritten only by an address that this box did not write (SHELL-043).
 */
export function useSearchText(inAddress: string, write: (text: string) => void): SearchText {
  const ref = useRef<HTMLInputElement>(null);
  const [initial] = useState(inAddress);
  /** The address as it was last seen, then what was written since and has not arrived. */
  const known = useRef([inAddress]);
  const flush = (): void => {
    search.cancel();
    const typed = ref.current?.value.trim();
    if (typed === undefined || typed === known.current.at(-1)) return;
    known.current.push(typed);
    write(typed);
  };
  const search = useDebouncedCallback(flush, TYPING_MS);
  useLayoutEffect(() => {
    const at = known.current.indexOf(inAddress);
    if (at >= 0) {
      known.current.splice(0, at);
      return;
    }
    known.current = [inAddress];
    search.cancel();
    if (ref.current) ref.current.value = inAddress;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the address has changed, and not with every drawing
  }, [inAddress]);
  const clear = (): void => {
    if (ref.current) ref.current.value = '';
    flush();
    ref.current?.focus();
  };
  // Not at once: a list that changes between press and release would move away under the pointer.
  const onLeave = (): void =>
    document.addEventListener('click', () => search.flush(), { capture: true, once: true });
  return { ref, initial, asked: inAddress, onType: search, flush, onLeave, clear };
}
