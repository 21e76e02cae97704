import { isWellFormedText } from '@inlay/sdk/model';
import { ProblemError } from './problemError.ts';

/**
 * Refuses text that PostgreSQL cannot store (T32) anywhere in a query or body: a NUL would end as an unexpected
 * error of the database.
 * @throws {ProblemError} `request.invalid`, naming the first place.
 */
export function assertStorableText(input: unknown, path: readonly string[] = []): void {
  if (typeof input === 'string' && !isWellFormedText(input)) {
    const issue = {
      path: [...path],
      code: 'invalid_characters',
      message: 'Text contains invalid characters',
    };
    throw new ProblemError('request.invalid', { issues: [issue] });
  }
  if (typeof input !== 'object' || input === null) return;
  for (const [key, part] of Object.entries(input)) assertStorableText(part, [...path, key]);
}
