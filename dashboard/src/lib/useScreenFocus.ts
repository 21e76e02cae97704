import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useFocusGuard } from './useFocusGuard.ts';

/**
 * Manages the focus between screens: a new screen starts at its top, and an element that disappears does not
 * take the focus with it.
 *
 * @returns the ref of the screens' container, which is focusable and has the id `main`.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    // The first screen keeps the browser's focus.
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  useFocusGuard();
  return main;
}
