import { expect, test } from 'vitest';
import type { AdminClient } from '@inlay/api/contract';
import { refusal, shownText, showScreen } from '../../../testing/showScreen.tsx';
import { ClientsTab } from './ClientsTab.tsx';

const client = (id: string, unreadCount: number): AdminClient => ({
  id,
  email: `${id}@example.com`,
  name: null,
  companyName: null,
  isActive: true,
  isEmailConfirmed: true,
  invitation: null,
  lastSeenAt: null,
  unreadCount,
  createdAt: '2026-01-01T00:00:00Z',
  folders: [],
  forms: [],
});

test('CLNT-100 the list says what each client has not read; the order is asked for and kept in the address', async () => {
  const orders: (string | null)[] = [];
  const screen = showScreen(<ClientsTab />, {
    answers: {
      'GET /api/admin/clients': (_sent: unknown, query: URLSearchParams) => {
        orders.push(query.get('order'));
        return { clients: [client('ada', 7), client('grace', 1_000)], nextCursor: null, total: 2 };
      },
    },
  });
  await expect.poll(shownText).toContain('ada@example.com');
  const unread = [...document.querySelectorAll('td[data-title=Unread]')].map((cell) => cell.textContent);
  expect(unread).toEqual(['7', '99+']);
  await screen.type('Order', 'unread');
  await expect.poll(() => orders).toEqual([null, 'unread']);
  expect(screen.path()).toBe('/?order=unread');
});

test('CLNT-062 D-139 who is not active says whether the address is confirmed', async () => {
  const waiting = { ...client('ada', 0), isActive: false, isEmailConfirmed: false };
  const clients = [waiting, { ...client('grace', 0), isActive: false }, client('lin', 0)];
  showScreen(<ClientsTab />, {
    answers: { 'GET /api/admin/clients': { clients, nextCursor: null, total: 3 } },
  });
  await expect.poll(shownText).toContain('lin@example.com');
  await expect
    .poll(() => [...document.querySelectorAll('td[data-title=State]')].map((cell) => cell.textContent))
    .toEqual(['InactiveEmail not confirmed', 'InactiveEmail confirmed', 'Active']);
});

test('CLNT-055 a client is created by email, password, name and company', async () => {
  const screen = showScreen(<ClientsTab />, {
    answers: { 'GET /api/admin/clients': { clients: [client('ada', 0)], nextCursor: null, total: 1 } },
  });
  await screen.press('Create client');
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Company Name');
  const labels = [...document.querySelectorAll('[role=dialog] label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Email *', 'Password *', 'Name', 'Company Name']);
});

const refused = refusal(500, '');
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
    visibleFrom: null,
  },
};

test('CLNT-061 CLNT-066 CLNT-072 what cannot be done with a client is told, and nothing typed is lost', async () => {
  const clients = [{ ...client('ada', 0), forms: [FORM] }];
  const screen = showScreen(<ClientsTab />, {
    answers: {
      'GET /api/admin/clients': { clients, nextCursor: null, total: 1 },
      'GET /api/admin/forms': { forms: [], nextCursor: null, total: 0 },
      'GET /api/folders': { folders: [] },
      'PATCH /api/admin/clients/ada': refused,
      'PATCH /api/admin/forms/cakes/assignment': refused,
      'POST /api/admin/clients': refused,
    },
  });
  await screen.press('Actions for ada@example.com');
  await screen.press('Deactivate');
  await expect.poll(shownText).toContain('Failed to update client status');
  await screen.press('Forms of ada@example.com');
  await screen.press('Unassign Cakes');
  await expect.poll(shownText).toContain('Failed to update form assignment');
  await screen.press('Create client');
  await screen.type('Email *', 'new@example.com');
  await screen.type('Password *', 'Correct-Horse-9');
  document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit();
  await expect.poll(shownText).toContain('Failed to create client');
  expect((screen.control('Email *') as HTMLInputElement).value).toBe('new@example.com');
});

test('CLNT-073 clients that cannot be loaded are told', async () => {
  showScreen(<ClientsTab />, { answers: { 'GET /api/admin/clients': refused } });
  await expect.poll(shownText).toContain('Failed to fetch clients');
});
