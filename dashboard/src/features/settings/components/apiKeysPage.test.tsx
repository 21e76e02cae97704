import { expect, test } from 'vitest';
import { refusal, showScreen } from '../../../testing/showScreen.tsx';
import { ApiKeysPage } from './ApiKeysPage.tsx';

const key = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Nightly export',
  scopes: ['forms:read', 'submissions:read', 'submissions:write'],
  formIds: null,
  forms: null,
  visibleFields: null,
  isImpersonal: false,
  visibleFrom: null,
  expiresAt: null,
  state: 'active',
  maker: 'Ada Lovelace',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
  endedAt: null,
};
const NO_CONNECTIONS = { isOpen: false, address: 'https://forms.example.com/api/mcp', connections: [] };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('KEYS-001 each key says what it may do, whether it is used, and how it stands', async () => {
  const screen = showScreen(<ApiKeysPage />, {
    answers: {
      'GET /api/connections': NO_CONNECTIONS,
      'GET /api/keys': {
        keys: [
          key,
          { ...key, id: key.id.replace(/1$/, '2'), name: 'Soon', expiresAt: inDays(3) },
          { ...key, id: key.id.replace(/1$/, '3'), name: 'Gone', state: 'expired', expiresAt: inDays(-3) },
          { ...key, id: key.id.replace(/1$/, '4'), name: 'Lost', state: 'no_access' },
        ],
      },
    },
  });
  await expect.poll(() => screen.text()).toContain('Nightly export');
  for (const said of [
    'Forms: read · Submissions: read and change',
    'All forms',
    'by Ada Lovelace',
    'Never used',
    'Never expires',
    'Expires soon',
    'Expired',
    'Its creator has no access',
  ])
    expect(screen.text()).toContain(said);
  expect(document.querySelector('a[href="/docs/api"]')?.textContent).toBe('Documentation');
});

test('KEYS-002 a wrong password is told beside its field, and what was typed stays', async () => {
  const wrong = { path: ['password'], code: 'wrong', message: 'Current password is incorrect' };
  const screen = showScreen(<ApiKeysPage />, {
    answers: {
      'GET /api/keys': { keys: [] },
      'GET /api/connections': NO_CONNECTIONS,
      'GET /api/forms': { forms: [] },
      'POST /api/keys': refusal(422, 'Current password is incorrect', 'auth.wrong_password', [wrong]),
    },
  });
  await screen.press('Create API key');
  await screen.type('Name *', 'Sync');
  await screen.type('Current password', 'Wrong-Horse-1');
  await screen.press('Create key');
  await expect.poll(() => screen.text()).toContain('Current password is incorrect');
  const sent = screen.calls.find(({ call }) => call === 'POST /api/keys')?.body;
  expect(sent).toMatchObject({ name: 'Sync', scopes: ['submissions:read'], formIds: null });
  expect((screen.control('Name *') as HTMLInputElement).value).toBe('Sync');
});
