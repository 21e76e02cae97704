/** Result of a shared check: the normalised value, or the problem (D-168). */
export type Check<Code extends string> = { ok: true; value: string } | Refusal<Code>;

/** Reason why a value was refused; screens print it in their language by `template`, or by `message` without values. */
export interface Refusal<Code extends string = string> {
  ok: false;
  code: Code;
  /** In English. */
  message: string;
  /** The message with names in braces, and their values. */
  template?: { text: string; values: Readonly<Record<string, string>> };
}

/** Returns a failed check. */
export const refuse = <Code extends string>(code: Code, message: string) =>
  ({ ok: false, code, message }) as const;
