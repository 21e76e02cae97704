/** Returns the greatest height of a text area; a frame may be higher than any window. */
const mostHeight = (): number => 0.6 * (window.parent === window ? window.innerHeight : window.screen.height);

/** Makes a text area as high as its text, if that is more than its lines. */
function grow(area: HTMLTextAreaElement, most = mostHeight()): void {
  area.style.minHeight = '';
  if (area.scrollHeight > area.clientHeight)
    area.style.minHeight = `${Math.min(area.scrollHeight + area.offsetHeight - area.clientHeight, most)}px`;
}

/**
 * Lets text areas grow with their text, typed or filled in, up to most of a window. On paper, where what scrolls is
 * cut, they have all of it.
 */
export function growTexts(root: Element, signal: AbortSignal): void {
  const all = (most?: number): void => root.querySelectorAll('textarea').forEach((area) => grow(area, most));
  root.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && grow(target), {
    signal,
  });
  // A draft that is back and another page of the form show in elements.
  const changes = new MutationObserver(() => all());
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  window.addEventListener('beforeprint', () => all(Infinity), { signal });
  window.addEventListener('afterprint', () => all(), { signal });
  all();
}
