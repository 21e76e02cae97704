import { ProblemError } from './problemError.ts';

/**
 * Returns the problem of one field, whose message is that of the whole answer as well.
 * @param field its name, or the path to it.
 */
export function invalidField(
  field: string | readonly string[],
  { code, message }: { code: string; message: string },
): ProblemError {
  const path = typeof field === 'string' ? [field] : [...field];
  return new ProblemError('request.invalid', { message, issues: [{ path, code, message }] });
}
