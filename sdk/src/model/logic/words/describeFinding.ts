import type { Finding } from '../finding.ts';
import { type Description, listOf, message } from './description.ts';
import type { Labels } from './describeExpression.ts';

/** Sentences of findings. Names in braces are parameters of the finding. */
const FINDING_MESSAGES: Record<Finding['code'], string> = {
  unknown_field: /*i18n*/ 'This refers to a field that does not exist: {id}.',
  unknown_part: /*i18n*/ '{target} has no part named {part}.',
  unknown_value: /*i18n*/ 'This refers to a value that does not exist: {id}.',
  unknown_group: /*i18n*/ 'This refers to a repeating group that does not exist: {id}.',
  unknown_page: /*i18n*/ 'This refers to a page that does not exist: {id}.',
  unknown_option: /*i18n*/ 'The field has no option {option}.',
  row_outside:
    /*i18n*/ '{target} is answered once in each row. Use it in a total, a count or another function over rows.',
  wrong_type: /*i18n*/ '{op} cannot use {found} here. Use {expected} instead.',
  not_comparable: /*i18n*/ 'These cannot be compared with each other: {types}.',
  not_a_condition: /*i18n*/ 'A condition must be either yes or no. This one is {found}.',
  wrong_start: /*i18n*/ 'This field takes {expected}, but starts with {found}.',
  later_page: /*i18n*/ 'This reads an answer from a later page: {page}. Move one of them.',
  later_text: /*i18n*/ 'This text names {target}, which visitors only answer later.',
  name_outside_query: /*i18n*/ 'An address can take answers only behind its “?”.',
  unknown_category: /*i18n*/ 'No question gives points in the category {option}.',
  private_shown: /*i18n*/ 'Visitors can see this value, but it is calculated from points, which are private.',
  not_yet_supported:
    /*i18n*/ 'Points only decide what comes on a later page. Move this behind the questions that give them.',
  nothing_scores: /*i18n*/ 'This reads points, but the form gives none. Turn its scoring on.',
  circle: /*i18n*/ 'These depend on each other, so none of them can come first: {circle}.',
  too_much_work:
    /*i18n*/ 'The form’s rules take too long to evaluate. This one takes the longest: make it simpler.',
  jump_backwards: /*i18n*/ 'A jump can only lead to a later page. {target} comes earlier.',
  unknown_target: /*i18n*/ 'This jump leads to a page or ending that does not exist: {id}.',
  jump_never_counts: /*i18n*/ 'Visitors never follow this jump, because an earlier one always comes first.',
  unfinished: /*i18n*/ 'This condition has nothing to compare with yet. Choose or enter a value.',
  always_true: /*i18n*/ 'This condition is always true.',
  always_false: /*i18n*/ 'This condition is never true.',
  page_unreachable: /*i18n*/ 'No visitor can reach this page.',
  ending_unreachable: /*i18n*/ 'No visitor can reach this ending.',
  last_ending_conditional:
    /*i18n*/ 'The last ending needs to be free of conditions, so that every form ends.',
  quota_ending_gone: /*i18n*/ 'This quota leads to an ending that does not exist. Choose another one.',
  required_never_shown: /*i18n*/ 'This field is required but never shown.',
};

/** Reason why a form cannot use a part that visitors would not get. */
export const UNSUPPORTED = /*i18n*/ 'Visitors would not meet this yet, so a form cannot use it';

/** Kinds of values, as findings name them. */
const KIND_MESSAGES: Readonly<Record<string, string>> = {
  text: /*i18n*/ 'a text',
  number: /*i18n*/ 'a number',
  yesno: /*i18n*/ 'yes or no',
  date: /*i18n*/ 'a date',
  time: /*i18n*/ 'a time',
  choice: /*i18n*/ 'an option',
  file: /*i18n*/ 'a file',
  blank: /*i18n*/ 'nothing',
};

/** Says kinds such as `number, list of choice`. */
function describeKinds(printed: string, joins: 'and' | 'or'): Description {
  const kinds = printed.split(', ').map((one) => {
    const kind = one.replace('list of ', '');
    const described = message(KIND_MESSAGES[kind] ?? kind);
    return one === kind ? described : message(/*i18n*/ 'a list ({kind})', { kind: described });
  });
  return listOf(kinds, joins);
}

/** Describes a finding about a form's logic, for the form's owner. */
export function describeFinding({ code, params }: Finding, labels: Labels): Description {
  const { id = '', part = '', option = '', op = '', page = '', circle = '' } = params;
  const quoted = (text: string): Description => ({ kind: 'text', text });
  const parts: Record<string, () => Description> = {
    id: () => quoted(id),
    part: () => quoted(part),
    option: () => quoted(option),
    op: () => quoted(op),
    target: () => labels.item(id),
    page: () => labels.item(page),
    found: () => describeKinds(params['found'] ?? '', 'or'),
    expected: () => describeKinds(params['expected'] ?? '', 'or'),
    types: () => describeKinds(params['types'] ?? '', 'and'),
    circle: () => listOf(circle.split(', ').map((one) => labels.item(one))),
  };
  const text = FINDING_MESSAGES[code];
  const named = Object.entries(parts).filter(([name]) => text.includes(`{${name}}`));
  return message(text, Object.fromEntries(named.map(([name, describe]) => [name, describe()])));
}
