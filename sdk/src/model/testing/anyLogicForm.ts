import type fc from 'fast-check';
import type { Field } from '../fields/field.ts';
import type { FormDefinition, Item } from '../definition/formDefinition.ts';
import { isRepeat, isSection, type TreeField, type TreeItem } from '../logic/formTree.ts';
import { createOptions } from '../fields/options.ts';
import { anyFormTree, anyTreeAnswers } from './anyFormTree.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';

/** Makes a field that asks for what the tree says: a choice where there are options, else a text. */
function fieldOf({ id, required = false, options, checks = [], ...rules }: TreeField): Field {
  const changes = {
    id,
    required,
    ...rules,
    checks: checks.map(({ must }, index) => ({ must, message: `Check ${index}` })),
  };
  if (!options) return buildField('text', changes);
  const offered = createOptions(options.map(({ value }) => value));
  return buildField('checkbox', {
    ...changes,
    options: offered.map((option, index) => ({ ...option, ...options[index] })),
  });
}

function itemOf(item: TreeItem): Item {
  const texts = { label: item.id, help: '' };
  if (isSection(item)) return { ...item, ...texts, items: item.items.map(fieldOf) };
  if (!isRepeat(item)) return fieldOf(item);
  return { ...item, ...texts, min: 0, max: 2, addLabel: '', rowLabel: '', items: item.items.map(fieldOf) };
}

/** Any form of three pages with conditions, jumps, options, checks, rows and values. */
export const anyLogicForm: fc.Arbitrary<FormDefinition> = anyFormTree.map(({ pages, values, endings }) => ({
  ...buildDefinition([]),
  pages: pages.map((page) => ({
    title: '',
    description: '',
    nextLabel: '',
    ...page,
    next: page.next ? [...page.next] : [],
    items: page.items.map(itemOf),
  })),
  values: values.map((value) => ({
    ...value,
    name: value.id,
    show: 'inbox' as const,
    format: 'text' as const,
  })),
  endings: endings.map((ending) => ({
    ...ending,
    kind: 'stored' as const,
    title: '',
    text: '',
    redirectUrl: null,
  })),
}));

/** Any answers to such a form, right or not. */
export const anyLogicAnswers = anyTreeAnswers;
