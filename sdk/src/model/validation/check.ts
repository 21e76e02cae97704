/** Result of a shared check: the normalised value, or the problem (D-168). */
export type Check<Code extends string> =
  | { ok: true; value: string }
  | { ok: false; code: Code; message: string };

/** Returns a failed check. */
export const refuse = <Code extends string>(code: Code, message: string) =>
  ({ ok: false, code, message }) as const;
