import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../../../../api/src/platform/contract/auditLog.ts';
import type { AuditEntry } from '@inlay/api/contract';
import { refusal, showScreen, type Answers } from '../../../testing/showScreen.tsx';
import { AuditLogPage } from './AuditLogPage.tsx';
import { detailsOf, nameOfDoer, sentenceOf } from './auditSentence.ts';

const OLGA = '018f0000-0000-7000-8000-000000000001';
const FORM = '018f0000-0000-7000-8000-0000000000f1';
const SUBMISSION = '018f0000-0000-7000-8000-0000000000e1';

const entry: AuditEntry = {
  id: '018f0000-0000-7000-8000-000000000011',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'publishing',
  action: 'published',
  who: { kind: 'user', id: OLGA, name: 'Olga', email: 'olga@example.com' },
  apiKey: null,
  subject: null,
  form: { id: FORM, title: 'Order a cake' },
  formCount: 1,
  submissionId: null,
  folder: null,
  from: null,
  to: null,
  count: null,
  format: null,
  source: '0a1b2c3d',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
};
const opened: AuditEntry = {
  ...entry,
  id: '018f0000-0000-7000-8000-000000000012',
  kind: 'reading',
  action: 'submission_opened',
  submissionId: SUBMISSION,
  who: { kind: 'client', id: '018f0000-0000-7000-8000-000000000002', name: '', email: 'client@example.com' },
};
const exported: AuditEntry = {
  ...entry,
  id: '018f0000-0000-7000-8000-000000000013',
  kind: 'exports',
  action: 'exported',
  apiKey: 'Sync',
  count: 12,
  format: 'csv',
  source: null,
  userAgent: null,
};
const log = (entries: readonly AuditEntry[], nextCursor: string | null = null) => ({
  entries,
  nextCursor,
  keptDays: 90,
});
const members = {
  members: [
    {
      userId: OLGA,
      fullName: 'Olga',
      email: 'olga@example.com',
      role: 'owner',
      rights: [],
      grants: [],
      isSelf: true,
      isChangeable: true,
    },
  ],
  invitations: [],
};

const show = (answers: Answers, at = '/settings/audit-log') =>
  showScreen(<AuditLogPage />, { at, answers: { 'GET /api/members': members, ...answers } });

test('TEAM-055 entries say who did what, with which key, how much, from where, and for how long they are kept', async () => {
  const screen = show({ 'GET /api/account/audit-log': log([entry, opened, exported]) });
  await expect.poll(() => screen.text()).toContain('Published “Order a cake”');
  for (const said of [
    'Entries are kept for 90 days.',
    'Opened a submission of “Order a cake”',
    'client@example.com',
    'Exported submissions of “Order a cake”',
    '12 submissions · CSV · API key: Sync',
    'Firefox on Windows',
    '0a1b2c3d',
    '3 entries',
  ])
    expect(screen.text()).toContain(said);
  const link = screen.control('Opened a submission of “Order a cake”');
  expect(link.getAttribute('href')).toBe(`/forms/${FORM}/responses?submission=${SUBMISSION}`);
});

test('TEAM-051 TEAM-052 the filter is in the address, the query and the file’s address', async () => {
  const queries: string[] = [];
  const screen = show({
    'GET /api/account/audit-log': (_body: unknown, query: URLSearchParams) => {
      queries.push(query.toString());
      return log([entry]);
    },
  });
  await expect.poll(() => screen.text()).toContain('Published “Order a cake”');
  await screen.type('Kind', 'publishing');
  await expect.poll(() => screen.path()).toContain('kind=publishing');
  await screen.type('Person', OLGA);
  await expect.poll(() => screen.path()).toContain(`person=${OLGA}`);
  await screen.type('First day', '2026-11-01');
  await expect.poll(() => screen.path()).toContain(`person=${OLGA}&kind=publishing&from=2026-11-01`);
  await expect
    .poll(() => queries.at(-1))
    .toMatch(new RegExp(`^personId=${OLGA}&kind=publishing&from=2026-11-01&zone=`));
  await expect
    .poll(() => screen.control('Export CSV').getAttribute('href'))
    .toBe(`/api/account/audit-log/export?${queries.at(-1)}`);
});

