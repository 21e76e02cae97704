import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, type FormDefinition, type RulePlace } from '@inlay/sdk/model';
import { createRuleContext } from './ruleContext.ts';

const field = (id: string) => ({ ...createField('text'), id, label: id });
const empty = createEmptyDefinition('Form');
const [page] = empty.pages;
const form: FormDefinition = {
  ...empty,
  pages: [
    { ...page!, id: 'p1', items: [field('a'), field('b'), field('c')] },
    { ...page!, id: 'p2', items: [field('d'), { ...createField('header'), id: 'h' }, field('e')] },
  ],
};

const cases: [place: RulePlace, nearest: string][] = [
  [{ id: 'b', key: 'showIf' }, 'a'],
  [{ id: 'h', key: 'showIf' }, 'd'],
  [{ id: 'd', key: 'showIf' }, 'c'],
  [{ id: 'd', key: 'requiredIf' }, 'c'],
  [{ id: 'p2', key: 'showIf' }, 'c'],
  [{ id: 'd', key: 'checks', index: 0 }, 'd'],
  [{ id: 'p1', key: 'next', index: 0 }, 'c'],
  // Nothing is before it, but the answers of its page can be read.
  [{ id: 'a', key: 'showIf' }, 'b'],
];
test.each(cases)(
  'BUILD-091 a new condition at %j asks about the nearest earlier answer',
  (place, nearest) => {
    expect(createRuleContext(form, place).nearest?.expression).toEqual({ field: nearest });
  },
);
