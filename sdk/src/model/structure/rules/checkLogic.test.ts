import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/field.ts';
import { anyDefinition } from '../../testing/arbitraries.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { when } from '../../testing/when.ts';
import { checkLogic, listFindings } from './checkLogic.ts';
import { withRule } from './rules.ts';

const ENDING = { kind: 'stored' as const, title: '', text: '', redirectUrl: null };
const text = (id: string, label: string, changes: Partial<Field> = {}) =>
  buildField('text', { id, label, ...changes } as never);

describe('checkLogic', () => {
  it.each<[Field[], string[], string, string]>([
    [
      [text('a', 'Company', { showIf: when('{b} = "x"') }), text('b', 'Type', { showIf: when('{a} = "y"') })],
      ['pages', '0', 'items', '0', 'showIf'],
      'circle',
      'These depend on each other, so none of them can come first: Company and Type.',
    ],
    [
      [text('a', 'Name', { checks: [{ must: when('{a} + 1 > 2'), message: '' }] })],
      ['pages', '0', 'items', '0', 'checks', '0', 'must'],
      'wrong_type',
      '“add” cannot use a text here. Use a number instead.',
    ],
    [
      [
        buildField('radio', { id: 'c', label: 'Country', options: [{ value: 'de', label: 'Germany' }] }),
        text('a', 'Name', { requiredIf: when('{c} = "Germany"') }),
      ],
      ['pages', '0', 'items', '1', 'requiredIf'],
      'unknown_option',
      'The field has no option “Germany”.',
    ],
    [
      [text('a', 'Hello {{b}}'), text('b', 'First name')],
      ['pages', '0', 'items', '0'],
      'later_text',
      'This text names First name, which visitors only answer later.',
    ],
    [
      [
        buildField('address', { id: 'home', label: 'Home' }),
        text('a', 'Name', { showIf: when('{home.planet} = "Mars"') }),
      ],
      ['pages', '0', 'items', '1', 'showIf'],
      'unknown_part',
      'Home has no part named “planet”.',
    ],
  ])('says where and why %j cannot be stored', (fields, path, code, message) => {
    const issues = checkLogic(buildDefinition(fields));
    expect(issues.map((issue) => ({ ...issue, path: issue.path.map(String) }))).toStrictEqual([
      { path, code, message },
    ]);
  });

  it('takes what is sound, and what only makes no sense', () => {
    const sound = [
      buildField('date', { id: 'd', label: 'Birthday' }),
      text('a', 'Name', { showIf: when('age({d}) >= 18'), start: when('"Ada"') }),
      text('b', 'Never', { showIf: when('no') }),
    ];
    expect(checkLogic(buildDefinition(sound))).toStrictEqual([]);
  });

  it('finds nothing in a form without logic', () => {
    fc.assert(
      fc.property(anyDefinition, (definition) => {
        expect(checkLogic(definition)).toStrictEqual([]);
      }),
    );
  });

  it('warns of points in a category that no question has', () => {
    const scored = {
      ...buildField('radio', {
        id: 'q',
        label: 'Capital',
        options: [{ value: 'a', label: 'Rome', right: true }],
      }),
      category: 'history',
    } as Field;
    const form = (category: string) => ({
      ...buildDefinition([scored, text('a', 'Name')]),
      endings: [
        { ...ENDING, id: 'e1', showIf: when(`score("${category}") > 0`) },
        { ...ENDING, id: 'e2' },
      ],
      scoring: { kind: 'points' as const, showResult: 'never' as const, passAt: null },
    });
    const codes = (category: string) => listFindings(form(category)).map(({ finding }) => finding.code);
    expect(codes('history')).toStrictEqual([]);
    expect(codes('histroy')).toContain('unknown_category');
    expect(checkLogic(form('histroy'))).toStrictEqual([]);
  });
});

describe('withRule', () => {
  it('leaves no empty list of jumps behind', () => {
    const [page, ...others] = buildDefinition([text('a', 'Name')]).pages;
    const next = [{ if: when('answered({a})'), goTo: 'e1' }];
    const form = { ...buildDefinition([]), pages: [{ ...page!, next }, ...others] };
    const without = withRule(form, { id: page!.id, key: 'next', index: 0 }, undefined);
    expect(without.pages[0]).toStrictEqual(page);
  });
});