test('TEAM-051 Back undoes a chosen filter, and a typed day with it', async () => {
  const screen = show({ 'GET /api/account/audit-log': log([entry]) });
  await screen.type('Kind', 'publishing');
  await expect.poll(() => screen.path()).toContain('kind=publishing');
  await screen.type('First day', '2026-11-01');
  await expect.poll(() => screen.path()).toContain('from=2026-11-01');
  await screen.type('Person', OLGA);
  await expect.poll(() => screen.path()).toContain(`person=${OLGA}`);
  await screen.go(-1);
  await expect.poll(() => screen.path()).toBe('/settings/audit-log?kind=publishing&from=2026-11-01');
  await screen.go(-1);
  await expect.poll(() => screen.path()).toBe('/settings/audit-log');
});

test('TEAM-051 more entries are loaded behind the last one', async () => {
  const second = { ...entry, id: '018f0000-0000-7000-8000-000000000014', form: { id: FORM, title: 'Older' } };
  const screen = show({
    'GET /api/account/audit-log': (_body: unknown, query: URLSearchParams) =>
      query.get('cursor') === 'next' ? log([second]) : log([entry], 'next'),
  });
  await screen.press('Load more');
  await expect.poll(() => screen.text()).toContain('Published “Older”');
  expect(screen.text()).toContain('2 entries');
});

test('TEAM-055 an empty log, and a filter without results, are said in words', async () => {
  const screen = show({ 'GET /api/account/audit-log': log([]) });
  await expect.poll(() => screen.text()).toContain('Nothing recorded yet');
  await screen.type('Kind', 'keys');
  await expect.poll(() => screen.text()).toContain('No results for this filter');
  await screen.press('Show all');
  await expect.poll(() => screen.text()).toContain('Nothing recorded yet');
});

test('TEAM-055 TEAM-016 a role that may not read it is told whom to ask', async () => {
  const abilities = { manage: false, organise: true, edit: true, work: true, read: true };
  const screen = show({
    'GET /api/auth/session': {
      user: { id: 'a', role: 'user', formLimit: null, limits: { abilities, owners: ['Olga'] } },
      secondFactor: null,
    },
    'GET /api/account/audit-log': refusal(403, 'Not allowed', 'access.denied'),
  });
  await expect.poll(() => screen.text()).toContain('Your role doesn’t allow this. Ask Olga.');
  expect(screen.text()).not.toContain('Failed to load');
});

test('TEAM-055 a log that cannot be loaded says so, and can be asked for again', async () => {
  let times = 0;
  const screen = show({
    'GET /api/account/audit-log': () => (times++ === 0 ? refusal(503, 'Come back later') : log([entry])),
  });
  await expect.poll(() => screen.text()).toContain('Failed to load the audit log');
  await screen.press('Try again');
  await expect.poll(() => screen.text()).toContain('Published “Order a cake”');
});

test('TEAM-055 every action has a sentence of its own but assignments, also where what it names is gone', () => {
  const sentences = AUDIT_ACTIONS.map((action) =>
    sentenceOf({ ...entry, action, form: { id: FORM, title: null }, subject: null }),
  );
  expect(sentences.every((one) => /^[A-Z][^{}]+$/.test(one))).toBe(true);
  expect(new Set(sentences).size).toBe(AUDIT_ACTIONS.length - 2);
  expect(sentenceOf({ ...entry, form: null, formCount: 3 })).toBe('Published 3 forms');
  expect(detailsOf({ ...entry, action: 'member_changed', from: 'editor', to: 'viewer' })).toBe(
    'Before: Editor, now: Viewer',
  );
  expect(nameOfDoer({ ...entry, who: { kind: 'user', id: OLGA, name: '', email: null } })).toBe(
    'Deleted account',
  );
});
