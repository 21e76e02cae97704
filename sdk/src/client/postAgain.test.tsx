import { expect, test, vi } from 'vitest';
import { formScene, serverAnswering } from '../react/testing/formScene.tsx';
import { group, page, publicForm, text } from '../react/testing/pagedForm.ts';

const { root, show, type, send } = formScene();

const trip = publicForm([
  page('one', [text('name'), text('nick', { start: { lit: 'Nobody' } })]),
  page('two', [group('guests', [text('guest')])]),
  page('three', [text('note')]),
]);

test('EMBED-066 a form that has changed is posted with the answers of all its pages', async () => {
  const posted: [string, string][][] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push([...new FormData(this)] as [string, string][]);
    this.remove();
  });
  serverAnswering(409, { error: { code: 'form.changed', message: 'Changed.', requestId: 'r' } }).release();
  await show({ form: trip, idempotencyKey: 'plain key' });
  // What an earlier plain post brought along, and the visitor has changed since.
  const carried = document.createElement('input');
  Object.assign(carried, { type: 'hidden', name: 'answers.name', value: 'Old' });
  root.querySelector('form')?.append(carried);
  await type('name', 'Ada');
  await type('nick', '');
  await send();
  await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('Page two'));
  await type('guests\\.0\\.guest', 'Bo');
  await send();
  await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('Page three'));
  await type('note', 'Soon');
  await send();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toEqual([
    ['revisionId', trip.revisionId],
    ['idempotencyKey', 'plain key'],
    ['at', 'three'],
    ['answers.name', 'Ada'],
    ['emptied', 'nick'],
    ['answers.note', 'Soon'],
    ['rows.guests', '1'],
    ['answers.guests.0.guest', 'Bo'],
  ]);
  vi.restoreAllMocks();
});
