import { expect, test } from 'vitest';
import type { AdminBackup, AdminSignedLog, AdminOverview, AdminUser } from '@inlay/api/contract';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const waiting: AdminUser = {
  userId: '0195b9f0-0000-7000-8000-000000000001',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  approvalRequestedAt: '2026-01-01T00:00:00Z',
  isApproved: false,
  role: 'user',
  formLimit: null,
  formCount: 0,
  lastSignedInAt: null,
  hasSecondFactor: false,
  isProtected: false,
};
const overview: AdminOverview = {
  pendingApprovals: 1,
  totalUsers: 2,
  totalForms: 3,
  assignedForms: 0,
  unansweredMessages: [],
};

const noBackup: AdminBackup = {
  to: null,
  nextAt: null,
  isLate: false,
  last: null,
  failure: null,
  shippedUntil: null,
};
const goodBackup: AdminBackup = {
  to: '/mnt/backup',
  nextAt: '2026-12-02T02:30:00.000Z',
  isLate: false,
  last: { endedAt: '2026-12-01T02:31:00.000Z', bytes: 2_000_000, isEncrypted: true },
  failure: null,
  shippedUntil: '2026-12-01T09:00:00.000Z',
};

const goodLog: AdminSignedLog = {
  lastAt: '2026-12-01T09:00:00.000Z',
  isLate: false,
  check: { at: '2026-12-01T04:27:00.000Z', misfits: 0 },
};

test('ADMIN-002 who waits appears with what is above it: nothing jumps when one answer is late', async () => {
  let answer: (found: AdminOverview) => void = () => undefined;
  let areUsersAnswered = false;
  const screen = showScreen(<OverviewPage />, {
    answers: {
      'GET /api/admin/overview': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/admin/users': () => {
        areUsersAnswered = true;
        return { users: [waiting], nextCursor: null, total: 1 };
      },
      'GET /api/admin/mail': { mails: [], nextCursor: null },
      'GET /api/admin/backup': noBackup,
      'GET /api/admin/signed-log': goodLog,
      'GET /api/admin/failures': { failures: [] },
      'GET /api/admin/usage': { submissions: 0, storedBytes: 0, accounts: [] },
    },
  });
  await expect.poll(() => areUsersAnswered).toBe(true);
  // A turn of the event loop in which the users would be drawn.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.text()).not.toContain('Ada Lovelace');
  answer(overview);
  await expect.poll(shownText).toContain('Ada Lovelace');
});

test('ADMIN-050 ADMIN-051 the overview says what fails, with the way there, and how much each account uses', async () => {
  const screen = showScreen(<OverviewPage />, {
    answers: {
      'GET /api/admin/overview': overview,
      'GET /api/admin/users': { users: [], nextCursor: null, total: 0 },
      'GET /api/admin/mail': { mails: [], nextCursor: null },
      'GET /api/admin/backup': noBackup,
      'GET /api/admin/signed-log': goodLog,
      'GET /api/admin/failures': {
        failures: [
          {
            channel: 'webhook',
            form: { id: 'f', title: 'Orders' },
            ownerName: 'Grace Hopper',
            ownerEmail: 'grace@example.com',
            count: 3,
            lastError: 'Answered 500',
            lastAt: '2026-01-01T00:00:00Z',
          },
        ],
      },
      'GET /api/admin/usage': {
        submissions: 1_200,
        storedBytes: 2_000_000,
        accounts: [
          {
            accountId: 'a',
            ownerName: 'Grace Hopper',
            ownerEmail: 'grace@example.com',
            formCount: 4,
            submissions: 1_100,
            storedBytes: 1_000_000,
          },
        ],
      },
    },
  });
  await expect.poll(shownText).toContain('3 deliveries');
  expect(shownText()).toContain('Answered 500');
  expect(screen.control('Orders').getAttribute('href')).toBe('/forms/f/settings/deliveries');
  await expect.poll(shownText).toContain('1,200 submissions in 30 days');
  expect(shownText()).toContain('1,100');
});

test.each([
  ['none', noBackup, 'No backup is scheduled'],
  ['good', goodBackup, null],
  ['late', { ...goodBackup, isLate: true }, 'The last good backup is too old'],
  ['first', { ...goodBackup, isLate: true, last: null }, 'No backup yet'],
  ['open', { ...goodBackup, last: { ...goodBackup.last!, isEncrypted: false } }, 'Backups are not encrypted'],
  [
    'failed',
    { ...goodBackup, isLate: true, failure: { at: '2026-12-01T02:31:00.000Z', reason: 'The disk is full.' } },
    'The last backup failed',
  ],
] as const)('BACKUP-011 the overview says how backups stand: %s', async (_name, backup, warning) => {
  showScreen(<OverviewPage />, {
    answers: {
      'GET /api/admin/overview': overview,
      'GET /api/admin/users': { users: [], nextCursor: null, total: 0 },
      'GET /api/admin/mail': { mails: [], nextCursor: null },
      'GET /api/admin/backup': backup,
      'GET /api/admin/signed-log': goodLog,
      'GET /api/admin/failures': { failures: [] },
      'GET /api/admin/usage': { submissions: 0, storedBytes: 0, accounts: [] },
    },
  });
  await expect.poll(shownText).toContain(warning ?? '1.9 MB');
  const warned = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '');
  expect(warned.filter(Boolean).map((text) => (warning ? text.includes(warning) : text))).toEqual(
    warning ? [true] : [],
  );
  expect(shownText().includes('/mnt/backup')).toBe(backup.to !== null);
});

test.each([
  ['good', goodLog, null],
  [
    'tampered',
    { ...goodLog, check: { at: '2026-12-01T04:27:00.000Z', misfits: 3 } },
    '3 rows don’t fit the log',
  ],
  ['quiet', { ...goodLog, isLate: true }, 'Nothing is logged'],
  ['new', { lastAt: null, isLate: true, check: null }, 'Nothing is logged'],
] as const)('RCPT-020 the overview says whether rows fit the signed log: %s', async (_name, log, warning) => {
  showScreen(<OverviewPage />, {
    answers: {
      'GET /api/admin/overview': overview,
      'GET /api/admin/users': { users: [], nextCursor: null, total: 0 },
      'GET /api/admin/mail': { mails: [], nextCursor: null },
      'GET /api/admin/backup': goodBackup,
      'GET /api/admin/signed-log': log,
      'GET /api/admin/failures': { failures: [] },
      'GET /api/admin/usage': { submissions: 0, storedBytes: 0, accounts: [] },
    },
  });
  await expect.poll(shownText).toContain('Last entry');
  const warned = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '');
  expect(warned.filter(Boolean).map((text) => (warning ? text.includes(warning) : text))).toEqual(
    warning ? [true] : [],
  );
});
