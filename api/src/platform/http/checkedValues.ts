import { checkText, type Check, type Refusal } from '@inlay/sdk/model';
import type { Text } from '../texts/translate.ts';
import { ProblemError } from './problemError.ts';

type Checks = Readonly<Record<string, Check<string>>>;

/**
 * Returns the values of fields that were checked.
 * @param wrappers messages of fields, with the reason as `{reason}`.
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable.
 */
export function checkedValues<Fields extends Checks>(
  checks: Fields,
  wrappers: Readonly<Record<string, Text>> = {},
): { [Name in keyof Fields]: string } {
  const issues = Object.entries(checks).flatMap(([name, check]) =>
    check.ok ? [] : [{ path: [name], code: check.code, ...messageOf(check, wrappers[name]) }],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  const values = Object.entries(checks).map(([name, check]) => [name, check.ok ? check.value : '']);
  return Object.fromEntries(values) as { [Name in keyof Fields]: string };
}

/** The message of an issue and its values, which are translated with the answer (decision 175). */
const messageOf = ({ message, template }: Refusal, wrapper?: Text) =>
  wrapper
    ? { message: wrapper, values: { reason: message } }
    : { message: template?.text ?? message, ...(template && { values: template.values }) };

/** Checks a text that must be there. */
export function checkRequired(label: string, text: string, max: number): Check<string> {
  const value = text.trim();
  return value === ''
    ? { ok: false, code: 'required', message: `${label} is required` }
    : checkText(value, max);
}
