const keyOf = (formId: string): string => `form-embed:outbox:${formId}`;

/**
 * A flag that says whether the outbox may hold submissions of a form. Pages without it never load the
 * outbox's code.
 */
export const outboxFlag = {
  isSet(formId: string): boolean {
    try {
      return localStorage.getItem(keyOf(formId)) !== null;
    } catch {
      return false;
    }
  },
  set(formId: string): void {
    try {
      localStorage.setItem(keyOf(formId), '');
    } catch {
      // Without the flag nothing is resumed.
    }
  },
  clear(formId: string): void {
    try {
      localStorage.removeItem(keyOf(formId));
    } catch {
      // With a stale flag the next page looks once in vain.
    }
  },
};
