/**
 * Returns whether PostgreSQL can store a text: no NUL and no lone surrogate (T32). Everything else is valid,
 * including emoji and right-to-left marks.
 */
export function isWellFormedText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
