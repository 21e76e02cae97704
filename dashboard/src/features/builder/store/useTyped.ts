import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import type { BuilderStore } from './builderStore.ts';

/** Props of an input that shows and changes a text of the document. */
interface Typed<Input extends HTMLInputElement | HTMLTextAreaElement> {
  ref: RefObject<Input | null>;
  defaultValue: string;
  onChange(event: ChangeEvent<Input>): void;
}

/**
 * Connects an input with a text of the document. The input is uncontrolled and gets only changes from
 * elsewhere, e.g. an undo: a key stroke renders the field on the canvas and nothing else.
 *
 * @param read returns the current text; another function for another text
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
