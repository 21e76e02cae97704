/** What a shared helper says of a value: the value as it is kept, or what is wrong with it (D-168). */
export type Check<Code extends string> =
  | { ok: true; value: string }
  | { ok: false; code: Code; message: string };

/** A refusal. */
export const refuse = <Code extends string>(code: Code, message: string) =>
  ({ ok: false, code, message }) as const;
