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
