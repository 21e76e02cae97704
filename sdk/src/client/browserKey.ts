import { createIdempotencyKey } from './idempotencyKey.ts';

/** Stands in for browser storage where that is blocked. */
const inMemory = new Map<string, string>();

/** This browser's name with one form, and with no other; the same as long as its storage lasts. */
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
