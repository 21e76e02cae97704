import { useEffect } from 'react';

/** So long whoever knows better has to put the focus somewhere, in milliseconds: a dialog has left by then. */
const GRACE_MS = 400;
/** Places that are remembered: the way through a menu into a dialog is shorter. */
const MOST_PLACES = 12;
/** Where keys are typed (who presses `j` to read on must not find himself in a search), or nothing can be done. */
const PASSED_OVER = 'input, textarea, select, [contenteditable], :disabled';

/**
 * The focus is never lost: when what had it is taken away (a dialog that was opened from a menu, a row that
 * was deleted) or cannot be used any more, and nobody has put it anywhere, it goes back to the last place that is
 * still there, else to the screen itself (WCAG 2.4.3).
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let places: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A browser takes the focus from what is disabled later than it tells of it: that is looked at then. */
    const isGone = (): boolean => {
      const last = places.at(-1);
      return last !== undefined && (!last.isConnected || last.matches(':disabled'));
    };
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      places = [...places.filter((place) => place !== target), target].slice(-MOST_PLACES);
    };
    const bringBack = (): void => {
      timer = undefined;
      if (document.activeElement !== document.body || !isGone()) return;
      places = places.filter((place) => place.isConnected);
      const place = places.findLast((one) => one.checkVisibility() && !one.matches(PASSED_OVER));
      (place ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isGone()) timer = setTimeout(bringBack, GRACE_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
