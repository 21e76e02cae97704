import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createField, type Field, type PublicForm } from '../model/index.ts';
import { group, page, publicForm as pagedForm } from '../react/testing/pagedForm.ts';
import { answersThatFit } from './answersThatFit.ts';
import type { FormEmbedElement } from './FormEmbedElement.ts';
import {
  createElement,
  findInput,
  FORM_ID,
  getInput,
  json,
  publicForm,
  rootOf,
  textField,
  type,
} from './testing/elementScene.ts';

const MESSAGE = 'This form has changed since you opened it.';

const emailField = (id: string, label: string): Field => ({ ...createField('email'), id, label });

/** Revisions that answers were sent to. */
const sent: string[] = [];
let current: PublicForm;
let element: FormEmbedElement;

/** Shows a form with three answers, and a platform that knows one revision at a time. */
async function openFilled(): Promise<void> {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    if (url.endsWith('/visits')) return new Response(null, { status: 204 });
    if (init?.method !== 'POST') return json(200, current);
    const { revisionId } = JSON.parse(init.body ?? '{}') as { revisionId: string };
    sent.push(revisionId);
    if (revisionId !== current.revisionId)
      return json(409, { error: { code: 'form.changed', message: MESSAGE, requestId: 'r' } });
    const submittedAt = '2026-11-21T12:00:00Z';
    return json(201, { submissionId: 's', receiptCode: 'r', submittedAt, redirectUrl: null });
  });
  current = publicForm({ revisionId: 'old' }, [textField('name'), textField('town'), textField('gone')]);
  element = createElement({ 'form-id': FORM_ID });
  document.body.append(element);
  await vi.waitFor(() => expect(findInput(element, 'gone')).not.toBeNull());
  for (const [name, value] of Object.entries({ name: 'Ada', town: 'Paris', gone: 'x' })) {
    type(element, name, value);
    await vi.waitFor(() => expect(getInput(element, name).value).toBe(value));
  }
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

const press = () =>
  rootOf(element)
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const notice = () => rootOf(element).querySelector('[role=alert]')?.textContent;
const valuesOf = (...names: string[]) => names.map((name) => findInput(element, name)?.value);

test('EMBED-066 a form that has changed is shown as it is now, with the answers that still fit', async () => {
  await openFilled();
  current = publicForm({ revisionId: 'new' }, [
    textField('name', 'Full name'),
    emailField('town', 'Town'),
    textField('more'),
  ]);
  press();
  await vi.waitFor(() => expect(findInput(element, 'more')).not.toBeNull());
  expect(notice()).toBe(MESSAGE);
  expect(valuesOf('name', 'town', 'more', 'gone')).toEqual(['Ada', '', '', undefined]);
  press();
  await vi.waitFor(() => expect(sent).toEqual(['old', 'new']));
  await vi.waitFor(() => expect(rootOf(element).querySelector('.form-embed-receipt')).not.toBeNull());
});

test('EMBED-066 rows fit as long as their group is there, and a field left alone gets its start value', () => {
  const rows = group('guests', [textField('guest')]);
  const form = pagedForm([page('one', [textField('nick'), rows])]);
  const answered = { form, values: { guests: [{ guest: 'Ada' }] }, notice: { text: MESSAGE } };
  expect(answersThatFit(answered, form)).toEqual({ guests: [{ guest: 'Ada' }] });
  expect(answersThatFit(answered, pagedForm([page('one', [textField('nick')])]))).toEqual({});
});

test('EMBED-066 neither answers nor notice go on to another form', async () => {
  await openFilled();
  current = publicForm({ revisionId: 'new' }, [textField('name'), textField('more')]);
  press();
  await vi.waitFor(() => expect(valuesOf('name', 'more')).toEqual(['Ada', '']));
  current = publicForm({ id: 'another' }, [textField('name'), textField('third')]);
  element.formId = 'another';
  await vi.waitFor(() => expect(valuesOf('name', 'third')).toEqual(['', '']));
  expect(notice()).toBeUndefined();
});
