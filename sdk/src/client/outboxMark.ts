const keyOf = (formId: string): string => `form-embed:outbox:${formId}`;

/**
 * Says, without any code for it, whether the outbox may hold something of a form: a page that has
 * nothing to send again loads nothing to do it with.
 */
export const outboxMark = {
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
      // Nothing will be found again, as where nothing can be kept.
    }
  },
  clear(formId: string): void {
    try {
      localStorage.removeItem(keyOf(formId));
    } catch {
      // A mark too many makes the next page look once in vain.
    }
  },
};
