import { checkEmail } from '@inlay/sdk/model';
import { ProblemError } from '../http/problemError.ts';

/** An address as it is kept. @throws {ProblemError} `request.invalid` beside its field. */
export function readEmail(text: string): string {
  const checked = checkEmail(text);
  if (checked.ok) return checked.value;
  const issues = [{ path: ['email'], code: checked.code, message: checked.message }];
  throw new ProblemError('request.invalid', { issues });
}
