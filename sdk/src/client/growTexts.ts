/** Makes a text area as high as its text, if that is more than its lines. */
function grow(area: HTMLTextAreaElement): void {
  area.style.minHeight = '';
  if (area.scrollHeight > area.clientHeight)
    area.style.minHeight = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/**
 * Lets text areas grow with their text, typed or filled in, so that paper has all of it: what scrolls is cut there,
 * and a frame is not made higher for paper.
 */
export function growTexts(root: Element, signal: AbortSignal): void {
  const all = (): void => root.querySelectorAll('textarea').forEach(grow);
  root.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && grow(target), {
    signal,
  });
  // A draft that is back and another page of the form show in elements.
  const changes = new MutationObserver(all);
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  window.addEventListener('beforeprint', all, { signal });
  all();
}
