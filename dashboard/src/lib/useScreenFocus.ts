import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useFocusGuard } from './useFocusGuard.ts';

/** State of a navigation inside one screen, which leaves the focus where it is. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;

/**
 * Manages the focus between screens: a new screen starts at its top, and an element that disappears does not
 * take the focus with it.
 *
 * @returns the ref of the screens' container, which is focusable and has the id `main`.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    // The first screen keeps the browser's focus.
    if (lastPath.current !== pathname && !keepsFocus(state)) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname, state]);
  useFocusGuard();
  return main;
}
