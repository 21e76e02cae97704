/** The element of a field on the canvas. */
export const elementOfField = (fieldId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId)}"]`);

/** Puts the keyboard on a field of the canvas and brings it into view. */
export function focusField(fieldId: string | null): void {
  const element = fieldId === null ? null : elementOfField(fieldId);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
