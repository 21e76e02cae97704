/** Heights are kept per form and width; widths nearer than this count as one, in px. */
const WIDTH_STEP = 40;

const keyOf = (formId: string, width: number): string =>
  `form-embed:height:${formId}:${Math.round(width / WIDTH_STEP)}`;

/** The height that a form had last time at this width, in px; 0 = not known. */
export function recallHeight(formId: string, width: number): number {
  try {
    return Number(localStorage.getItem(keyOf(formId, width)));
  } catch {
    return 0;
  }
}

/** Remembers a settled height, in px. */
export function rememberHeight(formId: string, width: number, height: number): void {
  try {
    localStorage.setItem(keyOf(formId, width), String(Math.round(height)));
  } catch {
    // Storage is blocked or full: next time nothing is reserved.
  }
}
