import { PASSWORD_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isBuiltOnContext } from './contextWords.ts';

export type PasswordProblem =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'missing_class'
  | 'too_common'
  | 'built_on_context';

/** The four character classes, with their names (VALID-009…012, D-162). */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\p{Ll}/u, 'lowercase letter'],
  [/\p{Lu}/u, 'uppercase letter'],
  [/\p{Nd}/u, 'digit'],
  [/[^\p{L}\p{N}\s]/u, 'special character'],
];

/**
 * Checks a new password by the one rule for all (D-04). Never trims; counts characters, not bytes.
 * @param context the person's name and address, the installation's name; a password must not build on them.
 */
export function checkPassword(password: string, context: readonly string[] = []): Check<PasswordProblem> {
  const length = Array.from(password).length;
  if (length === 0) return refuse('required', 'Password is required');
  if (length < PASSWORD_LENGTH.min) {
    return refuse('too_short', `Password must be at least ${PASSWORD_LENGTH.min} characters long`);
  }
  if (length > PASSWORD_LENGTH.max) return refuse('too_long', 'Password is too long');
  const missing = CLASSES.find(([pattern]) => !pattern.test(password));
  if (missing) return refuse('missing_class', `Password must contain at least one ${missing[1]}`);
  if (isCommonPassword(password)) return refuse('too_common', 'Password is too common');
  if (isBuiltOnContext(password, context)) {
    return refuse(
      'built_on_context',
      'Password is too close to your name, your address or the name of this platform',
    );
  }
  return { ok: true, value: password };
}
