import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import type { BuilderStore } from './builderStore.ts';

/** What an input needs to show a text of the document and to change it. */
interface Typed<Input extends HTMLInputElement | HTMLTextAreaElement> {
  ref: RefObject<Input | null>;
  defaultValue: string;
  onChange(event: ChangeEvent<Input>): void;
}

/**
 * Ties an input to a text of the document. The input keeps what is typed by itself, and is told only of
 * what it does not know yet, e.g. by an undo: a key stroke draws the field on the canvas and nothing else.
 *
 * @param read the text as it is now; another function for another text
 */
export function useTyped<Input extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  builder: BuilderStore,
  read: () => string,
  write: (text: string) => void,
): Typed<Input> {
  const ref = useRef<Input>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
    const follow = (): void => {
      const input = ref.current;
      const text = latest.current();
      if (input && input.value !== text) input.value = text;
    };
    follow();
    return builder.subscribe(follow);
  });
  return { ref, defaultValue: read(), onChange: (event) => write(event.currentTarget.value) };
}
