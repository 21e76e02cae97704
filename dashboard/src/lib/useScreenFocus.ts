import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useFocusGuard } from './useFocusGuard.ts';

/**
 * Where the keyboard is while one screen follows another: a new screen is read from its start, and nothing
 * that goes away on a screen takes the focus with it.
 * @returns what the screens are shown in; it can be focused and has the id `main`.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    // The first screen keeps the browser's own focus.
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  useFocusGuard();
  return main;
}
