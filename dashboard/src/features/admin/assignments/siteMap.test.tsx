import type { DataRouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { router } from '../../../app/router.tsx';
import { findInSiteMap, SITE_MAP } from './siteMap.ts';

/** Paths of all screens that are loaded on demand and need no id. */
function screensOf(routes: readonly DataRouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children, lazy, element }) => {
    const full = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    if (children) return screensOf(children, full);
    const plain = full.replace(/\/:\w+\?$/, '');
    const named = /^(.*)\/(\w+)\?$/.exec(plain);
    // A screen of several addresses is loaded by the route around them.
    const isScreen = lazy !== undefined || element === null;
    if (!isScreen || plain.includes(':')) return [];
    // The last part may be left out.
    return named ? [`${named[1]}`, `${named[1]}/${named[2]}`] : [plain];
  });
}

test('ADMIN-006 the site map names every screen of the router that needs no id, and no other', () => {
  const mapped = SITE_MAP.flatMap(({ entries }) => entries)
    .filter(({ isServerPage }) => !isServerPage)
    .map(({ path }) => path);
  // Sign-in comes with the first load; /admin is another name of its overview (D-149).
  const routed = ['/auth', ...screensOf(router.routes)].filter((path) => path !== '/admin');
  expect(mapped.toSorted()).toEqual(routed.toSorted());
});

test('ADMIN-006 a search keeps what fits by title or path, without empty groups', () => {
  expect(findInSiteMap('')).toEqual(SITE_MAP);
  expect(findInSiteMap('LOCKOUT').flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual([
    '/admin/security',
  ]);
  expect(findInSiteMap('no such page')).toEqual([]);
});
