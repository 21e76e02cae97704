import { useDebouncedCallback } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pause in typing after which the address follows, in ms. */
const TYPING_MS = 250;

/** Props of a `SearchField`, and the search text for the list. */
export interface SearchText {
  ref: RefObject<HTMLInputElement | null>;
  /** First content of the box, which then keeps its own text. */
  initial: string;
  /** The text of the address, which the list follows. */
  query: string;
  onType(): void;
  /** Writes the typed text at once. */
  flush(): void;
  /** Writes the text when the press that left the box has become a click. */
  onLeave(): void;
  /** Empties the box and focuses it. */
  clear(): void;
}

/**
 * The text of a search box. The browser owns it, so that a late render cannot remove a letter. It is written
 * after a pause in typing, and overwritten only by an address that this box did not write (SHELL-043).
 */
export function useSearchText(inAddress: string, write: (text: string) => void): SearchText {
  const ref = useRef<HTMLInputElement>(null);
  const [initial] = useState(inAddress);
  /** The last known address, then texts that were written but have not arrived. */
  const known = useRef([inAddress]);
  const writeTyped = (): void => {
    const typed = ref.current?.value.trim();
    if (typed === undefined || typed === known.current.at(-1)) return;
    known.current.push(typed);
    write(typed);
  };
  const search = useDebouncedCallback(writeTyped, TYPING_MS);
  const flush = (): void => {
    search.cancel();
    writeTyped();
  };
  const followAddress = useEffectEvent((address: string) => {
    const index = known.current.indexOf(address);
    if (index >= 0) {
      known.current.splice(0, index);
      return;
    }
    known.current = [address];
    search.cancel();
    if (ref.current) ref.current.value = address;
  });
  useLayoutEffect(() => followAddress(inAddress), [inAddress]);
  const clear = (): void => {
    if (ref.current) ref.current.value = '';
    flush();
    ref.current?.focus();
  };
  // Waits for the release: a list that changes before it would move away under the pointer.
  const onLeave = (): void =>
    document.addEventListener('click', () => search.flush(), { capture: true, once: true });
  return { ref, initial, query: inAddress, onType: search, flush, onLeave, clear };
}
