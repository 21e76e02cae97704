import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What is said of a name that is not known where it stands. */
export const UNKNOWN_MEMBER = 'Is not known here. Check the name, or leave it out';

/** Longest list of choices that a message includes, in characters. */
const MAX_CHOICES_LENGTH = 200;

/**
 * Describes one mistake in a definition or request for people who write it by hand. Returns undefined for
 * rules with a message of their own and for unforeseen issues.
 */
export function describeFault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is missing' : `Must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'Is missing' : describeChoices(issue.values);
    case 'invalid_union':
      return 'Must be of a type that is known here';
    case 'too_big':
      return describeBound('at most', issue.origin, issue.maximum);
    case 'too_small':
      return describeBound('at least', issue.origin, issue.minimum);
    case 'unrecognized_keys':
      return UNKNOWN_MEMBER;
    case 'not_multiple_of':
      return `Must go in steps of ${issue.divisor}`;
    default:
      return undefined;
  }
}

function describeChoices(values: readonly unknown[]): string {
  const choices = values.map((value) => JSON.stringify(value)).join(', ');
  if (choices.length > MAX_CHOICES_LENGTH) return 'Must be one of the values that are known here';
  return values.length === 1 ? `Must be ${choices}` : `Must be one of ${choices}`;
}

function describeBound(bound: string, origin: string, limit: number | bigint): string {
  if (origin === 'string') return `Must have ${bound} ${limit} characters`;
  if (origin === 'array') return `Must have ${bound} ${limit} entries`;
  return `Must be ${bound} ${limit}`;
}
