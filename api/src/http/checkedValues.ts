import { checkText, type Check } from '@inlay/sdk/model';
import { ProblemError } from './problemError.ts';

type Checks = Readonly<Record<string, Check<string>>>;

/**
 * Returns the values of fields that were checked.
 * @param prefixes words before the message of a field.
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable.
 */
export function checkedValues<Fields extends Checks>(
  checks: Fields,
  prefixes: Readonly<Record<string, string>> = {},
): { [Name in keyof Fields]: string } {
  const issues = Object.entries(checks).flatMap(([name, check]) =>
    check.ok ? [] : [{ path: [name], code: check.code, message: (prefixes[name] ?? '') + check.message }],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  const values = Object.entries(checks).map(([name, check]) => [name, check.ok ? check.value : '']);
  return Object.fromEntries(values) as { [Name in keyof Fields]: string };
}

/** Checks a text that must be there. */
export function checkRequired(label: string, text: string, max: number): Check<string> {
  const value = text.trim();
  return value === ''
    ? { ok: false, code: 'required', message: `${label} is required` }
    : checkText(value, max);
}
