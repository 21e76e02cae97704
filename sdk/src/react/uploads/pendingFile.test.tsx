import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { createField, withFields } from '../../model/index.ts';
import { form, formScene } from '../testing/formScene.tsx';
import { setKept, uploadsOf } from './runningUploads.ts';

const { root, show, send } = formScene();
const file = { name: 'a.txt', size: 1, type: 'text/plain' };

test('EMBED-029 the line of a file that was on its way is struck out once it has arrived', async () => {
  const files = { ...createField('file'), id: 'files', label: 'Files' };
  await show({ form: { ...form, definition: withFields(form.definition, [files]) } });
  const control = root.querySelector('input[type=file]')?.id ?? '';
  await act(() => uploadsOf(control).shown?.onFiles([{ id: '', ...file }]));
  await send();
  const lines = () =>
    Array.from(root.querySelectorAll('.form-embed-summary li'), ({ className }) => className);
  await vi.waitFor(() => expect(lines()).toEqual(['']));
  await act(() => setKept(control, [{ id: 'ticket', ...file }]));
  expect(lines()).toEqual(['form-embed-done']);
});
