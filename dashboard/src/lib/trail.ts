import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tabKey } from './tabMemory.ts';

const KEY = tabKey('trail');
/** Most screens in the trail. */
const MOST_STEPS = 12;
/** Path of the dashboard with its Home tab open. */
export const HOME_PATH = '/dashboard?tab=home';
/** All forms. */
export const ALL_FORMS_PATH = '/dashboard?tab=forms';
/** All client folders. */
export const ALL_FOLDERS_PATH = '/dashboard?tab=folders';

/**
 * The screen an address belongs to; its filters, tabs and forms are states of the same screen. A new form moves
 * from the builder's address to its own.
 */
const screenOf = (path: string): string => {
  const first = /^\/[^/?]*/.exec(path)?.[0] ?? '/';
  return first === '/builder' ? '/forms' : first;
};

/** The trail behind a further step: a screen that is on it already leads back to there. */
export function walk(trail: readonly string[], path: string): string[] {
  const index = trail.findIndex((step) => screenOf(step) === screenOf(path));
  return [...(index < 0 ? trail : trail.slice(0, index)), path].slice(-MOST_STEPS);
}

/** Returns the target of Back: the previous screen on the trail, as it was left. */
export function stepBack(trail: readonly string[], path: string): string {
  const index = trail.findIndex((step) => screenOf(step) === screenOf(path));
  return (index < 0 ? trail.at(-1) : trail[index - 1]) ?? ALL_FORMS_PATH;
}

function readTrail(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((step) => typeof step === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers the screens that a person has come through. */
export function useTrail(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(walk(readTrail(), pathname + search)));
    } catch {
      // Without storage, Back leads to My Forms.
    }
  }, [pathname, search]);
}

/** Returns the target of Back on the current screen. */
export function useWayBack(): string {
  const { pathname } = useLocation();
  return stepBack(readTrail(), pathname);
}
