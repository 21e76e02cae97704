/** Widths nearer than this count as one, in px. */
const WIDTH_STEP = 40;

const keyOf = (name: string, width: number): string => `form-embed:${name}:${Math.round(width / WIDTH_STEP)}`;

/** Returns the height that a form took up last time at about this width, in px; 0 = not known. */
export function recallHeight(name: string, width: number): number {
  try {
    return Number(localStorage.getItem(keyOf(name, width))) || 0;
  } catch {
    return 0;
  }
}

/** Remembers a settled height, in px. */
export function rememberHeight(name: string, width: number, height: number): void {
  try {
    localStorage.setItem(keyOf(name, width), String(Math.round(height)));
  } catch {
    // Storage is blocked or full: next time no room is reserved.
  }
}
