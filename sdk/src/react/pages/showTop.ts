declare global {
  interface Window {
    /** What iframe-resizer offers to a page in a frame. */
    parentIFrame?: {
      getPageInfo(read: ((host: { scrollTop: number; offsetTop: number }) => void) | false): void;
      scrollToOffset(x: number, y: number): void;
      size(): void;
    };
  }
}

/** Space above a frame that was brought into view, in px. */
const SPACE_ABOVE = 16;

/**
 * Brings the top of a form into view where it lies above the window. A framed page of the platform has the
 * website around it do so, because a frame as high as its form does not scroll.
 */
export function showTop(form: Element, isPlatformPage: boolean): void {
  if (form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' });
  const frame = isPlatformPage ? window.parentIFrame : undefined;
  frame?.getPageInfo(({ scrollTop, offsetTop }) => {
    frame.getPageInfo(false);
    if (scrollTop > offsetTop) frame.scrollToOffset(0, -SPACE_ABOVE);
  });
}
