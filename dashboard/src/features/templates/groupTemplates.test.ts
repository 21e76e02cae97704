import { expect, test } from 'vitest';
import type { Template } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { groupTemplates, shownLabels } from './groupTemplates.ts';

const build = (name: string, category: string, labels: string[] = []): Template => ({
  id: name,
  isBuiltIn: true,
  name,
  category,
  description: `About ${name}`,
  fieldCount: labels.length,
  definition: withFields(
    createEmptyDefinition(name),
    labels.map((label) => ({ ...createField('text'), label })),
  ),
});

const TEMPLATES = [
  build('Basic', 'Contact', ['Name']),
  build('Job', 'Business', ['Position']),
  build('Detailed', 'Contact'),
];
const found = (search: string) =>
  groupTemplates(TEMPLATES, search).map(({ category, templates }) => [
    category,
    templates.map(({ name }) => name),
  ]);

test('TMPL-003 TMPL-004 templates stand under their categories, in the order in which these were first named', () => {
  expect(found('')).toEqual([
    ['Contact', ['Basic', 'Detailed']],
    ['Business', ['Job']],
  ]);
});

test('TMPL-023 a search looks at names, descriptions, categories and labels, and leaves no empty group', () => {
  expect(found(' JOB ')).toEqual([['Business', ['Job']]]);
  expect(found('about det')).toEqual([['Contact', ['Detailed']]]);
  expect(found('position')).toEqual([['Business', ['Job']]]);
  expect(found('contact')).toEqual([['Contact', ['Basic', 'Detailed']]]);
  expect(found('nothing')).toEqual([]);
});

test('TMPL-009 a card names three fields and counts the others', () => {
  expect(shownLabels(build('T', 'C', ['A', 'B', 'C', 'D', 'E']))).toEqual({
    labels: ['A', 'B', 'C'],
    more: 2,
  });
  expect(shownLabels(build('T', 'C', ['A', ' ', 'B']))).toEqual({ labels: ['A', 'B'], more: 0 });
});
