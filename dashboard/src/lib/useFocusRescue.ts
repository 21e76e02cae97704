import { useRef, type RefObject } from 'react';

/** How long a dialog takes to leave, in milliseconds. */
export const DIALOG_LEAVES_MS = 300;

/**
 * Keeps the keyboard's place: call `rescue` once something on the screen has gone. If it took the
 * focus with it, the focus goes to what `ref` points at.
 */
export function useFocusRescue<Element extends HTMLElement = HTMLHeadingElement>(): {
  ref: RefObject<Element | null>;
  rescue(afterMs?: number): void;
} {
  const ref = useRef<Element>(null);
  return {
    ref,
    // Behind the render that takes it away.
    rescue: (afterMs = 0) => {
      setTimeout(() => {
        if (document.activeElement === document.body) ref.current?.focus();
      }, afterMs);
    },
  };
}
