import type { Sought } from '@inlay/sdk/model';

const BOUNDS = ['value', 'atLeast', 'atMost'] as const;

/** Reads the sought answer of an address; null without one. */
export function parseSought(search: URLSearchParams): Sought | null {
  const field = search.get('field');
  const found = BOUNDS.flatMap((name) => {
    const text = search.get(name);
    return text ? [[name, text] as const] : [];
  });
  return field && found.length > 0 ? { field, ...Object.fromEntries(found) } : null;
}

/** Returns whether a bar is the one of the sought answer. */
export const isSame = (one: Sought | null, other: Sought): boolean =>
  one !== null && one.field === other.field && BOUNDS.every((name) => one[name] === other[name]);
