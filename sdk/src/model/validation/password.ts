import { PASSWORD_LENGTH } from '../definition/limits.ts';
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

/** The four character classes, with the messages about a missing one (VALID-009…012, D-162). */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\p{Ll}/u, /*i18n*/ 'Password must contain at least one lowercase letter'],
  [/\p{Lu}/u, /*i18n*/ 'Password must contain at least one uppercase letter'],
  [/\p{Nd}/u, /*i18n*/ 'Password must contain at least one digit'],
  [/[^\p{L}\p{N}\s]/u, /*i18n*/ 'Password must contain at least one special character'],
];

/**
 * Checks a new password by the one rule for all (D-04). Never trims; counts characters, not bytes.
 * @param context the person's name and address, the installation's name; a password must not build on them.
 */
export function checkPassword(password: string, context: readonly string[] = []): Check<PasswordProblem> {
  const length = Array.from(password).length;
  if (length === 0) return refuse('required', /*i18n*/ 'Password is required');
  if (length < PASSWORD_LENGTH.min) {
    return refuse('too_short', /*i18n*/ 'Password must be at least 8 characters long');
  }
  if (length > PASSWORD_LENGTH.max) return refuse('too_long', /*i18n*/ 'Password is too long');
  const missing = CLASSES.find(([pattern]) => !pattern.test(password));
  if (missing) return refuse('missing_class', missing[1]);
  if (isCommonPassword(password)) return refuse('too_common', /*i18n*/ 'Password is too common');
  if (isBuiltOnContext(password, context)) {
    return refuse(
      'built_on_context',
      /*i18n*/ 'Password is too close to your name, your address or the name of this platform',
    );
  }
  return { ok: true, value: password };
}
