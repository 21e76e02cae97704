import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { showScreen } from '../../../testing/showScreen.tsx';
import { loadLayouts } from '@inlay/sdk/react';
import { PagedPreview } from './PagedPreview.tsx';

await loadLayouts();

const field = (type: 'text' | 'number' | 'captcha', id: string) => ({ ...createField(type), id, label: id });

test('BUILD-006 D-75 a form with a plan is checked on its last page, without a captcha, and not sent', async () => {
  const name = { ...field('text', 'name'), required: true };
  const definition = withFields(createEmptyDefinition('Everything'), [
    name,
    field('number', 'count'),
    field('captcha', 'robot'),
  ]);
  const screen = showScreen(<PagedPreview definition={definition} formId="f" />, { answers: {} });
  await screen.press('Submit');
  await expect.poll(() => screen.text()).toContain('Please fix the errors below and try again');
  await screen.type('name *', 'Ada');
  await screen.press('Submit');
  await expect.poll(() => screen.text()).toContain('The form would be sent now');
  expect(screen.calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
});
