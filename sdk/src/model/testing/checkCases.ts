import type { CheckOptions } from '../logic/checkForm.ts';
import type { FormTree } from '../logic/formTree.ts';
import { DEMANDING_TREE } from './demandingForms.ts';
import { type CheckCase, formOf, REFUSED_POINTS } from './pointsCases.ts';
import { when } from './when.ts';

/** Fields named n… are numbers, t… texts, c… choices; everything else is a yes or no. */
export const CHECK_OPTIONS: CheckOptions = {
  typeOfField({ id, options: offered }, part) {
    if (part !== undefined) return null;
    if (offered) return { kind: 'choice', options: offered.map(({ value }) => value) };
    return { kind: id.startsWith('n') ? 'number' : id.startsWith('t') ? 'text' : 'yesno' };
  },
};

/** A form that uses everything and has nothing wrong with it. */
export const SOUND: FormTree = {
  pages: [
    {
      id: 'p1',
      items: [
        { id: 'country', options: [{ value: 'de' }, { value: 'at' }, { value: 'fr' }] },
        { id: 'tax', showIf: when('in({country}, "de", "at")'), requiredIf: when('{=total} > 6') },
        {
          id: 'company',
          type: 'section',
          showIf: when('answered({country})'),
          items: [{ id: 'text', required: true }],
        },
      ],
      next: [
        { if: when('{country} = "fr"'), goTo: 'sorry' },
        { if: when('{country} = "at"'), goTo: 'p3' },
      ],
    },
    {
      id: 'p2',
      showIf: when('{country} = "de"'),
      items: [
        {
          id: 'guests',
          type: 'repeat',
          items: [
            { id: 'n_age' },
            { id: 'n_price', showIf: when('{n_age} >= 18'), checks: [{ must: when('{n_price} > 0') }] },
          ],
        },
      ],
    },
    {
      id: 'p3',
      items: [{ id: 'news', showIf: when('sum(each {guests}: {n_price}) > 5 and not seen("p1")') }],
    },
  ],
  values: [
    { id: 'total', is: when('{=net} * 1.19') },
    { id: 'net', is: when('if({country} = "de", 5, 7)') },
  ],
  endings: [{ id: 'sorry', showIf: when('no') }, { id: 'vip', showIf: when('{=total} > 6') }, { id: 'done' }],
};

const jumping = (...jumps: [formula: string, goTo: string][]): FormTree => {
  const form = formOf([{ id: 'a' }], [{ id: 'b', required: true }], [{ id: 'c' }]);
  const next = jumps.map(([formula, goTo]) => ({ if: when(formula), goTo }));
  return { ...form, pages: form.pages.map((page, index) => (index === 0 ? { ...page, next } : page)) };
};

