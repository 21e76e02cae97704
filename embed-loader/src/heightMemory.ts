/** Heights are kept per form and width of the frame; widths nearer than this count as one, in px. */
const WIDTH_STEP = 40;

const keyOf = (frame: HTMLIFrameElement): string =>
  `form-embed:${frame.src}:${Math.round(frame.offsetWidth / WIDTH_STEP)}`;

/** Gives a frame the height its form had last time at this width, so that nothing jumps. */
export function reserveHeight(frame: HTMLIFrameElement): void {
  try {
    const height = Number(localStorage.getItem(keyOf(frame)));
    if (height > 0) frame.style.height = `${height}px`;
  } catch {
    // Storage is blocked: the frame starts at its default height.
  }
}

/** Remembers a settled height. */
export function rememberHeight(frame: HTMLIFrameElement, height: number): void {
  try {
    localStorage.setItem(keyOf(frame), String(Math.round(height)));
  } catch {
    // Storage is blocked or full: next time starts at the default height.
  }
}
