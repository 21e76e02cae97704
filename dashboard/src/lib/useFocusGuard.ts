import { useEffect } from 'react';

/** Time in which callers may set the focus themselves, in ms; longer than a dialog takes to close. */
const GRACE_MS = 400;
/** Most places remembered: longer than the way through a menu into a dialog. */
const MOST_PLACES = 12;
/**
 * Places to skip: inputs (a user who presses `j` to read on must not type into a search), and disabled
 * elements.
 */
const PASSED_OVER = 'input, textarea, select, [contenteditable], :disabled';

/**
 * Restores a lost focus. When the focused element disappears (a dialog opened from a menu, a deleted row) or
 * becomes disabled, the focus returns to the last place that still exists, else to the screen (WCAG 2.4.3). A
 * focus that a caller sets takes precedence.
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let places: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Checks `disabled` too: browsers drop a disabled element's focus only some time later. */
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
