import { flushSync } from 'react-dom';

/** Marks every row of the canvas: a field, or the head of a page, group or ending. */
export const ROW = '[data-field], [data-part]';

/** The element of a part on the canvas. */
export const elementOfPart = (id: string): HTMLElement | null => {
  const name = CSS.escape(id);
  return document.querySelector<HTMLElement>(`[data-field="${name}"], [data-part="${name}"]`);
};

/** Puts the keyboard on a part of the canvas and brings it into view. */
export function focusPart(id: string | null): void {
  const element = id === null ? null : elementOfPart(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Does something that may draw a part anew, in another list, or remove it; where the keyboard has lost its place by
 * that, it goes to the part that `next` names.
 */
export function keepingFocus(act: () => void, next: () => string | null): void {
  flushSync(act);
  // A menu gives the focus back first.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusPart(next());
  });
}
