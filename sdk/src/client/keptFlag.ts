/** Kind of entries that a browser keeps of a form: submissions without a receipt, or drafts. */
type Kind = 'outbox' | 'draft';

const nameOf = (kind: Kind, formId: string): string => `form-embed:${kind}:${formId}`;

/**
 * A flag that says whether the browser may keep something of a form. Pages without it never load the code
 * that looks.
 */
export const keptFlag = {
  isSet(kind: Kind, formId: string): boolean {
    try {
      return localStorage.getItem(nameOf(kind, formId)) !== null;
    } catch {
      return false;
    }
  },
  set(kind: Kind, formId: string): void {
    try {
      localStorage.setItem(nameOf(kind, formId), '');
    } catch {
      // Without the flag nothing is resumed.
    }
  },
  clear(kind: Kind, formId: string): void {
    try {
      localStorage.removeItem(nameOf(kind, formId));
    } catch {
      // With a stale flag the next page looks once in vain.
    }
  },
};
