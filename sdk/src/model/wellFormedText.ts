/**
 * True for text PostgreSQL can keep: no NUL and no lone surrogate (T32). Everything else, emoji and
 * right-to-left marks included, is kept as typed.
 */
export function isWellFormedText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
