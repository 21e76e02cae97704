import { isTypedInto } from './isTypedInto.ts';

/** Frames after which an element that did not come is given up: a second. */
const MOST_FRAMES = 60;

/**
 * Focuses an element as soon as it is there and can take the keyboard, which a row of a long list may not at once.
 * Gives up when the user has begun to type or went elsewhere, or after a second.
 *
 * @returns what ends the waiting.
 */
export function focusWhenThere(selector: string): () => void {
  const { activeElement: before } = document;
  let frame = 0;
  let frames = 0;
  const attempt = (): void => {
    const now = document.activeElement;
    if (isTypedInto(now) || (now !== before && now !== document.body)) return;
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    const hasFocus = element !== null && element === document.activeElement;
    if (!hasFocus && ++frames < MOST_FRAMES) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
