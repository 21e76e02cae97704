import { expect, test, vi } from 'vitest';
import { refusal, showScreen } from '../../../testing/showScreen.tsx';
import { ApiKeysPage } from './ApiKeysPage.tsx';
import { ConnectPage } from './ConnectPage.tsx';

const CONNECTION = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Helpful assistant',
  host: 'assistant.example.com',
  scopes: ['forms:read', 'forms:write', 'submissions:read'],
  person: 'Ada Lovelace',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
};
const LIST = { isOpen: true, address: 'https://forms.example.com/api/mcp', connections: [CONNECTION] };

test('MCP-041 connected assistants are listed with what they may do, and disconnected after a question', async () => {
  const screen = showScreen(<ApiKeysPage />, {
    answers: {
      'GET /api/keys': { keys: [] },
      'GET /api/connections': LIST,
      [`DELETE /api/connections/${CONNECTION.id}`]: { ...LIST, connections: [] },
    },
  });
  await expect.poll(() => screen.text()).toContain('Helpful assistant');
  for (const said of [
    'https://forms.example.com/api/mcp',
    'assistant.example.com',
    'Forms: read and change · Submissions: read',
    'by Ada Lovelace',
  ])
    expect(screen.text()).toContain(said);
  await screen.press('Disconnect Helpful assistant');
  await expect.poll(() => screen.text()).toContain('loses access at once');
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  buttons.find(({ textContent }) => textContent === 'Disconnect')?.click();
  await expect.poll(() => screen.text()).toContain('Assistant disconnected');
});

test('MCP-041 nothing is said of assistants while they are off and none is connected', async () => {
  const screen = showScreen(<ApiKeysPage />, {
    answers: {
      'GET /api/keys': { keys: [] },
      'GET /api/connections': { ...LIST, isOpen: false, connections: [] },
    },
  });
  await expect.poll(() => screen.text()).toContain('No API keys yet');
  expect(screen.text()).not.toContain('Connected assistants');
});

const ASKED = {
  name: 'Helpful assistant',
  documentHost: null,
  callbackHost: 'assistant.example.com',
  isLocal: false,
  scopes: ['forms:read', 'submissions:read'],
  account: 'Bakery',
};

test('MCP-040 a person is asked with the host of the callback, the unproven name, the account and the rights in words', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const screen = showScreen(<ConnectPage />, {
    answers: {
      'GET /api/oauth/consent/abc/request': ASKED,
      'POST /api/oauth/consent/abc': { next: 'https://forms.example.com/api/oauth/authorize/abc' },
    },
    at: '/connect/abc',
    route: '/connect/:uid',
  });
  await expect.poll(() => screen.text()).toContain('Helpful assistant');
  for (const said of [
    'Bakery',
    'You are sent back to assistant.example.com',
    'Nobody has verified its name.',
    'Read submissions',
  ])
    expect(screen.text()).toContain(said);
  await screen.press('Connect');
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(screen.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ isAllowed: true });
});

const over = refusal(422, 'This link is invalid or has expired.', 'sign_on.link_invalid');
const buttonsShown = (): string[] =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test.each([
  ['is over', { 'GET /api/oauth/consent/abc/request': over }],
  [
    'ends while it is read',
    { 'GET /api/oauth/consent/abc/request': ASKED, 'POST /api/oauth/consent/abc': over },
  ],
])(
  'MCP-040 a question that %s leads back to the assistant, and offers nothing that cannot help',
  async (_when, answers) => {
    const screen = showScreen(<ConnectPage />, { answers, at: '/connect/abc', route: '/connect/:uid' });
    if ('POST /api/oauth/consent/abc' in answers) await screen.press('Connect');
    await expect.poll(() => screen.text()).toContain('Start again from your assistant');
    expect(screen.text()).toContain('Go back to your assistant and connect again.');
    expect(buttonsShown()).toEqual([]);
  },
);
