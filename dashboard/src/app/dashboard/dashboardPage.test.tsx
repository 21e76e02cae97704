import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/queryClient.ts';
import { showScreen, type Screen } from '../../testing/showScreen.tsx';
import { DashboardPage } from './DashboardPage.tsx';

beforeEach(() => queryClient.clear());

const show = (role: 'admin' | 'user', clients: number, at = '/dashboard'): Screen =>
  showScreen(<DashboardPage />, {
    at,
    answers: {
      'GET /api/auth/session': { user: { id: `${role}-1`, role, formLimit: null }, secondFactor: null },
      'GET /api/forms': { forms: [] },
      'GET /api/model': { isAllowed: false, isReady: false, host: null, model: null, settings: null },
      'GET /api/submissions/nearing-deletion': { count: 0, earliestAt: null },
      'GET /api/settings': { trashRetentionDays: 30 },
      'GET /api/folders': { folders: [] },
      'GET /api/forms/trends': { from: '2026-11-10', trends: [] },
      'GET /api/admin/clients': { clients: [], total: clients, nextCursor: null },
    },
  });
const openTab = (): string | undefined =>
  document.querySelector('[role=tab][aria-selected=true]')?.textContent;

test('DASH-003 D-187 an administrator who has clients lands on them', async () => {
  show('admin', 2);
  await expect.poll(() => openTab()).toBe('Client Management');
});

test.each([
  ['DASH-003 D-187 an administrator without any', 'admin'],
  ['DASH-004 a user', 'user'],
] as const)('%s lands on Home, which shows forms and repeats no tab', async (_who, role) => {
  const screen = show(role, 0);
  await expect.poll(() => screen.text()).toContain('Total Forms');
  expect(openTab()).toBeUndefined();
});

test('DASH-012 the breadcrumb of My Forms leads to Home, also where My Forms was open last', async () => {
  localStorage.setItem('dashboard-tab.user-1', '"forms"');
  const screen = show('user', 0);
  await expect.poll(() => openTab()).toBe('My Forms');
  await screen.press('Dashboard');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  await expect.poll(() => openTab()).toBeUndefined();
});

test('D-46 D-187 the tab that was open last opens again, unless the address names another', async () => {
  const first = show('admin', 2, '/dashboard?tab=folders');
  await expect.poll(() => openTab()).toBe('Client Folders');
  await first.press('My Forms');
  await first.press('Client Folders');
  await expect.poll(() => first.path()).toBe('/dashboard?tab=folders');
  await expect.poll(() => localStorage.getItem('dashboard-tab.admin-1')).toBe('"folders"');
});

test('D-46 D-187 what was open last is kept for each person', async () => {
  localStorage.setItem('dashboard-tab.admin-1', '"folders"');
  localStorage.setItem('dashboard-tab.user-1', '"assigned"');
  show('admin', 2);
  await expect.poll(() => openTab()).toBe('Client Folders');
});
