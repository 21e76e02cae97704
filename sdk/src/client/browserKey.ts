import { createIdempotencyKey } from './idempotencyKey.ts';

/** Replaces browser storage where that is blocked. */
const inMemory = new Map<string, string>();

/**
 * Returns this browser's key for a form that accepts one response per browser. The key is random, different
 * for each form, and lasts as long as the browser's storage.
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
