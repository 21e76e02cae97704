import { expect, test } from 'vitest';
import type { FormSummary } from '@inlay/api/contract';
import { arrangeForms, type FormFilter } from './arrangeForms.ts';

const form = (title: string, more: Partial<FormSummary> = {}) =>
  ({
    title,
    description: '',
    active: true,
    hasDraft: false,
    submissionCount: 0,
    lastSubmissionAt: null,
    ...more,
  }) as FormSummary;

const FORMS = [
  form('Ärztetag 10', { lastSubmissionAt: '2026-11-02T10:00:00.000Z', submissionCount: 4 }),
  form('Cake order', { active: false, description: 'For the bakery', submissionCount: 90 }),
  form('arztetag 9', { hasDraft: true, lastSubmissionAt: '2026-11-20T10:00:00.000Z' }),
];

const titles = (question: Partial<FormFilter>): string[] =>
  arrangeForms(FORMS, { search: '', state: 'all', order: 'newest', ...question }).map(({ title }) => title);

test('D-48 forms keep the order of the server, newest first', () => {
  expect(titles({})).toEqual(['Ärztetag 10', 'Cake order', 'arztetag 9']);
});

test.each([
  ['words of title and description, in any order and case', { search: ' BAKERY cake ' }, ['Cake order']],
  ['active ones', { state: 'active' }, ['Ärztetag 10', 'arztetag 9']],
  ['inactive ones', { state: 'inactive' }, ['Cake order']],
  ['ones with changes that visitors do not see yet', { state: 'draft' }, ['arztetag 9']],
  ['none', { search: 'bakery', state: 'active' }, []],
] as const)('DASH-044 a question finds %s', (_what, question, found) => {
  expect(titles(question)).toEqual(found);
});

test.each([
  ['answered', ['arztetag 9', 'Ärztetag 10', 'Cake order']],
  ['submissions', ['Cake order', 'Ärztetag 10', 'arztetag 9']],
  ['title', ['arztetag 9', 'Ärztetag 10', 'Cake order']],
] as const)('DASH-044 forms are ordered by %s', (order, ordered) => {
  expect(titles({ order })).toEqual(ordered);
});
