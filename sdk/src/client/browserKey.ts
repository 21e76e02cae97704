import { createIdempotencyKey } from './idempotencyKey.ts';

/** Stands in for browser storage where that is blocked. */
const inMemory = new Map<string, string>();

/**
 * What this browser calls itself to a form that can be sent once from a browser: random, made for this
 * form alone, the same as long as its storage lasts.
 */
export function browserKey(formId: string): string {
  const name = `form-embed:browser:${formId}`;
  const fresh = inMemory.get(formId) ?? createIdempotencyKey();
  inMemory.set(formId, fresh);
  try {
    const stored = localStorage.getItem(name);
    if (!stored) localStorage.setItem(name, fresh);
    return stored ?? fresh;
  } catch {
    return fresh;
  }
}
