import { matchRoutes, type RouteObject } from 'react-router';

/** Signs that a link is about to be followed, some hundred milliseconds ahead. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the scripts of a screen once a link to it is pointed at, focused or touched, so that its first visit does not
 * wait for them.
 *
 * @param routes returns the routes as they are now: a router drops `lazy` of those it has loaded.
 */
export function preloadScreens(page: Document, routes: () => RouteObject[]): void {
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target === '_blank') return;
    for (const { route } of matchRoutes(routes(), link.pathname) ?? []) {
      // A screen that cannot be loaded says so when it is opened.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
    }
  };
  for (const sign of SIGNS) page.addEventListener(sign, preload, { passive: true });
}