/** Forms that cannot be stored. */
export const REFUSED: readonly CheckCase[] = [
  [
    'an unknown field',
    formOf([{ id: 'a', showIf: when('{b}') }]),
    { code: 'unknown_field', id: 'a', key: 'showIf' },
  ],
  [
    'an unknown value',
    formOf([{ id: 'a', requiredIf: when('{=b} > 1') }]),
    { code: 'unknown_value', id: 'a', key: 'requiredIf' },
  ],
  [
    'a wrong type',
    formOf([{ id: 't' }, { id: 'a', showIf: when('{t} + 1 > 2') }]),
    { code: 'wrong_type', id: 'a' },
  ],
  [
    'an unknown option',
    formOf([
      { id: 'c', options: [{ value: 'x' }] },
      { id: 'a', checks: [{ must: when('{c} = "y"') }] },
    ]),
    { code: 'unknown_option', id: 'a', key: 'checks', index: 0 },
  ],
  [
    'a condition that is a number',
    formOf([{ id: 'n' }, { id: 'a', showIf: when('{n} + 1') }]),
    { code: 'not_a_condition', id: 'a' },
  ],
  [
    'a later page',
    formOf([{ id: 'a', showIf: when('{b}') }], [{ id: 'b' }]),
    { code: 'later_page', id: 'a', key: 'showIf' },
  ],
  [
    'a later page by way of a value',
    {
      ...formOf([{ id: 'a', showIf: when('{=v}') }], [{ id: 'b' }]),
      values: [
        { id: 'v', is: when('{=w}') },
        { id: 'w', is: when('{b}') },
      ],
    },
    { code: 'later_page', id: 'a' },
  ],
  [
    'a circle',
    formOf([
      { id: 'a', showIf: when('{b}') },
      { id: 'b', showIf: when('{a}') },
    ]),
    { code: 'circle' },
  ],
  ['more work than there may be', DEMANDING_TREE, { code: 'too_much_work', id: 'v', key: 'is' }],
  [
    'a row read from outside',
    formOf([
      { id: 'r', type: 'repeat', items: [{ id: 'a' }] },
      { id: 'b', showIf: when('{a}') },
    ]),
    { code: 'row_outside', id: 'b' },
  ],
  [
    'a conditional last ending',
    { ...formOf([{ id: 'a' }]), endings: [{ id: 'e', showIf: when('{a}') }] },
    { code: 'last_ending_conditional', id: 'e' },
  ],
  [
    'a full quota that leads to nowhere',
    { ...formOf([{ id: 'a' }]), quotas: [{ id: 'q', whenFull: { ending: 'e9' } }] },
    { code: 'quota_ending_gone', id: 'q', key: 'if' },
  ],
  ['a jump to its own page', jumping(['{a}', 'p1']), { code: 'jump_backwards', id: 'p1', index: 0 }],
  ['a jump to nowhere', jumping(['{a}', 'p9']), { code: 'unknown_target', id: 'p1', index: 0 }],
  [
    'an unknown part',
    formOf([{ id: 'a' }, { id: 'b', showIf: when('{a.city} = "x"') }]),
    { code: 'unknown_part', id: 'b' },
  ],
  [
    'an unknown repeating group',
    formOf([{ id: 'a' }, { id: 'b', showIf: when('any(each {a}: yes)') }]),
    { code: 'unknown_group', id: 'b' },
  ],
  ['an unknown page', formOf([{ id: 'a', showIf: when('seen("p9")') }]), { code: 'unknown_page', id: 'a' }],
  [
    'a number beside a text',
    formOf([{ id: 'n' }, { id: 't' }, { id: 'a', showIf: when('{n} = {t}') }]),
    { code: 'not_comparable', id: 'a' },
  ],
  [
    'a start of another type',
    formOf([{ id: 'n', start: when('"a"') }]),
    { code: 'wrong_start', id: 'n', key: 'start' },
  ],
  [
    'a text that names a later field',
    formOf([{ id: 'a', texts: ['Hello {{b|you}}'] }, { id: 'b' }]),
    { code: 'later_text', id: 'a', key: 'texts' },
  ],
  [
    'the text of a page that names a field of it',
    { ...formOf(), pages: [{ id: 'p1', texts: ['About {{a}}'], items: [{ id: 'a' }] }] },
    { code: 'later_text', id: 'p1', key: 'texts' },
  ],
  [
    'a text that names a value of a later field',
    { ...formOf([{ id: 'a', texts: ['{{v}}'] }, { id: 'n' }]), values: [{ id: 'v', is: when('{n} + 1') }] },
    { code: 'later_text', id: 'a', key: 'texts' },
  ],
  [
    'a text of a group that counts its rows before there are any',
    formOf([
      { id: 'a', texts: ['{{g}}'] },
      { id: 'g', type: 'repeat', items: [{ id: 'b' }] },
    ]),
    { code: 'later_text', id: 'a', key: 'texts' },
  ],
  [
    'an address that an answer could change',
    { ...formOf([{ id: 'a' }]), endings: [{ id: 'e1', redirectUrl: 'https://{{a}}.example/?b={{a}}' }] },
    { code: 'name_outside_query', id: 'e1', key: 'redirectUrl' },
  ],
  ...REFUSED_POINTS,
];

/** Forms that are stored although a part of them makes no sense. */
export const WARNED: readonly CheckCase[] = [
  [
    'the points of a category that no question has',
    formOf([{ id: 'a' }, { id: 'b', showIf: when('score("histroy") > 0') }]),
    { code: 'unknown_category', id: 'b' },
  ],
  [
    'a condition that compares with nothing yet',
    formOf([{ id: 't' }, { id: 'b', showIf: when('{t} = "" and {t} != "a"') }]),
    { code: 'unfinished', id: 'b' },
  ],
  [
    'a choice of no options yet',
    formOf([
      { id: 'c', options: [{ value: 'a' }] },
      { id: 'b', showIf: when('not in({c}, [])') },
    ]),
    { code: 'unfinished', id: 'b' },
  ],
  [
    'a condition that never holds',
    formOf([{ id: 'a' }, { id: 'b', showIf: when('{a} and not {a}') }]),
    { code: 'always_false', id: 'b' },
  ],
  [
    'a condition that always holds',
    formOf([{ id: 'a' }, { id: 'b', showIf: when('{a} or not {a}') }]),
    { code: 'always_true', id: 'b' },
  ],
  [
    'a jump behind one that always counts',
    jumping(['yes', 'p3'], ['{a}', 'p2']),
    { code: 'jump_never_counts', id: 'p1', index: 1 },
  ],
  [
    'the same jump twice',
    jumping(['{a}', 'p2'], ['{a}', 'p3']),
    { code: 'jump_never_counts', id: 'p1', index: 1 },
  ],
  ['a page that is jumped over', jumping(['yes', 'p3']), { code: 'page_unreachable', id: 'p2' }],
  ['a required field on such a page', jumping(['yes', 'p3']), { code: 'required_never_shown', id: 'b' }],
  ['pages behind the end', jumping(['yes', 'done']), { code: 'page_unreachable', id: 'p3' }],
  [
    'a required field in a section that never shows',
    formOf([{ id: 's', type: 'section', showIf: when('no'), items: [{ id: 'a', required: true }] }]),
    { code: 'required_never_shown', id: 'a' },
  ],
  [
    'an ending behind one without a condition',
    { ...formOf([{ id: 'a' }]), endings: [{ id: 'e1' }, { id: 'e2' }] },
    { code: 'ending_unreachable', id: 'e2' },
  ],
  [
    'an ending that never fits',
    { ...formOf([{ id: 'a' }]), endings: [{ id: 'e1', showIf: when('{a} and not {a}') }, { id: 'e2' }] },
    { code: 'ending_unreachable', id: 'e1' },
  ],
];
