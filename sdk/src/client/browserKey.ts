import { createIdempotencyKey } from './idempotencyKey.ts';

/**
 * What this browser calls itself to a form that can be sent once from a browser: random, made for this
 * form alone, kept in the storage of the website it is used on. Undefined where nothing can be kept.
 */
export function browserKeyOf(formId: string): string | undefined {
  const name = `form-embed:browser:${formId}`;
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    localStorage.setItem(name, createIdempotencyKey());
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
