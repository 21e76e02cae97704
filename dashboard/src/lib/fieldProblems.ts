import { ApiError } from './apiError.ts';

/** Which field a problem code of the server speaks of. */
export type CodeFields<Field extends string> = Readonly<Record<string, Field>>;

/** Codes of the server's catalogue that are about one thing a person typed. */
export const WRONG_PASSWORD = 'auth.wrong_password';
export const WRONG_CODE = 'auth.second_factor_invalid';

/**
 * What a failed call says of single fields; nothing when it speaks of none, and then the message is for
 * the whole form. Issues name their field by path, other problems by their code.
 */
export function fieldProblems<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  codes: CodeFields<Field> = {},
): Partial<Record<Field, string>> {
  if (!(error instanceof ApiError)) return {};
  const found: Partial<Record<Field, string>> = {};
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name === path[0]);
    if (field) found[field] ??= message;
  }
  const named = codes[error.code];
  if (named) found[named] ??= error.message;
  return found;
}
