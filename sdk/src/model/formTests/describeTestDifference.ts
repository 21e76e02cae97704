import { type Description, listOf, message } from '../logic/words/description.ts';
import type { Labels } from '../logic/words/describeExpression.ts';
import type { Value } from '../logic/value.ts';
import type { TestDifference } from './runFormTests.ts';

/** Sentences of differences. Names in braces are parts of the difference. */
const DIFFERENCE_MESSAGES: Record<TestDifference['kind'], string> = {
  circle: /*i18n*/ 'The form depends on itself in a circle, so no test can run.',
  too_much_work: /*i18n*/ 'The form’s rules take too long to evaluate for these answers.',
  unknown_part: /*i18n*/ 'The test names something that the form no longer has: {id}.',
  unknown_option: /*i18n*/ '{item} has no option {option} any more.',
  invalid_answer: /*i18n*/ '{item} cannot take the answer of this test.',
  pages: /*i18n*/ 'Visitors came past {found} instead of {expected}.',
  ending: /*i18n*/ 'The form ended with {found} instead of {expected}.',
  value: /*i18n*/ '{item} was {found} instead of {expected}.',
  not_shown: /*i18n*/ '{item} was hidden.',
  not_hidden: /*i18n*/ '{item} was shown.',
};

/** Says a result as people wrote it. */
function describeResult(value: Value): Description {
  if (value === null) return message(/*i18n*/ 'nothing');
  if (typeof value === 'boolean') return message(value ? /*i18n*/ 'yes' : /*i18n*/ 'no');
  if (typeof value === 'number') return { kind: 'number', number: value };
  return typeof value === 'string' ? { kind: 'text', text: value } : listOf(value.map(describeResult));
}

/** Describes a difference from what a test expects, for the form's owner. */
export function describeTestDifference(difference: TestDifference, labels: Labels): Description {
  const quoted = (text: string): Description => ({ kind: 'text', text });
  const say = (parts: Record<string, Description>) => message(DIFFERENCE_MESSAGES[difference.kind], parts);
  switch (difference.kind) {
    case 'circle':
    case 'too_much_work':
      return say({});
    case 'unknown_part':
      return say({ id: quoted(difference.id) });
    case 'unknown_option':
      return say({ item: labels.item(difference.id), option: quoted(difference.option) });
    case 'pages': {
      const pages = (ids: readonly string[]) =>
        ids.length === 0 ? message(/*i18n*/ 'no pages') : listOf(ids.map(labels.item));
      return say({ found: pages(difference.found), expected: pages(difference.expected) });
    }
    case 'ending':
      return say({ found: labels.item(difference.found), expected: labels.item(difference.expected) });
    case 'value': {
      const [found, expected] = [difference.found, difference.expected].map(describeResult);
      return say({ item: labels.item(difference.id), found: found!, expected: expected! });
    }
    default:
      return say({ item: labels.item(difference.id) });
  }
}

/** Describes a failed test by one of its differences. */
export const describeFailedTest = (name: string, difference: TestDifference, labels: Labels): Description =>
  message(/*i18n*/ 'The test {name} fails. {reason}', {
    name: { kind: 'text', text: name },
    reason: describeTestDifference(difference, labels),
  });
