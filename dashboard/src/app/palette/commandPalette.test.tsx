import { createField } from '@inlay/sdk/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/queryClient.ts';
import { showScreen, type Screen } from '../../testing/showScreen.tsx';
import { CommandPalette } from './CommandPalette.tsx';

beforeEach(() => queryClient.clear());

const FORMS = [
  { id: 'f1', title: 'Cake order', abilities: { update: true } },
  { id: 'f2', title: 'Contact', abilities: { update: true } },
  { id: 'f3', title: 'Course', abilities: { update: true } },
];

const show = (
  role: 'admin' | 'user',
  onClose = vi.fn<() => void>(),
): Screen & { onClose: typeof onClose } => ({
  onClose,
  ...showScreen(<CommandPalette opened onClose={onClose} />, {
    answers: {
      'GET /api/auth/session': { user: { id: 'a', role, formLimit: null }, secondFactor: null },
      'GET /api/forms': { forms: FORMS },
      'GET /api/admin/clients': { clients: [{ id: 'c', name: 'Ada', email: 'ada@example.com' }], total: 1 },
      'GET /api/submissions': {
        submissions: [
          {
            id: 's',
            revisionId: 'r',
            formTitle: 'Contact',
            receiptCode: '7KQ2-M9XD-4TRW',
            submittedAt: new Date(Date.now() - 120_000).toISOString(),
            answers: { day: '2026-12-24', who: 'Ben', wish: 'I would like a big cake on Sunday' },
          },
        ],
        revisions: {
          r: {
            fields: [
              { ...createField('date'), id: 'day', label: 'Day' },
              { ...createField('text'), id: 'who', label: 'Your name' },
              { ...createField('textarea'), id: 'wish', label: 'Wish' },
            ],
          },
        },
      },
    },
  }),
});

const options = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const active = (): string => {
  const box = document.querySelector('[role=combobox]');
  return document.getElementById(box?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
};
const key = (name: string): void => {
  document
    .querySelector('[role=combobox]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
};

test('SHELL-048 typing finds a form with its places, answers with their senders and what was found, and clients; Enter goes there', async () => {
  const screen = show('admin');
  await screen.type('Search or jump to', 'cake');
  await expect
    .poll(options)
    .toEqual([
      'Cake order',
      'Cake orderResponses',
      'Cake orderSummary',
      'Cake orderSettings',
      'Adaada@example.com',
      'BenWish: I would like a big cake on SundayContact · 2 minutes ago',
      'All answers with “cake”',
    ]);
  expect(active()).toBe('Cake order');
  key('ArrowDown');
  await expect.poll(active).toBe('Cake orderResponses');
  key('Enter');
  await expect.poll(() => screen.path()).toBe('/forms/f1/responses');
  expect(screen.onClose).toHaveBeenCalledOnce();
});

test('SHELL-048 arrows go round, and administration is not offered to a user', async () => {
  const screen = show('user');
  await expect.poll(() => screen.text()).toContain('Contact');
  expect(screen.text()).not.toContain('Admin');
  key('ArrowUp');
  await expect.poll(active).toBe('Course');
  await screen.type('Search or jump to', 'zzz');
  await expect.poll(() => options().length).toBe(2);
  expect(screen.calls.some(({ call }) => call.includes('/admin/'))).toBe(false);
});

test('SUBM-092 a receipt code that is typed finds its submission, and the line says so', async () => {
  const screen = show('user');
  await screen.type('Search or jump to', '7kq2 m9xd 4trw');
  await expect.poll(options).toContain('BenReceipt 7KQ2-M9XD-4TRWContact · 2 minutes ago');
});

test.each([
  ['new form', 'Create New Form'],
  ['invite', 'Invite a client'],
  ['export', 'Export submissions'],
  ['slack', 'Connect Slack, Google Sheets and other services'],
  ['api key', 'API keysSettings'],
  ['smtp', 'Set up the mail server'],
])('SHELL-048 the words people bring find what to do, before all else: %s', async (typed, label) => {
  const screen = show('admin');
  await screen.type('Search or jump to', typed);
  await expect.poll(active).toBe(label);
});
