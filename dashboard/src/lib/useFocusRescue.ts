import { useRef, type RefObject } from 'react';

/** Duration of a dialog's closing animation, in ms. */
export const DIALOG_LEAVES_MS = 300;

/**
 * Keeps the keyboard's place: call `rescue` after removing something from the screen. If it held the focus,
 * the focus moves to the element of `ref`.
 */
export function useFocusRescue<Element extends HTMLElement = HTMLHeadingElement>(): {
  ref: RefObject<Element | null>;
  rescue(afterMs?: number): void;
} {
  const ref = useRef<Element>(null);
  return {
    ref,
    // Runs after the render that removes it.
    rescue: (afterMs = 0) => {
      setTimeout(() => {
        if (document.activeElement === document.body) ref.current?.focus();
      }, afterMs);
    },
  };
}
