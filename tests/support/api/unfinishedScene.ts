import { randomBytes, randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  withPages,
  type Field,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { expect } from 'vitest';
import type { BuiltForm, TestApi, TestPerson } from './testApi.ts';

export const textField = (id: string, changes: Partial<Field> = {}): Field =>
  Object.assign(createField('text'), { id, label: `The ${id}`, ...changes });

export const radioField = (id: string, values: readonly string[]): Field =>
  Object.assign(createField('radio'), {
    id,
    label: `The ${id}`,
    options: values.map((value) => ({ value, label: value })),
  });

export const pageWith = (id: string, ...items: Field[]): Page => ({
  id,
  title: id,
  description: '',
  nextLabel: '',
  items,
});

export const formWith = (...pages: Page[]): FormDefinition =>
  withPages(createEmptyDefinition('Order'), pages);

/** Three pages: a name, a colour, a note. */
export const ORDER = formWith(
  pageWith('p1', textField('name', { required: true })),
  pageWith('p2', radioField('colour', ['red', 'green'])),
  pageWith('p3', textField('note')),
);

/** What a visitor's browser saves. */
export interface SavedBody {
  revisionId: string;
  idempotencyKey: string;
  token: string;
  version: number;
  savedBy: string;
  pageId: string | null;
  answers: Record<string, unknown>;
}

export const createSecret = (): string => randomBytes(16).toString('hex');

/** A new visitor's browser, which has a name to save. */
export const deviceOf = ({ revisionId }: BuiltForm): SavedBody => ({
  revisionId,
  idempotencyKey: randomUUID(),
  token: createSecret(),
  version: 0,
  savedBy: createSecret(),
  pageId: 'p1',
  answers: { name: 'Ada' },
});

/** Data that a page hands its script. */
export const dataIn = (html: string) => JSON.parse(/id="form-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

/** Returns what is done with a form that keeps answers in progress, over HTTP. */
export const unfinishedWays = (api: TestApi, owner: TestPerson, form: BuiltForm) => ({
  /** Changes whether and how long it keeps answers, and what else is given. */
  async keeps(keepsUnfinished: boolean, changes: object = {}): Promise<void> {
    const { status } = await owner.patch(`/api/forms/${form.id}/publishing`, { keepsUnfinished, ...changes });
    expect(status).toBe(200);
  },
  /** Saves a new state of the form. */
  async change(definition: FormDefinition): Promise<void> {
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    const { status, body } = await owner.put(`/api/forms/${form.id}/definition`, { definition, version });
    expect([status, body.error]).toEqual([200, undefined]);
  },
  save: (body: object) => api.visitor().post(`/api/public/forms/${form.id}/unfinished`, body),
  send: ({ revisionId, idempotencyKey, answers }: SavedBody) =>
    api.visitor().post(`/api/public/forms/${form.id}/submissions`, { revisionId, idempotencyKey, answers }),
  mail: ({ token }: SavedBody, address: string) =>
    api.visitor().post(`/api/public/forms/${form.id}/unfinished/mail`, { token, address }),
  open: (token: string) => api.visitor().get(`/embed/${form.id}?continue=${token}`),
  rows: () =>
    api.database.query<Record<string, unknown>>('select * from unfinished_answers where form_id = $1', [
      form.id,
    ]),
  stored: () =>
    api.database.query<{ submission_data: object }>('select * from form_submissions where form_id = $1', [
      form.id,
    ]),
});

export type UnfinishedWays = ReturnType<typeof unfinishedWays>;
