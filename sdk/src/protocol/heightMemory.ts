/** Widths (px) in one step share a height. */
const WIDTH_STEP = 40;

const keyOf = (name: string, width: number): string => `form-embed:${name}:${Math.round(width / WIDTH_STEP)}`;

/** Returns the last height (px) of a form at about this width; 0 = unknown. */
export function recallHeight(name: string, width: number): number {
  try {
    return Number(localStorage.getItem(keyOf(name, width))) || 0;
  } catch {
    return 0;
  }
}

/** Stores a settled height, in px. */
export function rememberHeight(name: string, width: number, height: number): void {
  try {
    localStorage.setItem(keyOf(name, width), String(Math.round(height)));
  } catch {
    // Storage is blocked or full: no space is reserved next time.
  }
}
