import { expect, test, vi } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const definition = withFields(createEmptyDefinition('Bakery'), [
  { ...createField('text'), id: 'country', label: 'Country' },
  {
    ...createField('text'),
    id: 'vat',
    label: 'VAT number',
    showIf: { op: 'eq', of: [{ field: 'country' }, { lit: 'Austria' }] },
  },
]);
const drawer = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';

test('BUILD-094 the form is tried beside the canvas: why a field is hidden, and what came is kept as a test; the canvas shows which conditions hold', async () => {
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
    'GET /api/badge': {},
  });
  await screen.press('Logic');
  await screen.press('Try the form');
  await expect.poll(drawer).toContain('VAT number: because');
  const chip = () => document.querySelector('[data-field=vat] [title^="If "]')?.getAttribute('data-taken');
  await expect.poll(chip).toBe('false');
  // Nothing was tried yet: there is no test in it.
  await screen.press('Keep as test');
  expect(screen.control('Keep as test').getAttribute('aria-disabled')).toBe('true');
  expect(drawer()).not.toContain('1 test passes.');
  const country = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[data-try] input[name*=country]');
    if (!found) throw new Error('The form is not there yet.');
    return found;
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(country, 'Austria');
  country.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(drawer).not.toContain('VAT number: because');
  await expect.poll(chip).toBe('true');
  const keep = await vi.waitFor(() => screen.control('Keep as test'));
  for (const detail of [1, 2]) keep.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  await expect.poll(drawer).toContain('1 test passes.');
  expect(drawer()).toContain('Country: Austria');
});

test('NOTIF-073 the drawer says whom the tried answers would be told to, with the condition and why not', async () => {
  const condition = { op: 'eq' as const, of: [{ field: 'country' }, { lit: 'Austria' }] };
  const route = { to: null, condition, isTold: false, reason: 'unmet' as const };
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
    'GET /api/badge': {},
    [`POST /api/forms/${FORM}/routing/try`]: {
      routes: [
        { ...route, kind: 'slack', name: 'Orders' },
        { ...route, kind: 'recipient', name: 'ada@example.com', condition: null, isTold: true, reason: null },
      ],
    },
  });
  await screen.press('Logic');
  await screen.press('Try the form');
  await screen.press('Show who is notified');
  await expect.poll(drawer).toContain('Notification email: ada@example.comAlways');
  expect(drawer()).toContain('Slack: OrdersOnly when Country is “Austria” · The condition doesn’t fit.');
  const sent = screen.calls.find(({ call }) => call.endsWith('/routing/try'));
  expect(sent?.body).toMatchObject({ definition: { title: 'Bakery' }, answers: {} });
});
