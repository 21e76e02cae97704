import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import type { Analytics, VisitReport } from '../../../api/src/platform/contract/index.ts';
import type { TestPerson } from './testApi.ts';

const field = (type: 'header' | 'text' | 'email', id: string, label: string) => ({
  ...createField(type),
  id,
  label,
});

/** A heading and three fields. */
export const analysedDefinition = (title: string): FormDefinition =>
  withFields(createEmptyDefinition(title), [
    field('header', 'head', 'Head'),
    field('text', 'name', 'Name'),
    field('email', 'email', 'Email'),
    field('text', 'city', 'City'),
  ]);

/** All that the tests ever do. */
export const WHOLE_YEAR = '?from=2026-01-01&to=2026-12-31&zone=UTC';

/** The figures a person is shown. */
export async function readFigures(person: TestPerson, query: string): Promise<Analytics> {
  const answer = await person.get(`/api/analytics${query}`);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body as Analytics;
}

/** Returns a page load with the given progress. */
export const pageLoad = (part: Partial<VisitReport> = {}): VisitReport => ({
  loadId: randomUUID(),
  hasStarted: false,
  seconds: null,
  reached: [],
  errors: [],
  ...part,
});
