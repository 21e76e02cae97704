/**
 * Calls back at an interval while somebody can see an element, and at once when it comes into sight after a longer time.
 * @param ms shortest time between two calls.
 * @returns the way to stop.
 */
export function whileVisible(element: Element, ms: number, call: () => void): () => void {
  let isNear = false;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    clearTimeout(timer);
    if (!isNear || document.hidden) return;
    timer = setTimeout(
      () => {
        last = Date.now();
        call();
        next();
      },
      Math.max(0, last + ms - Date.now()),
    );
  };
  const observer = new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting ?? false;
    next();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', next);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', next);
  };
}
