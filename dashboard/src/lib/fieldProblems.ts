import { ApiError } from './apiError.ts';

/** The field that each problem code concerns. */
export type CodeFields<Field extends string> = Readonly<Record<string, Field>>;

/** Problem codes that concern a single field. */
export const WRONG_PASSWORD = 'auth.wrong_password';
export const WRONG_CODE = 'auth.second_factor_invalid';

/**
 * Returns the messages of a failed request by field; empty when the problem concerns the whole form. Issues
 * name their field by path, other problems by their code.
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
