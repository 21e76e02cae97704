import { expect, onTestFinished, test } from 'vitest';
import type { AdminClient } from '@inlay/api/contract';
import { setTimeZone } from '../../../lib/formatTime.ts';
import { showScreen } from '../../../testing/showScreen.tsx';
import { ClientForms } from './ClientForms.tsx';

const FORM: AdminClient['forms'][number] = {
  id: 'cakes',
  title: 'Cakes',
  active: true,
  access: {
    mayReadSubmissions: true,
    mayExport: true,
    mayComment: false,
    seesStatus: false,
    visibleFields: null,
    visibleFrom: '2026-11-20T11:00:00.000Z',
  },
};
const CLIENT: AdminClient = {
  id: 'ada',
  email: 'ada@example.com',
  name: null,
  companyName: null,
  isActive: true,
  isEmailConfirmed: true,
  invitation: null,
  lastSeenAt: null,
  unreadCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  folders: [],
  forms: [FORM],
};
const ASSIGN = '/api/admin/forms/cakes/assignment';

test('D-142 D-22 the first visible day is one of the zone of the profile, not of the browser', async () => {
  setTimeZone('Pacific/Auckland');
  onTestFinished(() => setTimeZone(null));
  const screen = showScreen(<ClientForms client={CLIENT} />, { answers: { [`PATCH ${ASSIGN}`]: {} } });
  await expect.poll(screen.text).toContain('Client sees submissions from');
  const day = screen.control('Client sees submissions from') as HTMLInputElement;
  expect(day.value).toBe('2026-11-21');
  await screen.type('Client sees submissions from', '2026-07-01');
  day.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH')))
    .toEqual({
      call: `PATCH ${ASSIGN}`,
      body: { clientAccess: { visibleFrom: '2026-06-30T12:00:00.000Z' } },
    });
});

test('CLNT-088 a folder stays shared until that is confirmed', async () => {
  const folder = { id: 'orders', name: 'Orders', formCount: 2, preset: 'everything' as const };
  const client = {
    ...CLIENT,
    forms: [],
    folders: [{ ...folder, mayExport: true, mayComment: false, seesStatus: false }],
  };
  const path = '/api/admin/clients/ada/folders/orders';
  const screen = showScreen(<ClientForms client={client} />, { answers: { [`DELETE ${path}`]: undefined } });
  const removed = () => screen.calls.filter(({ call }) => call === `DELETE ${path}`).length;
  await screen.press('Stop sharing Orders');
  await expect
    .poll(screen.text)
    .toContain('ada@example.com loses access to its forms and submissions at once.');
  await screen.press('Cancel');
  expect(removed()).toBe(0);
  await screen.press('Stop sharing Orders');
  await screen.press('Stop sharing');
  await expect.poll(removed).toBe(1);
});
